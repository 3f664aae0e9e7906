extension LayoutTree {
  /// What the last layout did with a node and all in it, and why.
  ///
  /// - Parameter name: Names a node; nil leaves it to the name of its layout, or "leaf".
  public mutating func layoutDescription(
    of root: Node, naming name: (Node) -> String? = { _ in nil }
  ) -> LayoutDescription {
    makeUnique()
    var entries: [LayoutDescription.Entry] = []
    var remaining: [(node: Int32, depth: Int, reason: String)] = [(index(root), 0, "")]
    while let (node, depth, reason) = remaining.popLast() {
      let record = core.records[node]
      let ownName = record.isLeaf ? "leaf" : core.layouts[record.layout].name
      let answer = core.resolving {
        core.size(node, record.proposal)
      }
      entries.append(
        LayoutDescription.Entry(
          name: name(self.node(node)) ?? ownName, depth: depth, proposal: record.proposal,
          answer: answer, frame: record.frame, reason: reason))
      guard record.childCount > 0 else { continue }
      let trial = TrialSubnodes(TreeSubnodes(core, node))
      let bounds = Rectangle(origin: .zero, size: record.frame.size)
      core.resolving {
        core.layouts[record.layout].place(trial, within: bounds, proposal: record.proposal)
      }
      for (child, decision) in zip(core.childIndices(node), trial.decisions).reversed() {
        remaining.append((child, depth + 1, decision.description))
      }
    }
    return LayoutDescription(entries: entries)
  }
}
