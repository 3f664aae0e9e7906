/// One node of a ``LayoutTree``.
struct NodeRecord {
  /// What the node is: the index of a layout, or one of the kinds of leaf below.
  var layout: Int32
  /// The index of a leaf's measure function, or of the next free record.
  var link: Int32 = -1
  /// The children, as a range of the tree's list of children.
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  var childCapacity: Int32 = 0
  var parent: Int32 = -1
  /// The first of the node's answers, newest first.
  var answers: Int32 = -1
  /// Counts the nodes that have lived here, so that a handle of an earlier one is recognized.
  var generation: Int32 = 0
  var priority = 0
  /// The size of a leaf that has one size.
  var size = Size.zero
  var frame = Rectangle.zero
  /// The proposal the node was last laid out by.
  var proposal = SizeProposal.unspecified
  var respondsTo = Axis.Set.both
  /// How many levels of layouts that share out space are in the subtree. `unknown` where a length
  /// that is fixed only inside may be shared out, because probes of unlimited or no space then
  /// matter.
  var sharingLevels: UInt8 = 0
  var hasText = false
  var isFlexible = false
  /// Whether something in the subtree changed since it was last placed.
  var needsPlacement = true

  static let fixedLeaf: Int32 = -1
  static let measuredLeaf: Int32 = -2
  static let free: Int32 = -3
  static let unknown: UInt8 = 255

  var isLeaf: Bool { layout < 0 }
}
