import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method, where there is no Objective-C runtime.
  ///
  /// `#selector` does not exist there; write the name as a string literal.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The name.
    public let name: String

    /// Creates a selector from a name.
    public init(_ name: String) {
      self.name = name
    }

    /// Creates a selector from a string literal.
    public init(stringLiteral value: String) {
      name = value
    }

    /// The name.
    public var description: String { name }
  }

  /// The name of a selector.
  public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.name
  }

  /// The selector with a name.
  public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
  }
#endif
