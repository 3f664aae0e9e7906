import Foundation

extension UIFont {
  /// How bold a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very thin weight.
    public static let thin = Weight(-0.6)
    /// A thin weight.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// Slightly bolder than usual.
    public static let medium = Weight(0.23)
    /// Almost bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The boldest weight.
    public static let black = Weight(0.62)
  }

  /// How wide a font is, from -1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }
}
