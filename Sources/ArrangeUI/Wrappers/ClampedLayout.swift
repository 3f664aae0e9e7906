import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Gives each item its preferred size in the middle of a region, or the size of the region where
/// that is smaller.
struct ClampedLayout: Layout, Hashable {
  /// What is around the region.
  var insets = EdgeInsets.zero

  func naturalSize(for items: [any LayoutItem]) -> Size {
    guard !items.isEmpty else { return .zero }
    return outset(largest(items.map(\.intrinsicSize)))
  }

  func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
    guard !items.isEmpty else { return .zero }
    let region = inset(proposal)
    let size = outset(largest(items.map { $0.sizeThatFits(region) }))
    return Size(
      width: min(size.width, proposal.width.finiteValue ?? .infinity),
      height: min(size.height, proposal.height.finiteValue ?? .infinity))
  }

  func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    let region = Rectangle(
      x: bounds.x + insets.left, y: bounds.y + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    return items.map { item in
      let size = item.sizeThatFits(.size(region.size))
      let width = min(size.width, region.width)
      let height = min(size.height, region.height)
      return Rectangle(
        x: region.x + (region.width - width) / 2, y: region.y + (region.height - height) / 2,
        width: width, height: height)
    }
  }

  private func largest(_ sizes: [Size]) -> Size {
    sizes.reduce(.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func outset(_ size: Size) -> Size {
    Size(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  private func inset(_ proposal: SizeProposal) -> SizeProposal {
    // Changed, not made anew: the engine marks proposals that are only probes.
    var region = proposal
    if case .fixed(let width) = proposal.width {
      region.width = .fixed(max(0, width - insets.left - insets.right))
    }
    if case .fixed(let height) = proposal.height {
      region.height = .fixed(max(0, height - insets.top - insets.bottom))
    }
    return region
  }
}
