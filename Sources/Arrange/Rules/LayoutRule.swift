/// A built-in layout: a rule that works on any children.
protocol LayoutRule {
  /// The container's size for a proposal.
  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size

  /// Places every child within finite bounds, by the proposal that gave the container its size.
  func place<S: Subnodes>(_ subnodes: S, within bounds: Rectangle, proposal: SizeProposal)

  /// Whether a child is offered what others leave, which takes from the budget of a probe.
  func shares(count: Int) -> Bool

  /// The axes whose proposal can change the container's size, given those of its children together.
  func respondsTo(_ children: Axis.Set) -> Axis.Set
}

extension LayoutRule {
  func shares(count: Int) -> Bool { false }
  func respondsTo(_ children: Axis.Set) -> Axis.Set { children }
}

extension LayoutRule {
  /// Measures items that remember nothing.
  func fit(_ items: [any LayoutItem], _ proposal: SizeProposal) -> Size {
    size(ItemSubnodes(items), proposal)
  }

  /// Measures items by their intrinsic size.
  func natural(_ items: [any LayoutItem]) -> Size {
    size(ItemSubnodes(items, prefersIntrinsicSize: true), .unspecified)
  }

  /// Places items that remember nothing.
  func arranged(_ items: [any LayoutItem], _ bounds: Rectangle) -> [Rectangle] {
    let bounds = bounds.asBounds
    let subnodes = ItemSubnodes(items, bounds: bounds)
    place(subnodes, within: bounds, proposal: .size(bounds.size))
    return subnodes.placements.map(\.frame)
  }
}
