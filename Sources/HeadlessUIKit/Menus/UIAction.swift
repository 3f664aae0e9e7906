import Foundation

/// A menu element that calls a closure.
@MainActor
open class UIAction: UIMenuElement {
  /// The name of the action; unique unless given.
  public final let identifier: UIAction.Identifier

  private let handler: (UIAction) -> Void

  /// The control or item that performs the action, while it is performed.
  public private(set) final var sender: Any?

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? UIAction.Identifier(rawValue: UUID().uuidString)
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Actions cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The title shown where keyboard commands are listed.
  open var discoverabilityTitle: String?

  /// Whether the action is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action has a check mark.
  open var state: UIMenuElement.State

  /// Performs the action as the menu does: calls the closure, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    if !attributes.contains(.disabled) { perform(sender: sender) }
  }

  /// Calls the closure.
  final func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
