import Foundation

#if !canImport(CoreGraphics)
  /// A colour space, known by its name only: HeadlessUIKit does not convert between spaces.
  public final class CGColorSpace: Hashable, Sendable {
    /// The name of the standard RGB space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the wide Display P3 space.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the generic grey space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of the standard RGB space that admits components outside 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    /// The name of the space.
    public let name: String?

    /// Creates a space from its name.
    public init?(name: String) {
      guard !name.isEmpty else { return nil }
      self.name = name
    }

    private init(known name: String) {
      self.name = name
    }

    static let rgb = CGColorSpace(known: sRGB)
    static let gray = CGColorSpace(known: genericGrayGamma2_2)

    /// The number of colour components, without alpha.
    public var numberOfComponents: Int {
      name == CGColorSpace.genericGrayGamma2_2 ? 1 : 3
    }

    /// Whether two spaces have the same name.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
      lhs.name == rhs.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
    }
  }

  /// The RGB space of the device; the standard RGB space here.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

  /// The grey space of the device; the generic grey space here.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
#endif
