import Foundation

/// A text broken into lines, with the place of every line.
///
/// Lengths are in points, and `y` grows downwards from the top of the first line. Making a layout
/// takes time in proportion to the length of the text.
///
/// Words that do not fit start a new line; words longer than a line, and texts in the mode
/// `.byCharWrapping`, are broken between characters. Chinese, Japanese and Korean break between
/// characters, but not before closing punctuation. Spaces at a wrapped end of a line do not count.
/// Tabs are spaces. Paragraph styles give alignment, indents, line heights and spacing, and
/// replace the line break mode. Not done: hyphenation, tab stops, kerning, exclusion paths, and
/// reordering of right-to-left text, which changes no width.
public struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom.
  public let lines: [Line]

  /// The width of the widest line, and the height of all lines with the space between them.
  public let size: CGSize

  /// Whether text was left out because there are too few lines or it does not fit.
  public let isTruncated: Bool

  /// The width that lines wrap at; infinite when they do not.
  public let width: CGFloat

  /// Lays out a text with attributes.
  ///
  /// - Parameters:
  ///   - text: The text. Fonts, paragraph styles, `.kern`, `.tracking`, `.baselineOffset` and
  ///     attachments count.
  ///   - width: The width to wrap at. Widths that are not positive and finite set no limit.
  ///   - numberOfLines: The largest number of lines; zero or less for any number.
  ///   - lineBreakMode: How paragraphs without a style are wrapped, and how the last line is cut.
  ///   - font: The font of text that has none.
  ///   - keepsFinalEmptyLine: Whether an empty text, or a line break at the end, adds an empty
  ///     line, as it does where text is edited.
  ///   - metric: What measures the characters.
  public init(
    _ text: NSAttributedString, width: CGFloat = .infinity, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, font: UIFont = .systemFont(ofSize: 12),
    keepsFinalEmptyLine: Bool = false, metric: any TextMeasuring = TextMetric.current
  ) {
    self.init(
      ShapedText(text, font: font, metric: metric), width: width, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, font: font, keepsFinalEmptyLine: keepsFinalEmptyLine,
      metric: metric)
  }

  private init(
    _ text: ShapedText, width: CGFloat, numberOfLines: Int, lineBreakMode: NSLineBreakMode,
    font: UIFont, keepsFinalEmptyLine: Bool, metric: any TextMeasuring
  ) {
    let width = width.isFinite && width > 0 ? width : .infinity
    var builder = LineBuilder(
      text: text, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      font: font, metric: metric)
    builder.build(keepsFinalEmptyLine: keepsFinalEmptyLine)
    lines = builder.lines
    isTruncated = builder.isTruncated
    self.width = width
    var size = CGSize(width: 0, height: builder.height)
    for line in lines { size.width = max(size.width, line.x + line.width) }
    self.size = size
  }

  /// Lays out a text with one font. The other values mean what they mean for texts with
  /// attributes.
  public init(
    _ text: String, font: UIFont, width: CGFloat = .infinity, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, keepsFinalEmptyLine: Bool = false,
    metric: any TextMeasuring = TextMetric.current
  ) {
    self.init(
      ShapedText(text, font: font, metric: metric), width: width, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, font: font, keepsFinalEmptyLine: keepsFinalEmptyLine,
      metric: metric)
  }

  /// The distance of the first baseline from the top; `nil` without lines.
  public var firstBaseline: CGFloat? { lines.first?.baseline }

  /// The distance of the last baseline from the top; `nil` without lines.
  public var lastBaseline: CGFloat? { lines.last?.baseline }
}
