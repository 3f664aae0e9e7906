import Foundation

/// The height of a line and the place of its baseline.
struct LineMetrics {
  var height: CGFloat
  /// The distance from the top.
  var baseline: CGFloat

  /// The metrics of a line: those of its tallest characters, changed by the paragraph style.
  init(
    of text: ShapedText, from start: Int, to next: Int, pieces: [LinePiece], font: UIFont,
    style: NSParagraphStyle.Values
  ) {
    var ascent: CGFloat = -.infinity
    var descent: CGFloat = -.infinity
    var leading: CGFloat = 0
    func add(_ run: Int) {
      ascent = max(ascent, text.runs[run].ascent)
      descent = max(descent, text.runs[run].descent)
      leading = max(leading, text.runs[run].font.leading)
    }
    for piece in pieces where piece.ellipsis == nil {
      var last = -1
      for index in piece.range where text.glyphs[index].run != last {
        last = text.glyphs[index].run
        add(last)
      }
    }
    if ascent == -.infinity, start < text.glyphs.count { add(text.glyphs[start].run) }
    if ascent == -.infinity, let last = text.runs.indices.last { add(last) }
    if ascent == -.infinity { (ascent, descent) = (font.ascender, -font.descender) }
    var height = ascent + descent + leading
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    self.height = max(0, height)
    baseline = self.height - descent
  }
}
