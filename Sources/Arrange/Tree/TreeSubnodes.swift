/// The nodes below a container of a tree, as the layout rules see them.
struct TreeSubnodes: Subnodes {
  private let core: TreeCore
  private let node: Int32

  @inline(__always)
  init(_ core: TreeCore, _ node: Int32) {
    self.core = core
    self.node = node
  }

  @inline(__always)
  private func child(_ index: Int) -> Int32 {
    core.children[core.records[node].firstChild + Int32(truncatingIfNeeded: index)]
  }

  @inline(__always)
  var count: Int { Int(core.records[node].childCount) }

  var direction: LayoutDirection { core.direction }

  var items: [any LayoutItem] {
    (0..<count).map { TreeItem(storage: core.owner!, node: child($0)) }
  }

  @inline(__always)
  func priority(_ index: Int) -> Int { core.records[child(index)].priority }

  @inline(__always)
  func respondsTo(_ index: Int) -> Axis.Set { core.records[child(index)].respondsTo }

  func flex(_ index: Int) -> FlexBehavior { core.flexBehavior(child(index)) }

  @inline(__always)
  func intrinsicSize(_ index: Int) -> Size {
    core.size(child(index), .unspecified)
  }

  @inline(__always)
  func size(_ index: Int, _ proposal: SizeProposal) -> Size {
    core.size(child(index), proposal)
  }

  func baselines(
    _ index: Int, _ proposal: SizeProposal, _ size: Size
  ) -> Baselines? {
    core.baselines(child(index), proposal, size)
  }

  @inline(__always)
  func place(_ index: Int, _ frame: Rectangle, _ proposal: SizeProposal) {
    core.place(child(index), frame, proposal, in: node)
  }
}
