import Foundation

extension TextLayout {
  /// One line of a layout.
  public struct Line: Hashable, Sendable {
    /// The part of the text that the line stands for, in UTF-16 units, with the spaces and the
    /// line break that end it. The ranges of all lines follow each other; that of a cut last line
    /// goes on to the end of the text.
    public var range: NSRange

    /// The characters shown: without spaces at a wrapped end, with the ellipsis of a cut line.
    public var text: String

    /// The indent from the left, or from the right in right-to-left paragraphs.
    public var x: CGFloat

    /// The width of the characters shown. In the mode `.byClipping` at most what there is room
    /// for.
    public var width: CGFloat

    /// The distance of the top of the line from the top of the layout.
    public var top: CGFloat

    /// The height, without the space between lines.
    public var height: CGFloat

    /// The distance of the baseline from the top of the layout.
    public var baseline: CGFloat

    /// The alignment that the paragraph style asks for; `.natural` without one.
    public var alignment: NSTextAlignment

    /// Whether the paragraph runs from right to left, by its style or its first letter.
    public var isRightToLeft: Bool

    /// Whether an ellipsis stands for a part of the text.
    public var hasEllipsis: Bool

    /// The parts with equal attributes, in the order of the text.
    public var runs: [Run]

    /// The distance from the left at which the line starts in a width.
    ///
    /// - Parameters:
    ///   - width: The width that the line is aligned in.
    ///   - natural: What lines with natural alignment and justified ones do: `.left`, `.center`
    ///     or `.right`. Justified lines are not stretched.
    public func left(in width: CGFloat, natural: NSTextAlignment = .left) -> CGFloat {
      let alignment =
        self.alignment == .natural || self.alignment == .justified ? natural : self.alignment
      switch alignment {
      case .right: return width - self.width - (isRightToLeft ? x : 0)
      case .center: return (width - self.width + (isRightToLeft ? -x : x)) / 2
      default: return isRightToLeft ? 0 : x
      }
    }
  }

  /// A part of a line with equal attributes.
  public struct Run: Hashable, Sendable {
    /// The characters shown.
    public var text: String
    /// The part of the text shown, in UTF-16 units. That of an ellipsis is empty, and is where
    /// its attributes come from.
    public var range: NSRange
    /// The font.
    public var font: UIFont
    /// The distance from the start of the line.
    public var x: CGFloat
    /// The width.
    public var width: CGFloat
    /// The distance of the run's baseline above that of the line.
    public var baselineOffset: CGFloat
    /// Whether the run stands for an attachment.
    public var isAttachment: Bool
  }
}

extension NSRange {
  /// The range between two places.
  init(from start: Int, to end: Int) {
    self.init(location: start, length: max(0, end - start))
  }
}
