/// Space around items, which lie over each other in the top leading corner of what is left.
public struct PaddingLayout: Layout, Sendable, Hashable {
  public var insets: EdgeInsets

  public init(insets: EdgeInsets) {
    self.insets = insets
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

extension PaddingLayout: LayoutRule {
  private var horizontal: Double { insets.left.asDistance + insets.right.asDistance }
  private var vertical: Double { insets.top.asDistance + insets.bottom.asDistance }

  private func inner(_ proposal: SizeProposal) -> SizeProposal {
    var inner = proposal
    inner.width = proposal.width.reduced(by: horizontal)
    inner.height = proposal.height.reduced(by: vertical)
    return inner
  }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    let content = ZStackLayout().size(subnodes, inner(proposal))
    return Size(
      width: (content.width + horizontal).asLength, height: (content.height + vertical).asLength)
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    // The frames are mirrored afterwards, which turns this inset into the right one.
    let leading = subnodes.direction == .leftToRight ? insets.left : insets.right
    let region = Rectangle(
      x: bounds.x + leading.asDistance, y: bounds.y + insets.top.asDistance,
      width: (bounds.width - horizontal).asLength, height: (bounds.height - vertical).asLength)
    ZStackLayout(alignment: .topLeading)
      .place(subnodes, within: region, proposal: inner(proposal))
  }
}
