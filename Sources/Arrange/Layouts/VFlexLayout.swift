/// A column that fills the height it is offered and distributes what its items leave.
///
/// Items have their intrinsic size, unless their ``LayoutItem/flex`` lets them grow or shrink: then
/// the rule is that of CSS, see ``FlexBehavior``. Items that change their height are asked for
/// their width at that height.
///
/// Complexity: O(*n*) for *n* items; when some shrink to nothing, times the number of different
/// shrink factors.
public struct VFlexLayout: Layout, Sendable, Hashable {
  /// Where spare height goes, or what a lack of it moves.
  public enum Distribution: Sendable, Hashable {
    case top(spacing: Double)
    case center(spacing: Double)
    case bottom(spacing: Double)

    /// Between neighbours.
    case spaceBetween

    /// Around each item alike, so that twice as much is between neighbours as at the ends.
    case spaceAround

    /// Between neighbours and at the ends alike.
    case spaceEvenly
  }

  public var distribution: Distribution

  /// Where items sit in the width of the column.
  public var alignment: HorizontalAlignment

  /// Whether items that do not fit by their starting heights go to a next column.
  public var wraps: Bool

  /// The distance between columns, in points.
  public var lineSpacing: Double

  public init(
    distribution: Distribution = .center(spacing: 0), alignment: HorizontalAlignment = .center,
    wraps: Bool = false, lineSpacing: Double = 0
  ) {
    self.distribution = distribution
    self.alignment = alignment
    self.wraps = wraps
    self.lineSpacing = lineSpacing
  }

  var rule: FlexRule {
    let distribution: FlexRule.Distribution =
      switch distribution {
      case .top(let spacing): .packed(share: 0, spacing: spacing)
      case .center(let spacing): .packed(share: 0.5, spacing: spacing)
      case .bottom(let spacing): .packed(share: 1, spacing: spacing)
      case .spaceBetween: .spaceBetween
      case .spaceAround: .spaceAround
      case .spaceEvenly: .spaceEvenly
      }
    return FlexRule(
      axis: .vertical, distribution: distribution, crossShare: alignment.share, wraps: wraps,
      lineSpacing: lineSpacing)
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
