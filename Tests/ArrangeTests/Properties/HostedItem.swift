import Arrange

/// What a view that hosts a layout does, without a view.
final class HostedItem: LayoutItem {
  private let leaf: (any LayoutItem)?
  private let layout: any Layout
  let children: [HostedItem]
  private let remembers: Bool
  private var cache = LayoutCache()

  let priority: LayoutPriority
  private(set) var frame = Rectangle.zero
  private(set) var questionCount = 0

  init(leaf: any LayoutItem) {
    self.leaf = leaf
    layout = ZStackLayout()
    children = []
    remembers = true
    priority = leaf.priority
  }

  init(
    _ layout: any Layout, _ children: [HostedItem], priority: LayoutPriority = .zero,
    remembers: Bool = true
  ) {
    leaf = nil
    self.layout = layout
    self.children = children
    self.priority = priority
    self.remembers = remembers
  }

  var intrinsicSize: Size {
    leaf?.intrinsicSize ?? currentCache.naturalSize(of: layout, for: children)
  }

  var respondsTo: Axis.Set {
    leaf?.respondsTo ?? currentCache.respondsTo(of: layout, for: children)
  }
  var flex: FlexBehavior { leaf?.flex ?? .rigid }

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    questionCount += 1
    if let leaf { return leaf.sizeThatFits(proposal) }
    return currentCache.size(of: layout, fitting: children, within: proposal)
  }

  func baselines(in size: Size) -> Baselines? {
    if let leaf { return leaf.baselines(in: size) }
    return currentCache.baselines(of: layout, for: children, in: size)
  }

  /// Lays out this item and all in it.
  func layOut(
    _ frame: Rectangle, by proposal: SizeProposal? = nil,
    direction: LayoutDirection = .leftToRight
  ) {
    self.frame = frame
    guard leaf == nil else { return }
    let cache = currentCache
    cache.acceptedProposal = proposal
    let placements = cache.placements(
      of: layout, for: children, within: Rectangle(origin: .zero, size: frame.size),
      direction: direction)
    for (child, placement) in zip(children, placements) {
      child.layOut(placement.frame, by: placement.proposal, direction: direction)
    }
  }

  func invalidate() {
    cache.invalidate()
  }

  /// The frames of this item and all in it, in depth-first order.
  var frames: [Rectangle] {
    [frame] + children.flatMap(\.frames)
  }

  private var currentCache: LayoutCache {
    remembers ? cache : LayoutCache()
  }
}
