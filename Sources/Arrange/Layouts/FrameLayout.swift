/// A region with limits, in which items keep the size they choose: the rule of SwiftUI's
/// `frame(minWidth:idealWidth:maxWidth:…)`, for each dimension by itself.
///
/// Items are offered what the frame is offered, within the limits; where nothing is offered, the
/// ideal length. The frame then is
/// - as long as its item, without limits;
/// - as long as the offer, within the limits, when it has both; so a fixed frame is always its
///   length;
/// - with a minimum alone, as long as its item or the offer, whichever is less, but at least the
///   minimum;
/// - with a maximum alone, as long as its item or the offer, whichever is more, but at most the
///   maximum.
///
/// Several items lie over each other. NaN limits count as absent, negative ones as 0; an infinite
/// minimum means the offer, an infinite ideal nothing; a minimum above the maximum wins.
public struct FrameLayout: Layout, Sendable, Hashable {
  public var minimumWidth: Double?
  public var idealWidth: Double?
  public var maximumWidth: Double?
  public var minimumHeight: Double?
  public var idealHeight: Double?
  public var maximumHeight: Double?

  /// Where items sit in the region.
  public var alignment: Alignment

  public init(
    minimumWidth: Double? = nil, idealWidth: Double? = nil, maximumWidth: Double? = nil,
    minimumHeight: Double? = nil, idealHeight: Double? = nil, maximumHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minimumWidth = minimumWidth
    self.idealWidth = idealWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.idealHeight = idealHeight
    self.maximumHeight = maximumHeight
    self.alignment = alignment
  }

  /// A frame of a fixed width, height or both.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.init(
      minimumWidth: width, idealWidth: width, maximumWidth: width, minimumHeight: height,
      idealHeight: height, maximumHeight: height, alignment: alignment)
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

extension FrameLayout: LayoutRule {
  private var horizontal: FrameLimits { FrameLimits(minimumWidth, idealWidth, maximumWidth) }
  private var vertical: FrameLimits { FrameLimits(minimumHeight, idealHeight, maximumHeight) }

  private func inner(_ proposal: SizeProposal) -> SizeProposal {
    var inner = proposal
    inner.width = horizontal.inner(proposal.width)
    inner.height = vertical.inner(proposal.height)
    return inner
  }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    let horizontal = horizontal
    let vertical = vertical
    if let width = horizontal.fixed, let height = vertical.fixed {
      return Size(width: width, height: height)
    }
    let content = ZStackLayout().size(subnodes, inner(proposal))
    return Size(
      width: horizontal.length(content.width, proposal.width),
      height: vertical.length(content.height, proposal.height))
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    let size = size(subnodes, proposal)
    let region = Rectangle(
      origin: bounds.origin, width: size.width.asFrameLength(in: bounds.width),
      height: size.height.asFrameLength(in: bounds.height))
    let inner = inner(proposal)
    for index in 0..<subnodes.count where inner != proposal {
      subnodes.note(index, .limited)
    }
    ZStackLayout(alignment: alignment).place(subnodes, within: region, proposal: inner)
  }

  func respondsTo(_ children: Axis.Set) -> Axis.Set {
    var axes = children
    horizontal.adjust(&axes, .horizontal)
    vertical.adjust(&axes, .vertical)
    return axes
  }
}
