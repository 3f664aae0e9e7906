import Foundation

/// A part of the text of something that can be edited. Subclasses say which.
@MainActor
open class UITextRange: NSObject {
  /// Where the part starts.
  open var start: UITextPosition { UITextPosition() }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition() }

  /// Whether the part has no characters.
  open var isEmpty: Bool { start.isEqual(end) }
}

/// A part that is counted in UTF-16 units.
final class TextOffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  override var hash: Int { range.hashValue }
}

extension NSRange {
  /// The characters of a text range; `nil` for one that somebody else made.
  @MainActor
  init?(_ range: UITextRange) {
    guard let range = range as? TextOffsetRange else { return nil }
    self = range.range
  }
}
