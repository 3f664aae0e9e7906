/// A row that fills the width it is offered and distributes what its items leave.
///
/// Items have their intrinsic size, unless their ``LayoutItem/flex`` lets them grow or shrink: then
/// the rule is that of CSS, see ``FlexBehavior``. Items that change their width are asked for their
/// height at that width.
///
/// Complexity: O(*n*) for *n* items; when some shrink to nothing, times the number of different
/// shrink factors.
public struct HFlexLayout: Layout, Sendable, Hashable {
  /// Where spare width goes, or what a lack of it moves.
  public enum Distribution: Sendable, Hashable {
    case leading(spacing: Double)
    case center(spacing: Double)
    case trailing(spacing: Double)

    /// Between neighbours.
    case spaceBetween

    /// Around each item alike, so that twice as much is between neighbours as at the ends.
    case spaceAround

    /// Between neighbours and at the ends alike.
    case spaceEvenly
  }

  public var distribution: Distribution

  /// Where items sit in the height of the row.
  public var alignment: VerticalAlignment

  /// Whether items that do not fit by their starting widths go to a next row.
  public var wraps: Bool

  /// The distance between rows, in points.
  public var lineSpacing: Double

  public init(
    distribution: Distribution = .center(spacing: 0), alignment: VerticalAlignment = .center,
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
      case .leading(let spacing): .packed(share: 0, spacing: spacing)
      case .center(let spacing): .packed(share: 0.5, spacing: spacing)
      case .trailing(let spacing): .packed(share: 1, spacing: spacing)
      case .spaceBetween: .spaceBetween
      case .spaceAround: .spaceAround
      case .spaceEvenly: .spaceEvenly
      }
    return FlexRule(
      axis: .horizontal, distribution: distribution, crossShare: alignment.share, wraps: wraps,
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
