import Foundation

extension UIScrollView {
  /// How fast scrolling slows down, as a factor per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor.
    public var rawValue: CGFloat

    /// Creates a rate from a factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slows down slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Slows down fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
