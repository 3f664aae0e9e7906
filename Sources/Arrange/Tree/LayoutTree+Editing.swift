extension LayoutTree {
  // MARK: Adding

  /// Adds a leaf that has one size, whatever it is offered. Complexity: amortized O(1).
  public mutating func addLeaf(size: Size, priority: LayoutPriority = .zero) -> Node {
    makeUnique()
    var record = NodeRecord(layout: NodeRecord.fixedLeaf)
    record.size = size.asAnswer
    record.priority = priority.rawValue
    record.respondsTo = []
    return node(core.add(record))
  }

  /// Adds a leaf that a function measures. Complexity: amortized O(1).
  ///
  /// - Parameters:
  ///   - respondsTo: The axes whose proposal can change the answer, as in
  ///     ``LayoutItem/respondsTo``.
  ///   - measure: Answers a proposal as ``LayoutItem/sizeThatFits(_:)`` does. It must not use the
  ///     tree.
  public mutating func addLeaf(
    priority: LayoutPriority = .zero, respondsTo: Axis.Set = .both,
    measure: @escaping (SizeProposal) -> Size
  ) -> Node {
    makeUnique()
    var record = NodeRecord(layout: NodeRecord.measuredLeaf)
    record.link = core.add(measure)
    record.priority = priority.rawValue
    record.respondsTo = respondsTo
    return node(core.add(record))
  }

  /// Adds an item as a leaf, with its priority, flex behaviour and axes as they are now. Its
  /// natural size is its answer to ``SizeProposal/unspecified``.
  public mutating func addLeaf(_ item: any LayoutItem) -> Node {
    let leaf = addLeaf(
      priority: item.priority, respondsTo: item.respondsTo, measure: item.sizeThatFits)
    if item.flex != .rigid { setFlex(item.flex, of: leaf) }
    if item.baselines(in: item.sizeThatFits(.unspecified).asAnswer) != nil {
      setBaselines(of: leaf, item.baselines)
    }
    return leaf
  }

  /// Adds a container. Complexity: O(number of children).
  ///
  /// - Precondition: The children are in no container yet.
  public mutating func add(
    _ layout: any Layout, _ children: [Node], priority: LayoutPriority = .zero
  ) -> Node {
    makeUnique()
    var record = NodeRecord(layout: core.add(LayoutKind(layout)))
    record.priority = priority.rawValue
    let container = core.add(record)
    adopt(children, container)
    return node(container)
  }

  // MARK: Changing

  /// Makes the next layout ask a leaf again, because its measure function would answer differently.
  /// Complexity: O(depth).
  public mutating func invalidate(_ node: Node) {
    makeUnique()
    core.invalidate(index(node))
  }

  /// Gives a leaf another fixed size. Complexity: O(depth).
  ///
  /// - Precondition: The node is a leaf.
  public mutating func setSize(_ size: Size, of leaf: Node) {
    makeUnique()
    let index = leafIndex(leaf)
    core.releaseMeasure(index)
    core.records[index].layout = NodeRecord.fixedLeaf
    core.records[index].size = size.asAnswer
    core.records[index].respondsTo = []
    core.updateTraits(above: index)
    core.invalidate(index)
  }

  /// Gives a leaf another measure function. Complexity: O(depth).
  ///
  /// - Precondition: The node is a leaf.
  public mutating func setMeasure(
    of leaf: Node, respondsTo: Axis.Set = .both, _ measure: @escaping (SizeProposal) -> Size
  ) {
    makeUnique()
    let index = leafIndex(leaf)
    core.releaseMeasure(index)
    core.records[index].layout = NodeRecord.measuredLeaf
    core.records[index].link = core.add(measure)
    core.records[index].respondsTo = respondsTo
    core.updateTraits(above: index)
    core.invalidate(index)
  }

  /// Sets a node's rank among its siblings. Complexity: O(depth).
  public mutating func setPriority(_ priority: LayoutPriority, of node: Node) {
    makeUnique()
    let index = index(node)
    core.records[index].priority = priority.rawValue
    core.invalidateParent(of: index)
  }

  /// Sets how a node grows and shrinks in a flex layout. Complexity: O(depth).
  public mutating func setFlex(_ flex: FlexBehavior, of node: Node) {
    makeUnique()
    let index = index(node)
    core.flex[index] = flex == .rigid ? nil : flex
    core.records[index].isFlexible = flex != .rigid
    core.invalidateParent(of: index)
  }

  /// Says where the baselines of a leaf's text are, or that it has none. Complexity: O(depth).
  ///
  /// - Parameter baselines: Answers as ``LayoutItem/baselines(in:)`` does.
  /// - Precondition: The node is a leaf.
  public mutating func setBaselines(of leaf: Node, _ baselines: ((Size) -> Baselines?)?) {
    makeUnique()
    let index = leafIndex(leaf)
    core.text[index] = baselines
    core.records[index].hasText = baselines != nil
    core.updateTraits(above: index)
    core.invalidate(index)
  }

  /// Gives a container another layout. Complexity: O(depth + number of children).
  ///
  /// - Precondition: The node is a container.
  public mutating func setLayout(_ layout: any Layout, of container: Node) {
    makeUnique()
    let index = containerIndex(container)
    core.layouts[core.records[index].layout] = LayoutKind(layout)
    core.updateTraits(from: index)
    core.invalidate(index)
  }

  /// Gives a container other children, in that order. Those that leave it stay in the tree, without
  /// a parent. Complexity: O(depth × number of children).
  ///
  /// - Precondition: The node is a container; the new children are in no other container, and it is
  ///   not inside one of them.
  public mutating func setChildren(_ children: [Node], of container: Node) {
    makeUnique()
    let index = containerIndex(container)
    for child in core.childIndices(index) { core.records[child].parent = -1 }
    adopt(children, index)
    core.invalidate(index)
  }

  /// Removes a node and all nodes in it. Complexity: O(number of removed nodes + siblings + depth).
  public mutating func remove(_ node: Node) {
    makeUnique()
    let index = index(node)
    let parent = core.records[index].parent
    if parent >= 0 {
      let siblings = core.childIndices(parent).filter { $0 != index }
      core.records[index].parent = -1
      core.setChildren(siblings, of: parent)
      core.invalidate(parent)
    }
    core.release(index)
  }

  // MARK: Checks

  private func adopt(_ children: [Node], _ container: Int32) {
    let indices = children.map { index($0) }
    for child in indices {
      precondition(
        core.records[child].parent < 0, "LayoutTree: the node is already in a container")
      core.records[child].parent = container
    }
    var ancestor = container
    while ancestor >= 0 {
      precondition(
        core.records[ancestor].parent != container, "LayoutTree: a container cannot hold itself")
      ancestor = core.records[ancestor].parent
    }
    core.setChildren(indices, of: container)
  }

  private func leafIndex(_ node: Node) -> Int32 {
    let index = index(node)
    precondition(core.records[index].isLeaf, "LayoutTree: the node is a container, not a leaf")
    return index
  }

  private func containerIndex(_ node: Node) -> Int32 {
    let index = index(node)
    precondition(!core.records[index].isLeaf, "LayoutTree: the node is a leaf, not a container")
    return index
  }
}
