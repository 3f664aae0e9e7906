import Foundation

extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number; larger is further in front.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the application's content.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }
}
