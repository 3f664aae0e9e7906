/// A rule that sizes a container for its items and places them in it.
///
/// A custom layout implements the three requirements from the items' answers alone, so that equal
/// questions have equal answers: they are remembered. Wherever a layout is hosted, by a view, a
/// ``LayoutCache`` or a ``LayoutTree``, one layout pass asks it for each proposal once.
public protocol Layout {
  /// The ideal size, from the items' intrinsic sizes.
  func naturalSize(for items: [any LayoutItem]) -> Size

  /// The size the container chooses when it is offered `proposal`. It may be larger.
  func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size

  /// The frame of each item, in the order of `items` and in the coordinates of `bounds`, for a
  /// left-to-right layout.
  func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle]
}

extension Layout {
  /// The frame of each item for a layout direction.
  ///
  /// Right to left mirrors the frames in the bounds. What is named left, right or x stays: the
  /// insets of a ``PaddingLayout``, the shift of an ``OffsetLayout``.
  ///
  /// - Precondition: A custom layout returns one frame an item.
  public func frames(
    for items: [any LayoutItem], within bounds: Rectangle, direction: LayoutDirection
  ) -> [Rectangle] {
    placements(for: items, within: bounds, direction: direction).map(\.frame)
  }

  /// The frame of each item and the proposal behind its size.
  ///
  /// Complexity: that of ``frames(for:within:)``.
  /// - Precondition: A custom layout returns one frame an item.
  public func placements(
    for items: [any LayoutItem], within bounds: Rectangle,
    direction: LayoutDirection = .leftToRight
  ) -> [Placement] {
    let bounds = bounds.asBounds
    let subnodes = ItemSubnodes(items, bounds: bounds, direction: direction)
    LayoutKind(self).place(subnodes, within: bounds, proposal: .size(bounds.size))
    return subnodes.placements
  }
}
