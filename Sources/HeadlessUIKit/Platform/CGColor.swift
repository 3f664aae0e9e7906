import Foundation

#if !canImport(CoreGraphics)
  /// A colour: components in a colour space, and alpha.
  public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    private let storedComponents: [CGFloat]
    private let space: CGColorSpace

    /// Creates a colour in the standard RGB space.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      storedComponents = [red, green, blue, alpha]
      space = .rgb
    }

    /// Creates a colour in the standard RGB space.
    public convenience init(
      srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey.
    public init(gray: CGFloat, alpha: CGFloat) {
      storedComponents = [gray, alpha]
      space = .gray
    }

    /// Creates a colour from the components of a space followed by alpha.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      storedComponents = Array(
        UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
      self.space = space
    }

    private init(space: CGColorSpace, components: [CGFloat]) {
      self.space = space
      storedComponents = components
    }

    /// The colour space.
    public var colorSpace: CGColorSpace? { space }

    /// The colour components followed by alpha.
    public var components: [CGFloat]? { storedComponents }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { storedComponents.count }

    /// The opacity.
    public var alpha: CGFloat { storedComponents.last ?? 1 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(space: space, components: storedComponents.dropLast() + [alpha])
    }

    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether space and components are equal.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
      lhs.space == rhs.space && lhs.storedComponents == rhs.storedComponents
    }

    /// Hashes space and components.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(space)
      hasher.combine(storedComponents)
    }

    /// The space and the components.
    public var description: String {
      "CGColor(\(space.name ?? "?"), \(storedComponents))"
    }
  }
#endif
