import Foundation

/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// What a button does.
  public enum Style: Int, Sendable {
    /// The usual.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Changes or deletes something for good.
    case destructive = 2
  }

  final var slots = Slots()

  private let handler: ((UIAlertAction) -> Void)?

  /// The title.
  public final let title: String?

  /// What the button does.
  public final let style: UIAlertAction.Style

  /// Whether the button can be tapped.
  open var isEnabled = true

  /// Creates an action that calls a closure when its button is tapped.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  final func perform() {
    handler?(self)
  }
}
