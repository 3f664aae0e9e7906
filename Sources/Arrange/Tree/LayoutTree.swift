/// A whole tree of containers and leaves as one value, laid out without objects: the fastest way to
/// use the layouts.
///
/// ```swift
/// var tree = LayoutTree()
/// let icon = tree.addLeaf(size: .square(24))
/// let title = tree.addLeaf(respondsTo: .horizontal) { proposal in measureTitle(proposal) }
/// let row = tree.add(HStackLayout(spacing: 8), [icon, title])
/// tree.layOut(row, within: Rectangle(x: 0, y: 0, width: 320, height: 44))
/// let frame = tree.frame(of: title)
/// ```
///
/// **Which API.** Take a tree when you own the whole hierarchy: to lay out without views, to lay
/// out many nodes, or again and again with small changes. Take ``Layout`` with ``LayoutItem``
/// objects, and a ``LayoutCache`` where hosts are nested, when each container is an object of its
/// own, such as a view, or for one container by itself. Both run the same rules and give the same
/// frames.
///
/// **The rule of remembering.** Every node keeps its answers by their proposals, and its last
/// proposal and size, until it or something below it changes: a setter does that, or
/// ``invalidate(_:)`` where a measure function would answer differently. That voids the node and
/// all nodes around it, nothing else, so the next ``layOut(_:within:direction:)`` measures the
/// changed leaf, works out the containers around it, and goes into no sibling whose offer stayed
/// the same.
///
/// **Cost.** Laying out is linear in the number of nodes (with a factor log *n* in a stack of *n*
/// children) at any depth: in one pass a node of a tree of built-in layouts gets a bounded number
/// of different proposals, 3 where it responds to one axis, and answers each once. A node takes
/// about 180 bytes, and 40 an answer. Depth is unlimited; custom layouts may be nested 32 deep.
///
/// A copy is a value of its own, made on the first change; measure functions are shared, and must
/// answer equal proposals alike until invalidated. A node must belong to the tree it is used with;
/// using a removed one is a programming error that stops the program.
public struct LayoutTree {
  /// A node of the tree it was made by.
  public struct Node: Sendable, Hashable {
    let index: Int32
    let generation: Int32
  }

  var storage: TreeStorage

  /// Makes an empty tree.
  ///
  /// - Parameter minimumCapacity: The number of nodes to make room for.
  public init(minimumCapacity: Int = 0) {
    storage = TreeStorage(minimumCapacity: minimumCapacity)
  }

  /// The number of nodes.
  public var count: Int { core.nodeCount }

  /// How often leaves were measured since the tree was made: what a change costs is the difference.
  public var measurementCount: Int { core.measurementCount }

  var core: TreeCore { storage.core }

  /// Gives this value a storage of its own before a change.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copied() }
  }

  /// The index of a node, checked.
  func index(_ node: Node) -> Int32 {
    precondition(
      node.index >= 0 && Int(node.index) < core.records.count
        && core.records[node.index].layout != NodeRecord.free
        && core.records[node.index].generation == node.generation,
      "LayoutTree: the node was removed, or belongs to another tree")
    return node.index
  }

  func node(_ index: Int32) -> Node {
    Node(index: index, generation: core.records[index].generation)
  }
}

extension LayoutTree {
  /// Gives the node and everything in it a frame.
  ///
  /// Frames are in the coordinates of the parent; that of `root` is `bounds`. Bounds that are not
  /// finite or negative count as 0.
  ///
  /// Complexity: O(*m* log *m*), *m* being the number of children of the containers that changed or
  /// have got another offer since the last time.
  public mutating func layOut(
    _ root: Node, within bounds: Rectangle, direction: LayoutDirection = .leftToRight
  ) {
    makeUnique()
    core.layOut(index(root), within: bounds.asBounds, direction)
  }

  /// The frame of a node in its parent's coordinates, from the last layout. Zero before.
  public func frame(of node: Node) -> Rectangle {
    core.records[index(node)].frame
  }

  /// The proposal by which a node was last laid out.
  public func proposal(of node: Node) -> SizeProposal {
    core.records[index(node)].proposal
  }

  /// The size a node chooses for a proposal. The answer is remembered.
  public mutating func size(of node: Node, fitting proposal: SizeProposal) -> Size {
    makeUnique()
    let index = index(node)
    core.forgetAllIfCrowded()
    return core.resolving { core.size(index, proposal) }
  }

  /// What a node remembers to have answered, oldest first: the proposals of the last layouts since
  /// it was invalidated. Which they are is no promise; that they are few is.
  public func answers(of node: Node) -> [(proposal: SizeProposal, size: Size)] {
    core.answers(of: index(node))
  }

  /// The nodes in a container, in order; none for a leaf.
  public func children(of node: Node) -> [Node] {
    core.childIndices(index(node)).map { self.node($0) }
  }

  /// Whether a node was added with a layout, with or without children.
  public func isContainer(_ node: Node) -> Bool {
    !core.records[index(node)].isLeaf
  }

  /// The container a node is in, or nil.
  public func parent(of node: Node) -> Node? {
    let parent = core.records[index(node)].parent
    return parent < 0 ? nil : self.node(parent)
  }
}
