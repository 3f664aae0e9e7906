/// Children that are placed only to see where they would be, and why.
final class TrialSubnodes<Base: Subnodes>: Subnodes {
  private let base: Base
  private(set) var placements: [Placement]
  private(set) var decisions: [Decision]

  init(_ base: Base) {
    self.base = base
    placements = Array(
      repeating: Placement(frame: .zero, proposal: .unspecified), count: base.count)
    decisions = Array(repeating: .passed, count: base.count)
  }

  var count: Int { base.count }
  var direction: LayoutDirection { base.direction }
  var items: [any LayoutItem] { base.items }

  func priority(_ index: Int) -> Int { base.priority(index) }
  func respondsTo(_ index: Int) -> Axis.Set { base.respondsTo(index) }
  func flex(_ index: Int) -> FlexBehavior { base.flex(index) }

  func intrinsicSize(_ index: Int) -> Size {
    base.intrinsicSize(index)
  }

  func size(_ index: Int, _ proposal: SizeProposal) -> Size {
    base.size(index, proposal)
  }

  func baselines(
    _ index: Int, _ proposal: SizeProposal, _ size: Size
  ) -> Baselines? {
    base.baselines(index, proposal, size)
  }

  func place(_ index: Int, _ frame: Rectangle, _ proposal: SizeProposal) {
    placements[index] = Placement(frame: frame, proposal: proposal)
  }

  func note(_ index: Int, _ decision: @autoclosure () -> Decision) {
    decisions[index] = decision()
  }
}
