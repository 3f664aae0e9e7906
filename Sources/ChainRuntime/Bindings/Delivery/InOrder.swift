/// Delivers one value after the other: a value that comes during a delivery waits for its end.
@MainActor @usableFromInline
final class InOrder<Value> {
  // Unchecked exclusivity, here and in the other types on the way of a value: they belong to the
  // main actor and no reference to their storage is held while other code runs. The checks cost
  // more than the rest of a delivery.
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  @exclusivity(unchecked) @usableFromInline var waiting: [Value] = []
  private var next = 0

  nonisolated init() {}

  /// How many values wait for the end of the present delivery.
  var waitingCount: Int { waiting.count - next }

  /// Passes the value to `receive`, after the values that came before it.
  @inlinable
  func deliver(_ value: Value, to receive: (Value) -> Void) {
    guard !isDelivering else { return waiting.append(value) }
    isDelivering = true
    receive(value)
    if !waiting.isEmpty { deliverWaiting(to: receive) }
    isDelivering = false
  }

  /// Runs `first`, then passes the values that came meanwhile to `receive`. Inside a delivery it
  /// only runs `first`.
  func deliver(first: () -> Void, thenTo receive: (Value) -> Void) {
    guard !isDelivering else { return first() }
    isDelivering = true
    first()
    deliverWaiting(to: receive)
    isDelivering = false
  }

  @usableFromInline
  func deliverWaiting(to receive: (Value) -> Void) {
    // Again, because a value may send another one when it is released.
    while !waiting.isEmpty {
      while next < waiting.count {
        let value = waiting[next]
        next += 1
        receive(value)
      }
      next = 0
      waiting = []
    }
  }
}
