import Foundation

/// An object whose configuration can be written as a chain of calls.
///
/// Every `NSObject` is chainable, so every class of UIKit and QuartzCore is. The generated modifiers
/// cover a type's own properties by name; these methods cover the rest: nested properties,
/// properties of your own subclasses, and calls that return nothing.
///
/// The methods have no isolation of their own: they run where they are called, which for a view is
/// the main actor.
public protocol Chainable: AnyObject {}

extension NSObject: Chainable {}

extension Chainable {
  /// Sets the property at a key path and returns the object.
  ///
  /// ```swift
  /// label.set(\.layer.cornerRadius, to: 8)
  /// ```
  ///
  /// A static setting, like a plain assignment. Complexity: O(1).
  @inlinable @discardableResult
  public func set<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>, to value: Value) -> Self
  {
    self[keyPath: keyPath] = value
    return self
  }

  /// Runs a closure on the object and returns the object; what the closure throws, it throws.
  ///
  /// The closure is run once, at once, and not kept.
  @inlinable @discardableResult
  public func configure<Failure: Error>(
    _ body: (Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    try body(self)
    return self
  }

  /// Stores the object in a variable and returns it, to keep a reference from inside a chain.
  ///
  /// ```swift
  /// UILabel().text("Title").assign(to: &titleLabel)
  /// ```
  @inlinable @discardableResult
  public func assign(to variable: inout Self) -> Self {
    variable = self
    return self
  }

  /// Stores the object in an optional variable and returns it.
  @inlinable @discardableResult
  public func assign(to variable: inout Self?) -> Self {
    variable = self
    return self
  }
}
