import Foundation

/// A displacement.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement downwards.
  public var vertical: CGFloat

  /// The value whose numbers are all zero.
  public static let zero = UIOffset()

  /// Creates a value whose numbers are all zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a value from its numbers.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
