/// An overlay: every item is offered the whole space, and the container is as large as the largest
/// answers.
public struct ZStackLayout: Layout, Sendable, Hashable {
  /// Where items sit in the container.
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

extension ZStackLayout: LayoutRule {
  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    var size = Size.zero
    for index in 0..<subnodes.count {
      let answer = subnodes.size(index, proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    return size
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    for index in 0..<subnodes.count {
      let size = subnodes.size(index, proposal)
      subnodes.place(index, bounds.region(of: size, alignment), proposal)
    }
  }
}
