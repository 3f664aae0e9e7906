/// How an item takes part in the sharing of an ``HFlexLayout`` or a ``VFlexLayout``.
///
/// The rule is that of CSS: lengths start at ``basis``; spare space goes to the items by ``grow``,
/// a lack is taken from them by ``shrink`` times their starting length, and never below 0. Negative
/// and non-finite factors count as 0.
public struct FlexBehavior: Sendable, Hashable {
  /// The item's share of spare space. 0: it does not grow.
  public var grow: Double

  /// The item's share of a lack. 0: it does not shrink.
  public var shrink: Double

  /// The starting length, in points. Nil: the intrinsic length.
  public var basis: Double?

  public init(grow: Double = 0, shrink: Double = 0, basis: Double? = nil) {
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
  }

  /// Keeps the intrinsic length.
  public static let rigid = FlexBehavior()
}
