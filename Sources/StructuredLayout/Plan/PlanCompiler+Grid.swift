#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Grids: the cells of a column share its span from left to right, and those of a row from top to
/// bottom; columns and rows follow each other.
extension PlanCompiler {
  mutating func placeGrid(_ grid: GridPlan, _ slot: Slot, node: Int) -> PlanSpan {
    let isHorizontal = axis == .horizontal
    let count = isHorizontal ? grid.columnCount : grid.rowCount
    guard count > 0 else { return emptySpan(slot, owner: LineOwner(node: node)) }
    let spacing = isHorizontal ? grid.style.horizontalSpacing : grid.style.verticalSpacing
    let alignment =
      isHorizontal ? grid.style.horizontalAlignment : grid.style.verticalAlignment
    let tracks = grid.tracks(along: axis)
    let weights = (0..<count).map { weight(of: $0, in: grid, tracks[$0].cells) }
    let isEqual = isHorizontal && grid.style.distribution == .equalSize
    let ending = ending(
      of: slot, takesAll: isEqual || weights.contains { $0 != nil }, owner: LineOwner(node: node))

    var spans: [PlanSpan] = []
    for track in 0..<count {
      let isLast = track == count - 1
      let start = spans.last.map { Bound.at($0.end + spacing) } ?? slot.start
      spans.append(
        placeTrack(
          tracks[track].cells, alignment,
          Slot(
            start: start, end: isLast ? ending.bound : .free, stretches: weights[track] != nil,
            isAdaptive: isLast && ending.closing == nil && !isEqual && weights[track] == nil),
          owner: LineOwner(node: node, track: track)))
    }
    for cell in tracks.flatMap(\.spanningCells) {
      let last = cell.first + cell.count - 1
      _ = placeAcross(
        [cell.node], alignment,
        Slot(
          start: .at(spans[cell.first].start), end: .at(spans[last].end), needsExtent: false,
          hugs: false),
        in: .horizontal, owner: LineOwner(node: cell.node))
    }
    divide(
      zip(spans, weights).compactMap { span, weight in
        (isEqual ? 1 : weight).map { Share(span: span, weight: $0) }
      }, node: node)
    return finish(first: spans[0].start, last: spans[count - 1].end, slot, ending, node: node)
  }

  /// The span of a column or row. One without a cell of its own is as long as the cells across it
  /// want.
  private mutating func placeTrack(
    _ cells: [Int], _ alignment: AxisAlignment, _ slot: Slot, owner: LineOwner
  ) -> PlanSpan {
    guard cells.isEmpty else {
      return placeAcross(cells, alignment, slot, in: .horizontal, owner: owner)
    }
    let start = slot.start.place ?? line(of: owner, isStart: true)
    if slot.start.place == nil { tie(start, to: slot.start, isStart: true, owner.node) }
    guard slot.end.place == nil else { return emptySpan(slot, owner: owner) }
    let end = line(of: owner, isStart: false)
    tie(end, to: .within(start), isStart: true, owner.node)
    tie(end, to: slot.end, isStart: false, owner.node)
    return PlanSpan(start: start, end: end)
  }

  private func weight(of track: Int, in grid: GridPlan, _ cells: [Int]) -> CGFloat? {
    if axis == .vertical, let weight = grid.rowWeights[track] { return weight }
    return cells.firstResult { flexibility(of: $0, in: .horizontal) }
  }
}

extension GridPlan {
  /// The cells of a column or row, and those that begin there and take more than one.
  struct Track {
    var cells: [Int] = []
    var spanningCells: [(node: Int, first: Int, count: Int)] = []
  }

  func tracks(along axis: NSLayoutConstraint.Axis) -> [Track] {
    var tracks = [Track](repeating: Track(), count: axis == .horizontal ? columnCount : rowCount)
    for cell in cells {
      let (first, count) =
        axis == .horizontal ? (cell.column, cell.columns) : (cell.row, cell.rows)
      if count == 1 {
        tracks[first].cells.append(cell.node)
      } else {
        tracks[first].spanningCells.append((cell.node, first, count))
      }
    }
    return tracks
  }
}
