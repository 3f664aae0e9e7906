import Foundation

extension LineBuilder {
  /// What the last allowed line shows when text is left over; `nil` for modes without ellipsis.
  ///
  /// Head and middle truncation keep the end of the paragraph, not that of later paragraphs.
  func truncate(from start: Int, mode: NSLineBreakMode, available: CGFloat) -> [LinePiece]? {
    let glyphs = text.glyphs
    var end = start
    var total: CGFloat = 0
    while end < glyphs.count {
      if case .lineEnd = glyphs[end].kind { break }
      total += glyphs[end].advance
      end += 1
    }
    switch mode {
    case .byTruncatingHead where total > available + LineBuilder.tolerance:
      return cutHead(start..<end, available: available)
    case .byTruncatingMiddle where total > available + LineBuilder.tolerance:
      return cutMiddle(start..<end, available: available)
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      return cutTail(start..<end, available: available)
    default:
      return nil
    }
  }

  private func cutTail(_ range: Range<Int>, available: CGFloat) -> [LinePiece] {
    let ellipsis = ellipsis(at: range.lowerBound)
    var end = prefix(of: range, upTo: available - ellipsis.ellipsisWidth)
    while end > range.lowerBound, text.glyphs[end - 1].kind == .space { end -= 1 }
    let last = max(range.lowerBound, end - 1)
    return [LinePiece(range: range.lowerBound..<end), self.ellipsis(at: last)]
  }

  private func cutHead(_ range: Range<Int>, available: CGFloat) -> [LinePiece] {
    let ellipsis = ellipsis(at: range.lowerBound)
    var start = suffix(of: range, upTo: available - ellipsis.ellipsisWidth)
    while start < range.upperBound, text.glyphs[start].kind == .space { start += 1 }
    return [ellipsis, LinePiece(range: start..<range.upperBound)]
  }

  private func cutMiddle(_ range: Range<Int>, available: CGFloat) -> [LinePiece] {
    let ellipsis = ellipsis(at: range.lowerBound)
    let room = available - ellipsis.ellipsisWidth
    var end = prefix(of: range, upTo: room / 2)
    var used: CGFloat = 0
    for index in range.lowerBound..<end { used += text.glyphs[index].advance }
    var start = suffix(of: end..<range.upperBound, upTo: room - used)
    for index in start..<range.upperBound { used += text.glyphs[index].advance }
    end = prefix(of: end..<start, upTo: room - used)
    while end > range.lowerBound, text.glyphs[end - 1].kind == .space { end -= 1 }
    while start < range.upperBound, text.glyphs[start].kind == .space { start += 1 }
    return [
      LinePiece(range: range.lowerBound..<end), ellipsis,
      LinePiece(range: start..<range.upperBound),
    ]
  }

  /// The end of the longest beginning that fits.
  private func prefix(of range: Range<Int>, upTo limit: CGFloat) -> Int {
    var used: CGFloat = 0
    var end = range.lowerBound
    while end < range.upperBound {
      used += text.glyphs[end].advance
      guard used <= limit + LineBuilder.tolerance else { break }
      end += 1
    }
    return end
  }

  /// The start of the longest ending that fits.
  private func suffix(of range: Range<Int>, upTo limit: CGFloat) -> Int {
    var used: CGFloat = 0
    var start = range.upperBound
    while start > range.lowerBound {
      used += text.glyphs[start - 1].advance
      guard used <= limit + LineBuilder.tolerance else { break }
      start -= 1
    }
    return start
  }

  /// An ellipsis in the font of a character.
  private func ellipsis(at index: Int) -> LinePiece {
    let glyph = text.glyphs[min(index, text.glyphs.count - 1)]
    let font = text.runs[glyph.run].font
    let width = metric.advances(of: "…", in: font).first ?? 0
    return LinePiece(
      range: index..<index,
      ellipsis: LinePiece.Ellipsis(location: glyph.location, font: font, width: width))
  }
}

extension LinePiece {
  fileprivate var ellipsisWidth: CGFloat { ellipsis?.width ?? 0 }
}
