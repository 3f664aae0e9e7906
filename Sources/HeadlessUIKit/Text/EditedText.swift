import Foundation

/// A text that is edited and its selection, counted in UTF-16 units as in UIKit.
struct EditedText {
  private(set) var content = NSAttributedString(string: "")
  private(set) var selection = NSRange(location: 0, length: 0)

  var string: String { content.string }
  var length: Int { content.length }

  /// Puts another text in place and the caret behind it.
  mutating func setContent(_ text: NSAttributedString) {
    content = NSAttributedString(attributedString: text)
    selection = NSRange(location: length, length: 0)
  }

  /// Changes attributes, not characters.
  mutating func restyle(_ change: (NSMutableAttributedString, _ all: NSRange) -> Void) {
    let changed = NSMutableAttributedString(attributedString: content)
    change(changed, NSRange(location: 0, length: changed.length))
    content = changed
  }

  /// Selects the part of a range that is inside the text. Returns whether that is another
  /// selection.
  mutating func select(_ range: NSRange) -> Bool {
    let old = selection
    selection = clamped(range)
    return selection != old
  }

  /// Replaces the part of a range that is inside the text, and puts the caret behind the new text.
  mutating func replace(_ range: NSRange, with text: NSAttributedString) {
    let range = clamped(range)
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    content = changed
    selection = NSRange(location: range.location + text.length, length: 0)
  }

  /// What the delete key removes: the selection, or the character before the caret; `nil` when
  /// there is neither.
  var deletionRange: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let end = min(max(start, start + range.length), length)
    return NSRange(location: start, length: end - start)
  }
}
