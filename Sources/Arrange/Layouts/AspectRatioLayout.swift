/// Items offered a size of a fixed shape: the rule of SwiftUI's `aspectRatio(_:contentMode:)`.
///
/// They are offered the largest such size within the space, or the smallest that covers it. An item
/// that does not take what it is offered keeps the size it chooses.
public struct AspectRatioLayout: Layout, Sendable, Hashable {
  /// How the shape relates to the space.
  public enum ContentMode: Sendable, Hashable {
    /// Lies within it.
    case fit

    /// Covers it.
    case fill
  }

  /// Width divided by height. Nil, or a number that is not positive and finite: the ratio of the
  /// item's ideal size.
  public var ratio: Double?

  public var contentMode: ContentMode

  public init(_ ratio: Double? = nil, contentMode: ContentMode = .fit) {
    self.ratio = ratio
    self.contentMode = contentMode
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

extension AspectRatioLayout: LayoutRule {
  private func inner<S: Subnodes>(
    _ subnodes: S, _ proposal: SizeProposal
  ) -> SizeProposal {
    var known = ratio.flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
    var width = proposal.width.length
    var height = proposal.height.length
    let isOpen = width == nil && height == nil
    if known == nil || isOpen {
      let ideal = ZStackLayout().size(subnodes, .idealProbe)
      let own = ideal.width / ideal.height
      if known == nil, own > 0, own < .infinity { known = own }
      if isOpen { (width, height) = (ideal.width, ideal.height) }
    }
    guard let ratio = known else { return proposal }
    let size: Size
    switch (width, height) {
    case (let width?, nil):
      size = Size(width: width, height: width / ratio)
    case (let width?, let height?) where (height * ratio > width) == (contentMode == .fit):
      size = Size(width: width, height: width / ratio)
    default:
      let height = height ?? 0
      size = Size(width: height * ratio, height: height)
    }
    var inner = proposal
    inner.width = Self.proposal(size.width, like: proposal.width)
    inner.height = Self.proposal(size.height, like: proposal.height)
    return inner
  }

  /// The proposal of a length, in the words of the original where they say the same.
  private static func proposal(
    _ length: Double, like original: DimensionProposal
  ) -> DimensionProposal {
    if length == original.length { return original }
    if length == 0 { return .collapsed }
    return length < .infinity ? .fixed(length.asLength) : .expanded
  }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    ZStackLayout().size(subnodes, inner(subnodes, proposal))
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    for index in 0..<subnodes.count { subnodes.note(index, .shaped) }
    ZStackLayout().place(subnodes, within: bounds, proposal: inner(subnodes, proposal))
  }

  func respondsTo(_ children: Axis.Set) -> Axis.Set {
    children.isEmpty ? [] : .both
  }
}
