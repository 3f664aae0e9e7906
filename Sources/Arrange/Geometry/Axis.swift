/// A direction of layout.
public enum Axis: Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// The axis across this one.
  public var other: Axis {
    @inline(__always) get { self == .horizontal ? .vertical : .horizontal }
  }

  /// This axis alone.
  @inline(__always)
  var only: Set { self == .horizontal ? .horizontal : .vertical }

  /// Some of the axes, or none.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public static let both: Set = [.horizontal, .vertical]
  }
}
