/// Items of a forced size: a given dimension is the item's, whatever it answers and whatever is
/// offered. A dimension that is not given is left to the item.
///
/// To give an item a region in which it keeps its own size, use ``FrameLayout``.
public struct SizeLayout: Layout, Sendable, Hashable {
  /// In points. Nil: the item decides. NaN and negative numbers count as 0, infinity as nil.
  public var width: Double?

  /// In points. Nil: the item decides. NaN and negative numbers count as 0, infinity as nil.
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  public func naturalSize(for items: [any LayoutItem]) -> Size {
    natural(items)
  }

  public func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
    fit(items, proposal)
  }

  public func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    arranged(items, bounds)
  }
}

extension SizeLayout: LayoutRule {
  private var forcedWidth: Double? { width.flatMap { $0 == .infinity ? nil : $0.asLength } }
  private var forcedHeight: Double? { height.flatMap { $0 == .infinity ? nil : $0.asLength } }

  private func inner(_ proposal: SizeProposal) -> SizeProposal {
    var inner = proposal
    if let forcedWidth { inner.width = .fixed(forcedWidth) }
    if let forcedHeight { inner.height = .fixed(forcedHeight) }
    return inner
  }

  private func forced(_ answer: Size) -> Size {
    Size(width: forcedWidth ?? answer.width, height: forcedHeight ?? answer.height)
  }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    if let forcedWidth, let forcedHeight {
      return Size(width: forcedWidth, height: forcedHeight)
    }
    return forced(ZStackLayout().size(subnodes, inner(proposal)))
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    let inner = inner(proposal)
    for index in 0..<subnodes.count {
      let size = forced(subnodes.size(index, inner))
      subnodes.note(index, .forced)
      subnodes.place(index, bounds.region(of: size, .center), inner)
    }
  }

  func respondsTo(_ children: Axis.Set) -> Axis.Set {
    var axes = children
    if forcedWidth != nil { axes.remove(.horizontal) }
    if forcedHeight != nil { axes.remove(.vertical) }
    return axes
  }
}
