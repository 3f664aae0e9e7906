/// Objects as the children of a container, with remembered answers if there is a cache.
final class ItemSubnodes: Subnodes {
  private let objects: [any LayoutItem]
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
    objects = items
    self.bounds = bounds
    self.direction = direction
    self.cache = cache
    self.prefersIntrinsicSize = prefersIntrinsicSize
    placements = Array(
      repeating: Placement(frame: .zero, proposal: .unspecified), count: items.count)
  }

  var count: Int { objects.count }

  var items: [any LayoutItem] {
    guard let cache else { return objects }
    return objects.enumerated().map { CachedItem(item: $1, index: $0, cache: cache) }
  }

  func priority(_ index: Int) -> Int { objects[index].priority.rawValue }
  func respondsTo(_ index: Int) -> Axis.Set { objects[index].respondsTo }
  func flex(_ index: Int) -> FlexBehavior { objects[index].flex }

  func intrinsicSize(_ index: Int) -> Size {
    let item = objects[index]
    guard let cache else { return item.intrinsicSize.asAnswer }
    return cache.answer(index, .intrinsic) { item.intrinsicSize.asAnswer }
  }

  func size(_ index: Int, _ proposal: SizeProposal) -> Size {
    let item = objects[index]
    let question = proposal.asked(item.respondsTo)
    if prefersIntrinsicSize, question == .unspecified, question.probeBudget == 0 {
      return intrinsicSize(index)
    }
    guard let cache else { return item.sizeThatFits(question).asAnswer }
    return cache.answer(index, ProposalKey(question)) { item.sizeThatFits(question).asAnswer }
  }

  func baselines(_ index: Int, _ proposal: SizeProposal, _ size: Size) -> Baselines? {
    objects[index].baselines(in: size)
  }

  func place(_ index: Int, _ frame: Rectangle, _ proposal: SizeProposal) {
    placements[index] = Placement(
      frame: frame.directed(direction, within: bounds), proposal: proposal)
  }
}

/// An item that a custom layout asks through a cache.
private struct CachedItem: LayoutItem {
  let item: any LayoutItem
  let index: Int
  let cache: LayoutCache

  var priority: LayoutPriority { item.priority }
  var respondsTo: Axis.Set { item.respondsTo }
  var flex: FlexBehavior { item.flex }

  var intrinsicSize: Size {
    cache.answer(index, .intrinsic) { item.intrinsicSize.asAnswer }
  }

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    let question = proposal.asked(item.respondsTo)
    return cache.answer(index, ProposalKey(question)) { item.sizeThatFits(question).asAnswer }
  }

  func baselines(in size: Size) -> Baselines? { item.baselines(in: size) }
}
