import Foundation

/// Distances from the edges of a rectangle, inwards, that follow the writing direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// The value whose numbers are all zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates a value whose numbers are all zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates a value from its numbers.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
