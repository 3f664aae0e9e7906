import Foundation

/// A message with buttons.
///
/// It is presented like any view controller, and covers. ``performTap(on:)`` does what the user
/// does. The message and the buttons are not placed or drawn.
@MainActor
open class UIAlertController: UIViewController {
  /// Where the message is shown.
  public enum Style: Int, Sendable {
    /// At the bottom, or beside what asked for it.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Where the message is shown.
  public private(set) final var preferredStyle = UIAlertController.Style.actionSheet

  /// The text below the title.
  open var message: String?

  /// The buttons, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that the return key stands for.
  open var preferredAction: UIAlertAction?

  /// The fields, in the order they were added; `nil` for none.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Adds a field. Does nothing for action sheets, where UIKit throws.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    viewIfLoaded?.addSubview(field)
    configurationHandler?(field)
  }

  /// Puts the fields in, so that they can be edited.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// Does what a tap on a button does: dismisses the alert and calls the closure of the action.
  /// Does nothing for actions that are disabled or of other alerts. Only HeadlessUIKit has this
  /// method.
  public final func performTap(on action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    presentingViewController?.dismiss(animated: true)
    action.perform()
  }
}
