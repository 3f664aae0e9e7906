import Foundation

/// What the lines of a paragraph have in common.
struct Paragraph {
  var style = NSParagraphStyle.Values()
  var mode = NSLineBreakMode.byWordWrapping
  var isRightToLeft = false

  init() {}

  /// The paragraph that starts at a character.
  init(of text: ShapedText, at start: Int, mode: NSLineBreakMode) {
    self.mode = mode
    if let own = text.runs[text.glyphs[start].run].paragraph {
      style = own
      self.mode = own.lineBreakMode
    }
    switch style.baseWritingDirection {
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    default: isRightToLeft = Paragraph.startsRightToLeft(text, at: start)
    }
  }

  private static func startsRightToLeft(_ text: ShapedText, at start: Int) -> Bool {
    for glyph in text.glyphs[start...] {
      if glyph.kind == .lineEnd(isParagraphEnd: true) { return false }
      guard let scalar = glyph.character.unicodeScalars.first,
        let direction = TextClasses.isRightToLeft(scalar)
      else { continue }
      return direction
    }
    return false
  }

  /// The indent of a line.
  func indent(isFirst: Bool) -> CGFloat {
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    return indent.isFinite ? max(0, indent) : 0
  }

  /// The room for characters in a line. Positive tail indents count from the head, others from
  /// the tail.
  func available(_ width: CGFloat, isFirst: Bool) -> CGFloat {
    let tail = style.tailIndent
    let end = tail > 0 ? min(tail, width) : tail.isFinite ? width + tail : width
    return max(0, end - indent(isFirst: isFirst))
  }
}
