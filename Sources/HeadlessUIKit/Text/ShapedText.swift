import Foundation

/// A text cut into characters with widths, runs and the places where lines may end.
struct ShapedText {
  /// Neighbouring characters with equal attributes.
  struct Run {
    var font: UIFont
    var paragraph: NSParagraphStyle.Values?
    var baselineOffset: CGFloat = 0
    /// The rectangle of an attachment, with the baseline at zero and up being positive.
    var attachment: CGRect?
    var ascent: CGFloat
    var descent: CGFloat
  }

  /// One character.
  struct Glyph {
    var character: Character
    /// The place in the text, in UTF-16 units.
    var location: Int
    var advance: CGFloat
    var kind: LineBreakRules.Kind
    var run: Int
  }

  private(set) var glyphs: [Glyph] = []
  private(set) var runs: [Run] = []
  /// The length of the text in UTF-16 units.
  let length: Int

  /// Measures a text in time in proportion to its length.
  init(_ text: NSAttributedString, font: UIFont, metric: any TextMeasuring) {
    length = text.length
    var ends: [Int] = []
    var kerns: [CGFloat] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(Run(attributes, font: font))
      kerns.append(ShapedText.kern(attributes))
      ends.append(range.location + range.length)
    }
    cut(text.string, ends: ends)
    measure(kerns: kerns, metric: metric)
  }

  /// Measures a text with one font, without an attributed string: on Linux, Foundation's leaks the
  /// list of its runs.
  init(_ text: String, font: UIFont, metric: any TextMeasuring) {
    length = text.utf16.count
    if length > 0 { runs = [Run([:], font: font)] }
    cut(text, ends: runs.map { _ in length })
    measure(kerns: runs.map { _ in 0 }, metric: metric)
  }

  private mutating func cut(_ string: String, ends: [Int]) {
    glyphs.reserveCapacity(string.utf8.count)
    var location = 0
    var run = 0
    for character in string {
      while run + 1 < ends.count, location >= ends[run] { run += 1 }
      glyphs.append(
        Glyph(
          character: character, location: location, advance: 0,
          kind: LineBreakRules.kind(of: character), run: run))
      location += character.utf16.count
    }
  }

  private mutating func measure(kerns: [CGFloat], metric: any TextMeasuring) {
    var start = 0
    while start < glyphs.count {
      let run = glyphs[start].run
      var end = start
      var part = ""
      while end < glyphs.count, glyphs[end].run == run {
        // Line ends become spaces without width, which join no neighbour.
        switch (glyphs[end].kind, glyphs[end].character) {
        case (.lineEnd, _): part.append("\u{200B}")
        case (_, "\t"): part.append(" ")
        case (_, let character): part.append(character)
        }
        end += 1
      }
      let attachmentWidth = runs[run].attachment?.width
      let advances = metric.advances(of: part, in: runs[run].font)
      for position in start..<end {
        if case .lineEnd = glyphs[position].kind { continue }
        if let attachmentWidth, glyphs[position].character == "\u{FFFC}" {
          glyphs[position].advance = attachmentWidth
        } else {
          let index = position - start
          let advance = index < advances.count ? advances[index] : 0
          glyphs[position].advance = (advance.isFinite ? advance : 0) + kerns[run]
        }
      }
      start = end
    }
  }

  private static func kern(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
  }

  fileprivate static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: return value.isFinite ? value : nil
    case let value as NSNumber: return value.doubleValue.isFinite ? value.doubleValue : nil
    case let value as Double: return value.isFinite ? CGFloat(value) : nil
    case let value as Float: return value.isFinite ? CGFloat(value) : nil
    case let value as Int: return CGFloat(value)
    default: return nil
    }
  }
}

extension ShapedText.Run {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font defaultFont: UIFont) {
    font = attributes[.font] as? UIFont ?? defaultFont
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    baselineOffset = ShapedText.number(attributes[.baselineOffset]) ?? 0
    ascent = font.ascender + baselineOffset
    descent = -font.descender - baselineOffset
    guard let attached = attributes[.attachment] as? NSTextAttachment else { return }
    var box = attached.bounds
    if box.size == .zero { box.size = attached.image?.size ?? .zero }
    attachment = box
    ascent = max(ascent, box.maxY)
    descent = max(descent, -box.minY)
  }
}
