import Foundation

/// What a text view asks and tells while it is edited, and what it tells about scrolling.
///
/// Links, attachments and edit menus cannot be used here, so their methods are not called.
@MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  /// Whether editing may begin. Asked before the view becomes first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Editing began: the view is first responder.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether editing may end. Asked before the view resigns first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether what was typed may replace a range, counted in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// The edit menu for a range; `nil` for the usual one.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The edit menu is about to be shown.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )

  /// The edit menu is about to go.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )

  /// Whether the user may use a link.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Whether the user may use an attachment.
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

// What Objective-C calls optional: what happens when a delegate does not say.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidBeginEditing(_ textView: UITextView) {}

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidEndEditing(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }

  public func textViewDidChange(_ textView: UITextView) {}

  public func textViewDidChangeSelection(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    nil
  }

  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    true
  }

  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    true
  }
}
