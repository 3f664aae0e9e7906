import Foundation

extension PicturePainter {
  /// How text without attributes of its own is painted.
  struct TextStyle {
    /// The text that the layout was made of; `nil` when it has no attributes.
    var source: NSAttributedString?
    var color: UIColor
    /// What lines with natural alignment do.
    var alignment: NSTextAlignment
  }

  /// Paints the text of a label.
  func paintText(of label: UILabel, in rect: CGRect) {
    guard let (layout, top) = label.drawingLayout(in: rect) else { return }
    let color = label.isHighlighted ? label.highlightedTextColor : nil
    let style = TextStyle(
      source: label.attributedText, color: color ?? label.textColor ?? .label,
      alignment: label.drawingAlignment)
    let overflows = layout.lines.contains { line in
      line.runs.contains { line.x + $0.x + $0.width > rect.width + 0.5 }
    }
    clipped(to: overflows ? SVGPath.rounded(rect, radius: 0, corners: []) : nil) {
      if let shadow = label.shadowColor {
        let plain = TextStyle(source: nil, color: shadow, alignment: style.alignment)
        let moved = rect.offsetBy(dx: label.shadowOffset.width, dy: 0)
        paint(
          layout, in: moved, top: top + label.shadowOffset.height, style: plain, for: label)
      }
      paint(layout, in: rect, top: top, style: style, for: label, forced: color)
    }
  }

  /// Paints lines of text.
  func paint(
    _ layout: TextLayout, in rect: CGRect, top: CGFloat, style: TextStyle, for view: UIView,
    forced: UIColor? = nil
  ) {
    for line in layout.lines {
      let left = rect.minX + line.left(in: rect.width, natural: style.alignment)
      for run in line.runs {
        let x = line.isRightToLeft ? left + line.width - run.x : left + run.x
        paint(run, x: x, baseline: top + line.baseline, line: line, top: top, style, view, forced)
      }
    }
  }

