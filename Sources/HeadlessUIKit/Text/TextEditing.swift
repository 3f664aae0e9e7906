import Foundation

/// A view whose text the user edits. For what text fields and text views have in common.
@MainActor
protocol TextEditing: UIView {
  var edited: EditedText { get }
  var standardTextFont: UIFont { get }

  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  func insertText(_ text: String)
  func deleteBackward()
}

extension TextEditing {
  /// The rectangle of the caret at a position in lines of text that start at a point.
  func caretRect(
    for position: UITextPosition, in layout: TextLayout, origin: CGPoint, width: CGFloat
  ) -> CGRect {
    guard let offset = (position as? TextOffset)?.offset,
      let line = layout.lines.last(where: { $0.range.location <= offset }) ?? layout.lines.first
    else { return .zero }
    let before = NSRange(from: line.range.location, to: min(offset, edited.length))
    let text = edited.content.attributedSubstring(from: before)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = line.left(in: width, natural: isMirrored ? .right : .left)
    let distance = TextLayout(text, numberOfLines: 1, font: standardTextFont).size.width
    return CGRect(
      x: origin.x + (line.isRightToLeft ? start + line.width - distance : start + distance),
      y: origin.y + line.top, width: 2, height: line.height)
  }
}

// The positions of `UITextInput`, which count UTF-16 units of text fields and text views, and what
// stands for the keyboard.
extension UITextInput where Self: UIView {
  /// The position before the text.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position behind the text.
  public var endOfDocument: UITextPosition { TextOffset(length) }

  /// The range of characters that an input method has not settled; there are no input methods.
  public var markedTextRange: UITextRange? { nil }

  /// The text in a range, as far as the range is inside the text.
  public func text(in range: UITextRange) -> String? {
    guard let string = (self as? any TextEditing)?.edited.string as NSString?,
      let range = NSRange(range), range.location + range.length <= string.length
    else { return nil }
    return string.substring(with: range)
  }

  /// The range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset
    else { return nil }
    return TextOffsetRange(
      NSRange(from: min(from.offset, to.offset), to: max(from.offset, to.offset)))
  }

  /// The position a number of UTF-16 units away; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    let (target, overflow) = start.offset.addingReportingOverflow(offset)
    guard !overflow, (0...length).contains(target) else { return nil }
    return TextOffset(target)
  }

  /// The number of UTF-16 units from a position to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  /// The order of two positions.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  private var length: Int { (self as? any TextEditing)?.edited.length ?? 0 }

  /// Does what typing does: begins editing, and for each character asks the delegate and inserts
  /// it. Only HeadlessUIKit has this method.
  public func performTyping(_ text: String) {
    guard let editor = self as? any TextEditing, editor.becomeFirstResponder() else { return }
    for character in text {
      let range = TextOffsetRange(editor.edited.selection)
      if editor.shouldChangeText(in: range, replacementText: String(character)) {
        editor.insertText(String(character))
      }
    }
  }

  /// Does what the delete key does: begins editing, asks the delegate unless there is nothing to
  /// remove, and removes. Only HeadlessUIKit has this method.
  public func performDelete() {
    guard let editor = self as? any TextEditing, editor.becomeFirstResponder() else { return }
    if let range = editor.edited.deletionRange,
      !editor.shouldChangeText(in: TextOffsetRange(range), replacementText: "")
    {
      return
    }
    editor.deleteBackward()
  }
}
