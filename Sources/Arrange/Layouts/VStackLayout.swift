/// A column: items one below the other, each as tall as the space allows it to be.
///
/// The rule is that of ``HStackLayout``, with heights in place of widths.
///
/// Complexity: O(*n* log *n*) for *n* items, with three questions to each.
public struct VStackLayout: Layout, Sendable, Hashable {
  /// Where items sit in the width of the column.
  public var alignment: HorizontalAlignment

  /// The distance between neighbours, in points. Negative spacing lets them overlap.
  public var spacing: Double

  public init(alignment: HorizontalAlignment = .center, spacing: Double = 0) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var rule: StackRule {
    StackRule(axis: .vertical, spacing: spacing, cross: .share(alignment.share))
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
