import Foundation

/// How a paragraph is set: alignment, spacing, wrapping.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  final var slots = Slots()

  /// The values that this class shows and its subclass changes.
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation: Bool = false
  }

  final var values: Values

  /// Creates the style that paragraphs have unless told otherwise.
  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// The style that paragraphs have unless told otherwise.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How the lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indentation of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The place of the end of the lines.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How lines are wrapped or cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line; zero for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The writing direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The factor of the height of lines; zero for one.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How full lines have to be without hyphenation.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the language decides about hyphenation.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The distance between tabs after the last stop.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters move together before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(values: values)
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Hashes the values.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// How the lines are aligned.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The indentation of the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The indentation of the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// The place of the end of the lines.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// How lines are wrapped or cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The largest height of a line; zero for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// The writing direction.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The factor of the height of lines; zero for one.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The space before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// How full lines have to be without hyphenation.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Whether the language decides about hyphenation.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  /// The distance between tabs after the last stop.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Whether letters move together before text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
