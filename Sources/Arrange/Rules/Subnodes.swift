/// The children of one container, as the layout rules see them.
///
/// Each rule is written once, generic over this access: to objects, to objects with remembered
/// answers, and to the nodes of a tree.
protocol Subnodes {
  var count: Int { get }
  var direction: LayoutDirection { get }

  /// The children as objects, for a custom layout.
  var items: [any LayoutItem] { get }

  func priority(_ index: Int) -> Int
  func respondsTo(_ index: Int) -> Axis.Set
  func flex(_ index: Int) -> FlexBehavior

  /// The child's natural size, sanitized.
  func intrinsicSize(_ index: Int) -> Size

  /// The child's answer, sanitized: lengths from 0 to infinity.
  func size(_ index: Int, _ proposal: SizeProposal) -> Size

  /// The child's baselines at the size it chooses for `proposal`.
  func baselines(_ index: Int, _ proposal: SizeProposal, _ size: Size) -> Baselines?

  /// Takes the child's frame, in the container's left-to-right coordinates.
  func place(_ index: Int, _ frame: Rectangle, _ proposal: SizeProposal)

  /// Takes what settled a child's length; only a description listens.
  func note(_ index: Int, _ decision: @autoclosure () -> Decision)
}

extension Subnodes {
  @inline(__always)
  func note(_ index: Int, _ decision: @autoclosure () -> Decision) {}
}
