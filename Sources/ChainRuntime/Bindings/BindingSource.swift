/// A stream of values that a property can be bound to.
///
/// `Live`, `AsyncStream`, `.binding` of any async sequence or Combine publisher, and `Observed`
/// closures are binding sources. To make another library's type one, conform it here; values that
/// it sends from other threads go through a ``BindingRelay``.
public protocol BindingSource<Value> {
  /// What the source sends.
  associatedtype Value

  /// Subscribes: passes the current value, if there is one, and then each new value to `receive`.
  ///
  /// `receive` is called on the main actor, in the order of the values, until the returned
  /// subscription is cancelled or released. Each call makes an independent subscription. A source
  /// that completes or fails just stops calling.
  @MainActor
  func deliver(to receive: @escaping @MainActor (Value) -> Void) -> BindingCancellation
}
