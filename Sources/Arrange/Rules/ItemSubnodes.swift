/// Objects as the children of a container, with remembered answers if there is a cache.
final class ItemSubnodes: Subnodes {
  let items: [any LayoutItem]
  let direction: LayoutDirection
  private let bounds: Rectangle
  private let cache: LayoutCache?
  private let prefersIntrinsicSize: Bool
  private(set) var placements: [Placement]

  init(
    _ items: [any LayoutItem], bounds: Rectangle = .zero,
    direction: LayoutDirection = .leftToRight, cache: LayoutCache? = nil,
    prefersIntrinsicSize: Bool = false
  ) {
    self.items = items
    self.bounds = bounds
    self.direction = direction
    self.cache = cache
    self.prefersIntrinsicSize = prefersIntrinsicSize
    placements = Array(
      repeating: Placement(frame: .zero, proposal: .unspecified), count: items.count)
  }

  var count: Int { items.count }

  func priority(_ index: Int) -> Int { items[index].priority.rawValue }
  func flex(_ index: Int) -> FlexBehavior { items[index].flex }

  func size(_ index: Int, _ proposal: SizeProposal) -> Size {
    let item = items[index]
    let question = proposal.asked(item.respondsTo)
    if prefersIntrinsicSize && question == .unspecified { return item.intrinsicSize.asAnswer }
    guard let cache else { return item.sizeThatFits(question).asAnswer }
    return cache.answer(index, question) { item.sizeThatFits(question).asAnswer }
  }

  func baselines(_ index: Int, _ proposal: SizeProposal, _ size: Size) -> Baselines? {
    items[index].baselines(in: size)
  }

  func place(_ index: Int, _ frame: Rectangle, _ proposal: SizeProposal) {
    placements[index] = Placement(
      frame: frame.directed(direction, within: bounds), proposal: proposal)
  }
}
