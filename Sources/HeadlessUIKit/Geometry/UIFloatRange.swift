import Foundation

/// A range of numbers.
public struct UIFloatRange: Hashable, Codable, Sendable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// The value whose numbers are all zero.
  public static let zero = UIFloatRange()

  /// Creates a value whose numbers are all zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a value from its numbers.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension UIFloatRange {
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range contains all numbers.
  public var isInfinite: Bool { self == .infinite }
}