  private func paint(
    _ run: TextLayout.Run, x: CGFloat, baseline: CGFloat, line: TextLayout.Line, top: CGFloat,
    _ style: TextStyle, _ view: UIView, _ forced: UIColor?
  ) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let source = style.source, run.range.location < source.length {
      attributes = source.attributes(at: run.range.location, effectiveRange: nil)
    }
    let left = line.isRightToLeft ? x - run.width : x
    if let background = attributes[.backgroundColor] as? UIColor {
      let box = CGRect(x: left, y: top + line.top, width: run.width, height: line.height)
      fill(box, view.resolved(background))
    }
    if run.isAttachment {
      let image = (attributes[.attachment] as? NSTextAttachment)?.image
      let height = image?.size.height ?? run.font.capHeight
      let box = CGRect(x: left, y: baseline - height, width: run.width, height: height)
      paintPlaceholder(for: image, in: box)
      return
    }
    guard run.text.contains(where: { !$0.isWhitespace }) else { return }
    let color = view.resolved(forced ?? attributes[.foregroundColor] as? UIColor ?? style.color)
    guard color.alpha > 0 else { return }
    var decorations: [String] = []
    if PicturePainter.isLine(attributes[.underlineStyle]) { decorations.append("underline") }
    if PicturePainter.isLine(attributes[.strikethroughStyle]) {
      decorations.append("line-through")
    }
    for piece in PicturePainter.pieces(of: run, kern: attributes[.kern] as? NSNumber) {
      write(
        piece, x: line.isRightToLeft ? x - piece.offset : x + piece.offset,
        baseline: baseline - run.baselineOffset, font: run.font,
        isRightToLeft: line.isRightToLeft, decorations: decorations, color: color)
    }
  }

  private func write(
    _ piece: Piece, x: CGFloat, baseline: CGFloat, font: UIFont, isRightToLeft: Bool,
    decorations: [String], color: CGColor
  ) {
    let n = SVGNumber.text
    let isSingle = piece.text.count < 2 && !piece.isWide
    var svg: SVGWriter.Attributes = [
      ("x", n(x)), ("y", n(baseline)), ("direction", isRightToLeft ? "rtl" : nil),
      ("textLength", isSingle ? nil : n(piece.width)),
      ("lengthAdjust", isSingle ? nil : "spacingAndGlyphs"),
    ]
    svg += PicturePainter.fontAttributes(font)
    if !decorations.isEmpty {
      svg.append(("text-decoration", decorations.joined(separator: " ")))
    }
    svg += PicturePainter.fillAttributes(color)
    // Browsers leave out repeated spaces without the style, other readers without `xml:space`.
    if piece.text.contains("  ") { svg.append(("style", "white-space:pre")) }
    writer.element("text", svg, text: piece.text)
  }

  /// A part of a run that one font can draw, without spaces around it.
  private struct Piece {
    var text = ""
    /// The distance from the start of the run.
    var offset: CGFloat
    var width: CGFloat = 0
    var isWide: Bool
  }

  /// Full-width characters come from other fonts than letters; apart from them, they do not
  /// distort them where `textLength` stretches one but not the other. Spaces around a text are
  /// left out by some readers, so they are by all.
  private static func pieces(of run: TextLayout.Run, kern: NSNumber?) -> [Piece] {
    let wide = run.text.map { character in
      TextClasses.isEmoji(character)
        || character.unicodeScalars.contains(where: TextClasses.isFullWidth)
    }
    let hasSpaceAround = run.text.first?.isWhitespace == true || run.text.last?.isWhitespace == true
    guard hasSpaceAround || (wide.contains(true) && wide.contains(false)) else {
      return [Piece(text: run.text, offset: 0, width: run.width, isWide: wide.first == true)]
    }
    let advances = TextMetric.current.advances(of: run.text, in: run.font)
    let kern = CGFloat(kern?.doubleValue ?? 0)
    var pieces: [Piece] = []
    var x: CGFloat = 0
    var spaces = (text: "", width: CGFloat(0))
    for (index, character) in run.text.enumerated() {
      let advance = (index < advances.count ? advances[index] : 0) + kern
      if character.isWhitespace {
        spaces.text.append(character)
        spaces.width += advance
      } else if let last = pieces.last, last.isWide == wide[index] {
        pieces[pieces.count - 1].text += spaces.text + String(character)
        pieces[pieces.count - 1].width += spaces.width + advance
        spaces = ("", 0)
      } else {
        pieces.append(
          Piece(text: String(character), offset: x, width: advance, isWide: wide[index]))
        spaces = ("", 0)
      }
      x += advance
    }
    return pieces
  }

  private static func isLine(_ value: Any?) -> Bool {
    switch value {
    case let number as NSNumber: return number.intValue != 0
    case let number as Int: return number != 0
    default: return false
    }
  }

  static func fontAttributes(_ font: UIFont) -> SVGWriter.Attributes {
    let values = font.values
    let isMonospaced =
      values.symbolicTraits.contains(.traitMonoSpace) || values.design == .monospaced
    let isItalic = values.symbolicTraits.contains(.traitItalic)
    return [
      ("font-size", SVGNumber.text(font.pointSize)), ("font-weight", weight(of: values)),
      ("font-style", isItalic ? "italic" : nil),
      ("font-family", isMonospaced ? monospaced : nil),
    ]
  }

  private static func weight(of values: UIFontDescriptor.Values) -> String? {
    switch values.weight.rawValue {
    case ..<(-0.7): return "100"
    case ..<(-0.5): return "200"
    case ..<(-0.2): return "300"
    case ..<0.1: return values.symbolicTraits.contains(.traitBold) ? "700" : nil
    case ..<0.27: return "500"
    case ..<0.35: return "600"
    case ..<0.5: return "700"
    case ..<0.6: return "800"
    default: return "900"
    }
  }

  /// Paints one line in the middle of a rectangle.
  func paintCentered(
    _ text: String, font: UIFont, in rect: CGRect, color: UIColor, for view: UIView
  ) {
    let layout = TextLayout(
      text, font: font, width: max(1, rect.width), numberOfLines: 1,
      lineBreakMode: .byTruncatingTail)
    let top = rect.minY + (rect.height - layout.size.height) / 2
    let style = TextStyle(source: nil, color: color, alignment: .center)
    paint(layout, in: rect, top: top, style: style, for: view)
  }
}
