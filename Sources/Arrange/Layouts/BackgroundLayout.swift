/// Content with something behind or before it: the first item decides the size, and the others are
/// offered exactly that size.
public struct BackgroundLayout: Layout, Sendable, Hashable {
  /// Where the other items sit in the content's region.
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
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

extension BackgroundLayout: LayoutRule {
  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    subnodes.count == 0 ? .zero : subnodes.size(0, proposal)
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    guard subnodes.count > 0 else { return }
    let content = bounds.region(of: subnodes.size(0, proposal), .center)
    subnodes.place(0, content, proposal)
    let offer = SizeProposal.size(content.size)
    for index in 1..<subnodes.count {
      let size = subnodes.size(index, offer)
      subnodes.note(index, .content)
      subnodes.place(index, content.region(of: size, alignment), offer)
    }
  }
}
