/// Rows and columns: items fill the columns of one row after the other.
///
/// Each item is offered the width of its column and no height; a row is as high as its highest
/// item.
///
/// Complexity: O(*n*) for *n* items.
public struct GridLayout: Layout, Sendable, Hashable {
  /// How wide a column is, in points.
  public enum Column: Sendable, Hashable {
    case fixed(Double)

    /// As wide as its widest item ideally is, while the offered width lasts.
    case fitting

    /// An equal share of the width that the other kinds leave, within limits.
    case flexible(minimum: Double = 0, maximum: Double = .infinity)
  }

  /// The columns, from the leading one on. None at all count as one that is ``Column/fitting``.
  public var columns: [Column]

  /// Where items sit in their cells.
  public var alignment: Alignment

  /// The distance between columns, in points.
  public var horizontalSpacing: Double

  /// The distance between rows, in points.
  public var verticalSpacing: Double

  public init(
    columns: [Column], alignment: Alignment = .center, horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0
  ) {
    self.columns = columns
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func naturalSize(for items: [any LayoutItem]) -> Size {
    natural(items)
  }

  public func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
    fit(items, proposal)
  }

  public func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    arranged(items, bounds)
  }
}

extension GridLayout: LayoutRule {
  // Columns are shared out even when there is nothing in them.
  func shares(count: Int) -> Bool { true }
  func respondsTo(_ children: Axis.Set) -> Axis.Set { .horizontal }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    let widths = widths(subnodes, proposal)
    var height = 0.0
    for row in 0..<rowCount(subnodes.count, widths.count) {
      height += rowHeight(row, widths, subnodes, proposal)
      if row > 0 { height += verticalSpacing.asDistance }
    }
    let spacing = horizontalSpacing.asDistance * Double(widths.count - 1)
    return Size(width: (widths.reduce(0, +) + spacing).asLength, height: height.asLength)
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    let widths = widths(subnodes, proposal)
    var y = bounds.y
    for row in 0..<rowCount(subnodes.count, widths.count) {
      let height = rowHeight(row, widths, subnodes, proposal)
      var x = bounds.x
      for (column, width) in widths.enumerated() {
        let index = row * widths.count + column
        guard index < subnodes.count else { break }
        let offer = cell(width, proposal)
        let size = subnodes.size(index, offer)
        let space = width.asFrameLength(in: bounds.width)
        let cell = Rectangle(x: x, y: y, width: space, height: height)
        subnodes.note(index, .column(column))
        subnodes.place(index, cell.region(of: size, alignment), offer)
        x += space + horizontalSpacing.asDistance
      }
      y += height + verticalSpacing.asDistance
    }
  }

  private func rowCount(_ count: Int, _ columns: Int) -> Int {
    (count + columns - 1) / columns
  }

  private func cell(_ width: Double, _ proposal: SizeProposal) -> SizeProposal {
    var cell = proposal.offer(.horizontal, width)
    if width == .infinity { cell.width = .expanded }
    cell.height = .unspecified
    return cell.canonical
  }

  private func rowHeight<S: Subnodes>(
    _ row: Int, _ widths: [Double], _ subnodes: S, _ proposal: SizeProposal
  ) -> Double {
    var height = 0.0
    let first = row * widths.count
    for index in first..<min(first + widths.count, subnodes.count) {
      let size = subnodes.size(index, cell(widths[index - first], proposal))
      height = max(height, size.height.asFrameLength(in: 0))
    }
    return height
  }

  /// The widths of the columns.
  private func widths<S: Subnodes>(
    _ subnodes: S, _ offered: SizeProposal
  ) -> [Double] {
    let columns = columns.isEmpty ? [.fitting] : columns
    let proposal = offered.estimate(.horizontal) ?? offered
    var widths = [Double](repeating: 0, count: columns.count)
    let length = proposal.width.length
    var remaining = (length ?? .infinity) - horizontalSpacing.asDistance * Double(columns.count - 1)
    var flexible: [(column: Int, minimum: Double, maximum: Double)] = []
    for (index, column) in columns.enumerated() {
      switch column {
      case .fixed(let width):
        widths[index] = width.asFrameLength(in: 0)
        remaining -= widths[index]
      case .flexible(let minimum, let maximum):
        let least = minimum.asFrameLength(in: 0)
        flexible.append((index, least, max(least, maximum.isNaN ? .infinity : maximum)))
        remaining -= least
      case .fitting: break
      }
    }
    for (index, column) in columns.enumerated() where column == .fitting {
      widths[index] = min(ideal(index, columns.count, subnodes), max(remaining, 0))
      remaining -= widths[index]
    }
    if length == nil {
      for column in flexible {
        let ideal = ideal(column.column, columns.count, subnodes)
        widths[column.column] = min(max(ideal, column.minimum), column.maximum)
      }
      return widths
    }
    if length == .infinity {
      for column in flexible { widths[column.column] = column.maximum }
      return widths
    }
    // As in a stack: the least flexible column first, each with an equal share of what is left.
    flexible.sort {
      ($0.maximum - $0.minimum, -$0.minimum, $0.column)
        < ($1.maximum - $1.minimum, -$1.minimum, $1.column)
    }
    remaining += flexible.reduce(0) { $0 + $1.minimum }
    for (rank, column) in flexible.enumerated() {
      let share = max(remaining, 0) / Double(flexible.count - rank)
      widths[column.column] = min(max(share, column.minimum), column.maximum)
      remaining -= widths[column.column]
    }
    return widths
  }

  private func ideal<S: Subnodes>(
    _ column: Int, _ columns: Int, _ subnodes: S
  ) -> Double {
    var widest = 0.0
    for index in stride(from: column, to: subnodes.count, by: columns) {
      let size = subnodes.size(index, .idealProbe)
      widest = max(widest, size.width.asFrameLength(in: 0))
    }
    return widest
  }
}
