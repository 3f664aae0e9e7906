/// A node as an object, for a custom layout in a tree.
struct TreeItem: LayoutItem {
  let storage: TreeStorage
  let node: Int32

  var priority: LayoutPriority { LayoutPriority(rawValue: storage.core.records[node].priority) }
  var respondsTo: Axis.Set { storage.core.records[node].respondsTo }
  var flex: FlexBehavior { storage.core.flexBehavior(node) }
  var intrinsicSize: Size { sizeThatFits(.unspecified) }

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    let core = storage.core
    return core.insideCustomLayout {
      core.resolving { core.size(node, proposal) }
    }
  }

  func baselines(in size: Size) -> Baselines? {
    let core = storage.core
    return core.insideCustomLayout {
      core.resolving { core.baselines(node, .size(size), size) }
    }
  }
}
