import Foundation

#if !canImport(CoreGraphics)
  /// A two-dimensional vector.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
