/// A rank among siblings: a stack serves items of a higher priority first.
public struct LayoutPriority: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral,
  RawRepresentable
{
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(integerLiteral value: Int) {
    self.init(rawValue: value)
  }

  /// The priority of an item that says nothing about it.
  public static let zero = LayoutPriority(rawValue: 0)

  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
