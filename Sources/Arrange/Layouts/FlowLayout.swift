/// Rows of items that wrap: each item at its intrinsic size, as many in a row as its width holds.
///
/// An item wider than the container is offered the container's width. The container takes the width
/// it is offered, and the height of its rows.
///
/// Complexity: O(*n*) for *n* items.
public struct FlowLayout: Layout, Sendable, Hashable {
  /// The order of the items in a row.
  public enum Direction: Sendable, Hashable {
    /// The first item leads.
    case forward

    /// The first item trails.
    case reverse
  }

  public var direction: Direction

  /// Where the items of a row sit in the container's width.
  public var horizontalAlignment: HorizontalAlignment

  /// Where an item sits in the height of its row.
  public var verticalAlignment: VerticalAlignment

  /// The distance between neighbours in a row, in points.
  public var horizontalSpacing: Double

  /// The distance between rows, in points.
  public var verticalSpacing: Double

  public init(
    direction: Direction = .forward, horizontalAlignment: HorizontalAlignment = .leading,
    verticalAlignment: VerticalAlignment = .top, horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0
  ) {
    self.direction = direction
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
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

extension FlowLayout: LayoutRule {
  func shares(count: Int) -> Bool { count > 0 }
  func respondsTo(_ children: Axis.Set) -> Axis.Set { .horizontal }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    let question = proposal.estimate(.horizontal) ?? proposal
    var rows = LineBreaker(limit: question.width.space, spacing: horizontalSpacing)
    var height = 0.0
    var start = 0
    while start < subnodes.count {
      let row = nextRow(from: start, &rows, subnodes, question)
      height += row.height + (start > 0 ? verticalSpacing.asDistance : 0)
      start = row.end
    }
    return Size(width: proposal.width.length ?? rows.longest.asLength, height: height.asLength)
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    // The rows are those of the measuring, also where the parent gave the container other bounds.
    let question = proposal.estimate(.horizontal) ?? proposal
    var rows = LineBreaker(limit: question.width.space, spacing: horizontalSpacing)
    let spacing = horizontalSpacing.asDistance
    var y = bounds.topY
    var start = 0
    var number = 0
    while start < subnodes.count {
      let row = nextRow(from: start, &rows, subnodes, question)
      var x = bounds.x + (bounds.width - row.length) * horizontalAlignment.share
      for position in start..<row.end {
        let index = direction == .forward ? position : start + row.end - 1 - position
        let (size, offer) = item(index, subnodes, question)
        let frame = Rectangle(
          x: x, y: y, width: size.width.asFrameLength(in: bounds.width), height: row.height)
        subnodes.note(
          index, offer == .unspecified ? .natural(row: number) : .narrowed(row: number))
        subnodes.place(
          index,
          frame.region(
            of: size, Alignment(horizontal: .leading, vertical: verticalAlignment)), offer)
        x += frame.width + spacing
      }
      y += row.height + verticalSpacing.asDistance
      start = row.end
      number += 1
    }
  }

  /// An item's size, and the offer behind it.
  private func item<S: Subnodes>(
    _ index: Int, _ subnodes: S, _ proposal: SizeProposal
  ) -> (size: Size, offer: SizeProposal) {
    let size = subnodes.intrinsicSize(index)
    guard proposal.width.isFixed, let width = proposal.width.space, size.width > width else {
      return (size, .unspecified)
    }
    var offer = proposal.offer(.horizontal, width)
    offer.height = .unspecified
    return (subnodes.size(index, offer), offer)
  }

  private func nextRow<S: Subnodes>(
    from start: Int, _ rows: inout LineBreaker, _ subnodes: S, _ proposal: SizeProposal
  ) -> (end: Int, length: Double, height: Double) {
    rows.startLine()
    var height = 0.0
    var end = start
    while end < subnodes.count {
      let size = item(end, subnodes, proposal).size
      guard rows.add(size.width.asFrameLength(in: proposal.width.space ?? 0)) else { break }
      height = max(height, size.height.asFrameLength(in: 0))
      end += 1
    }
    return (end, rows.length, height)
  }
}
