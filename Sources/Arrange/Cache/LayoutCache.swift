/// What a container that hosts a layout remembers between questions.
///
/// A stack asks every item several times, and its own container asks the stack several times, so
/// without a memory each level of nesting multiplies the questions. A host, such as a view, keeps
/// one cache and puts all questions through it:
///
/// ```swift
/// func sizeThatFits(_ proposal: SizeProposal) -> Size {
///   cache.size(of: layout, fitting: items, within: proposal)
/// }
/// ```
///
/// **The rule.** An answer is kept by its proposal, for the container and for each of its items,
/// until it is invalidated. It depends on the layout, on the items, their number and their order,
/// and on all that the items answer from. When any of it changes, call ``invalidate()`` on this
/// cache and on the cache of every container around it, because their answers were made from this
/// one's. Caches inside the container stay valid. What depends on bounds or direction alone is not
/// kept.
///
/// Nested hosts stay cheap when each is laid out by the proposal it was measured with: set
/// ``acceptedProposal`` of a nested host from its ``Placement``.
public final class LayoutCache {
  private var sizes = AnswerList()
  private var naturalSize: Size?
  private var axes: Axis.Set?
  private var items: [AnswerList] = []
  private var baselines: (key: ProposalKey, value: Baselines?)?

  /// The proposal by which the container around this one chose this one's size. It is used for as
  /// long as the bounds have the size that is proposed or that is the answer; otherwise the size of
  /// the bounds is the proposal.
  public var acceptedProposal: SizeProposal?

  public init() {}

  /// Forgets all answers. Complexity: O(number of items).
  public func invalidate() {
    sizes.removeAll()
    naturalSize = nil
    axes = nil
    items.removeAll(keepingCapacity: true)
    baselines = nil
  }

  /// Forgets all answers but those of the other items. Complexity: O(1).
  ///
  /// - Parameter index: The position of the item that changed; its position among the items, and
  ///   the other items, must be the same as before.
  public func invalidate(itemAt index: Int) {
    sizes.removeAll()
    naturalSize = nil
    axes = nil
    baselines = nil
    if items.indices.contains(index) { items[index].removeAll() }
  }

  /// The layout's ideal size.
  public func naturalSize(of layout: any Layout, for items: [any LayoutItem]) -> Size {
    if let naturalSize { return naturalSize }
    let size = layout.naturalSize(for: items).asAnswer
    naturalSize = size
    return size
  }

  /// The container's size for a proposal.
  public func size(
    of layout: any Layout, fitting items: [any LayoutItem], within proposal: SizeProposal
  ) -> Size {
    let proposal = proposal.canonical
    let key = ProposalKey(proposal)
    if let size = sizes[key] { return size }
    let size = LayoutKind(layout).size(subnodes(items), proposal)
    sizes.append(key, size)
    return size
  }

  /// The axes whose proposal can change the container's size: what a host says for
  /// ``LayoutItem/respondsTo``.
  public func respondsTo(of layout: any Layout, for items: [any LayoutItem]) -> Axis.Set {
    if let axes { return axes }
    let axes = LayoutKind(layout).respondsTo(items.reduce([]) { $0.union($1.respondsTo) })
    self.axes = axes
    return axes
  }

  /// The frame of each item, and the proposal behind its size.
  ///
  /// - Precondition: A custom layout returns one frame an item.
  public func placements(
    of layout: any Layout, for items: [any LayoutItem], within bounds: Rectangle,
    direction: LayoutDirection = .leftToRight
  ) -> [Placement] {
    let bounds = bounds.asBounds
    let subnodes = subnodes(items, bounds, direction)
    let proposal = proposal(layout, items, bounds.size)
    LayoutKind(layout).place(subnodes, within: bounds, proposal: proposal)
    return subnodes.placements
  }

  /// The container's baselines when it has `size`: that of the highest first line among its items,
  /// and of the lowest last line. Nil when no item has text.
  public func baselines(
    of layout: any Layout, for items: [any LayoutItem], in size: Size
  ) -> Baselines? {
    let bounds = Rectangle(origin: .zero, size: size).asBounds
    // Asked while the container around measures, before it places: by the offer it made last.
    let proposal =
      sizes.proposal(answeredWith: bounds.size) ?? proposal(layout, items, bounds.size)
    let key = ProposalKey(proposal)
    if let baselines, baselines.key == key { return baselines.value }
    let subnodes = subnodes(items, bounds)
    LayoutKind(layout).place(subnodes, within: bounds, proposal: proposal)
    var joined: Baselines?
    for (item, placement) in zip(items, subnodes.placements) {
      joined = Baselines.joined(
        joined, item.baselines(in: placement.frame.size), offset: placement.frame.y)
    }
    baselines = (key, joined)
    return joined
  }

  func proposal(
    _ layout: any Layout, _ items: [any LayoutItem], _ size: Size
  ) -> SizeProposal {
    guard let accepted = acceptedProposal else { return .size(size) }
    let answer = self.size(of: layout, fitting: items, within: accepted)
    for axis in Axis.allCases where answer[axis] != size[axis] && answer[axis] != .infinity {
      guard accepted[axis] == .fixed(size[axis]) else { return .size(size) }
    }
    return accepted
  }

  func subnodes(
    _ items: [any LayoutItem], _ bounds: Rectangle = .zero,
    _ direction: LayoutDirection = .leftToRight
  ) -> ItemSubnodes {
    if self.items.count != items.count {
      self.items = Array(repeating: AnswerList(), count: items.count)
    }
    return ItemSubnodes(items, bounds: bounds, direction: direction, cache: self)
  }

  /// An item's remembered answer, or a new one.
  func answer(_ index: Int, _ key: ProposalKey, _ ask: () -> Size) -> Size {
    // An item that a custom layout kept may be asked when there are other items.
    guard items.indices.contains(index) else { return ask() }
    if let size = items[index][key] { return size }
    let size = ask()
    if items.indices.contains(index) { items[index].append(key, size) }
    return size
  }
}
