import Foundation

/// Breaks a measured text into lines.
struct LineBuilder {
  /// What lines may be wider than there is room: the error of adding up numbers.
  static let tolerance: CGFloat = 0.000_1

  let text: ShapedText
  let width: CGFloat
  let numberOfLines: Int
  let lineBreakMode: NSLineBreakMode
  let font: UIFont
  let metric: any TextMeasuring

  private(set) var lines: [TextLayout.Line] = []
  private(set) var height: CGFloat = 0
  private(set) var isTruncated = false

  /// The space due before the next line.
  private var spacing: CGFloat = 0

  init(
    text: ShapedText, width: CGFloat, numberOfLines: Int, lineBreakMode: NSLineBreakMode,
    font: UIFont, metric: any TextMeasuring
  ) {
    self.text = text
    self.width = width
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.font = font
    self.metric = metric
  }

  mutating func build(keepsFinalEmptyLine: Bool) {
    let glyphs = text.glyphs
    var start = 0
    var paragraph = Paragraph()
    var isParagraphStart = true
    while start < glyphs.count {
      if isParagraphStart { paragraph = Paragraph(of: text, at: start, mode: lineBreakMode) }
      let isLastAllowed = numberOfLines > 0 && lines.count == numberOfLines - 1
      let available = paragraph.available(width, isFirst: isParagraphStart)
      var content = LineContent(end: start, next: start)
      if isLastAllowed, paragraph.mode == .byClipping {
        content = fill(from: start, upTo: .infinity, byWords: true)
      } else {
        content = fill(from: start, upTo: available, byWords: paragraph.mode != .byCharWrapping)
      }
      var pieces = [LinePiece(range: start..<content.end)]
      var hasEllipsis = false
      if isLastAllowed, content.next < glyphs.count {
        isTruncated = true
        content.next = glyphs.count
        if let cut = truncate(from: start, mode: paragraph.mode, available: available) {
          pieces = cut
          hasEllipsis = true
        }
      }
      append(
        pieces, from: start, to: content.next, paragraph: paragraph,
        isParagraphStart: isParagraphStart, available: available, hasEllipsis: hasEllipsis)
      start = content.next
      isParagraphStart = content.endsParagraph
      spacing = paragraph.style.lineSpacing
      if content.endsParagraph { spacing += paragraph.style.paragraphSpacing }
      if isLastAllowed { return }
    }
    guard keepsFinalEmptyLine else { return }
    var endsWithBreak = glyphs.isEmpty
    if case .lineEnd = glyphs.last?.kind { endsWithBreak = true }
    guard endsWithBreak, numberOfLines <= 0 || lines.count < numberOfLines else { return }
    append(
      [], from: start, to: start, paragraph: paragraph, isParagraphStart: isParagraphStart,
      available: width, hasEllipsis: false)
  }

  // MARK: - Filling

  /// Where a line ends and the next one starts.
  private struct LineContent {
    var end: Int
    var next: Int
    var endsParagraph = false
  }

  /// Takes as many characters as fit, at least one.
  private func fill(from start: Int, upTo limit: CGFloat, byWords: Bool) -> LineContent {
    let glyphs = text.glyphs
    var used: CGFloat = 0
    var contentEnd = start
    var lastBreak: (end: Int, next: Int)?
    var index = start
    while index < glyphs.count {
      let glyph = glyphs[index]
      switch glyph.kind {
      case .lineEnd(let isParagraphEnd):
        return LineContent(end: index, next: index + 1, endsParagraph: isParagraphEnd)
      case .space:
        used += glyph.advance
      default:
        if index > start,
          LineBreakRules.canBreak(between: glyphs[index - 1].kind, and: glyph.kind)
        {
          lastBreak = (contentEnd, index)
        }
        if index > start, used + glyph.advance > limit + LineBuilder.tolerance {
          if byWords, let lastBreak, lastBreak.next > start {
            return LineContent(end: lastBreak.end, next: lastBreak.next)
          }
          return LineContent(end: contentEnd, next: index)
        }
        used += glyph.advance
        contentEnd = index + 1
      }
      index += 1
    }
    return LineContent(end: index, next: index, endsParagraph: true)
  }

  // MARK: - Lines

  private mutating func append(
    _ pieces: [LinePiece], from start: Int, to next: Int, paragraph: Paragraph,
    isParagraphStart: Bool, available: CGFloat, hasEllipsis: Bool
  ) {
    let metrics = LineMetrics(
      of: text, from: start, to: next, pieces: pieces, font: font, style: paragraph.style)
    let (runs, natural) = makeRuns(pieces)
    // Spaces hang over the end; a single character that is too wide does not.
    let least = paragraph.mode == .byClipping ? 0 : natural - trailingSpace(of: pieces)
    var top = height
    if !lines.isEmpty { top += spacing }
    if isParagraphStart, !lines.isEmpty { top += paragraph.style.paragraphSpacingBefore }
    let glyphs = text.glyphs
    let first = start < glyphs.count ? glyphs[start].location : text.length
    let end = next < glyphs.count ? glyphs[next].location : text.length
    lines.append(
      TextLayout.Line(
        range: NSRange(from: first, to: end), text: runs.map(\.text).joined(),
        x: paragraph.indent(isFirst: isParagraphStart), width: min(natural, max(available, least)),
        top: top, height: metrics.height, baseline: top + metrics.baseline,
        alignment: paragraph.style.alignment, isRightToLeft: paragraph.isRightToLeft,
        hasEllipsis: hasEllipsis, runs: runs))
    height = top + metrics.height
  }

  /// The width of the spaces at the end of a line.
  private func trailingSpace(of pieces: [LinePiece]) -> CGFloat {
    guard let last = pieces.last, last.ellipsis == nil else { return 0 }
    var width: CGFloat = 0
    for index in last.range.reversed() {
      guard text.glyphs[index].kind == .space else { break }
      width += text.glyphs[index].advance
    }
    return width
  }

  /// The runs of a line, and the width of all.
  private func makeRuns(_ pieces: [LinePiece]) -> (runs: [TextLayout.Run], width: CGFloat) {
    var runs: [TextLayout.Run] = []
    var x: CGFloat = 0
    for piece in pieces {
      if let ellipsis = piece.ellipsis {
        runs.append(
          TextLayout.Run(
            text: "…", range: NSRange(location: ellipsis.location, length: 0),
            font: ellipsis.font, x: x, width: ellipsis.width, baselineOffset: 0,
            isAttachment: false))
        x += ellipsis.width
        continue
      }
      var index = piece.range.lowerBound
      while index < piece.range.upperBound {
        let start = index
        let run = text.glyphs[index].run
        let startX = x
        var string = ""
        while index < piece.range.upperBound, text.glyphs[index].run == run {
          x += text.glyphs[index].advance
          string.append(text.glyphs[index].character)
          index += 1
        }
        let end = index < text.glyphs.count ? text.glyphs[index].location : text.length
        runs.append(
          TextLayout.Run(
            text: string, range: NSRange(from: text.glyphs[start].location, to: end),
            font: text.runs[run].font, x: startX, width: x - startX,
            baselineOffset: text.runs[run].baselineOffset,
            isAttachment: text.runs[run].attachment != nil))
      }
    }
    return (runs, x)
  }
}

/// What a line shows: a part of the text or an ellipsis.
struct LinePiece {
  var range: Range<Int>
  var ellipsis: Ellipsis?

  struct Ellipsis {
    var location: Int
    var font: UIFont
    var width: CGFloat
  }
}
