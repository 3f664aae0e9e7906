import Foundation

#if !canImport(CoreGraphics)
  /// A bitmap image of which only the size in pixels is known.
  public final class CGImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Creates an image with a size. Only HeadlessUIKit has this initializer.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Whether two references are the same image.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
      lhs === rhs
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
