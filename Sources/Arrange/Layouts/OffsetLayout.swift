/// Items moved from where they would be, with no effect on the container's size.
public struct OffsetLayout: Layout, Sendable, Hashable {
  /// The distance to the right, in points; in right-to-left layouts too.
  public var x: Double

  /// The distance downwards, in points.
  public var y: Double

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
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

extension OffsetLayout: LayoutRule {
  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    ZStackLayout().size(subnodes, proposal)
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    var moved = bounds
    // The frames are mirrored afterwards, which turns the shift around once more.
    moved.x += subnodes.direction == .leftToRight ? x.asDistance : -x.asDistance
    moved.y += y.asDistance
    ZStackLayout().place(subnodes, within: moved, proposal: proposal)
  }
}
