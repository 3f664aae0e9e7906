import Foundation

/// What a text field asks and tells while it is edited.
///
/// Edit menus are not shown here, so their methods are not called.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Asked before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing began: the field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end. Asked before the field resigns first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing ended, for whatever reason.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing ended for a reason; said instead of ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether what was typed may replace a range, counted in UTF-16 units.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the button that removes the text may do so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by default: send `.editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// The edit menu for a range; `nil` for the usual one.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The edit menu is about to be shown.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )

  /// The edit menu is about to go.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

// What Objective-C calls optional: what happens when a delegate does not say.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    true
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    nil
  }

  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
