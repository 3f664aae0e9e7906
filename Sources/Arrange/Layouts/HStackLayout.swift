/// A row: items side by side, each as wide as the space allows it to be.
///
/// With a width to share, items of a higher ``LayoutItem/priority`` are served first, from what the
/// rest does not need at least; among equals, the least flexible first, each offered an equal share
/// of what is left. Flexibility is the greatest width an item can have less its least.
///
/// Complexity: O(*n* log *n*) for *n* items, with three questions to each.
public struct HStackLayout: Layout, Sendable, Hashable {
  /// Where items sit in the height of the row.
  public var alignment: VerticalAlignment

  /// The distance between neighbours, in points. Negative spacing lets them overlap.
  public var spacing: Double

  public init(alignment: VerticalAlignment = .center, spacing: Double = 0) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var rule: StackRule {
    let cross: StackRule.CrossAlignment =
      switch alignment {
      case .firstTextBaseline: .firstBaseline
      case .lastTextBaseline: .lastBaseline
      case .top, .center, .bottom: .share(alignment.share)
      }
    return StackRule(axis: .horizontal, spacing: spacing, cross: cross)
  }

  public func naturalSize(for items: [any LayoutItem]) -> Size {
    rule.natural(items)
  }

  public func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
    rule.fit(items, proposal)
  }

  public func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    rule.arranged(items, bounds)
  }
}
