/// Carries values from any thread to a receiver on the main actor, in order.
///
/// The tool for conforming types to ``BindingSource`` whose values come from other threads. From the
/// main thread a value is passed on at once; from elsewhere it hops once, together with whatever
/// else is waiting. A value sent by the receiver itself follows when the receiver returns.
///
/// The relay holds the receiver, and nothing holds the relay but its sender and values under way.
public final class BindingRelay<Value>: Sendable {
  private let pendingCount = Locked(0)
  private let order = InOrder<Value>()
  private let receive: @MainActor (Value) -> Void

  /// Makes a relay that passes values to `receive`.
  public init(_ receive: @escaping @MainActor (Value) -> Void) {
    self.receive = receive
  }

  /// Sends a value, from any thread. Complexity: O(1), and the receiver's own when on the main
  /// thread.
  public func send(_ value: sending Value) {
    route(HandedOver(value: value))
  }

  /// Sends a value of a library that does not tell the compiler whether its values may change
  /// threads.
  ///
  /// Unchecked: the value must be `Sendable`, or nobody may use it after this call except the
  /// receiver. Reactive libraries promise that; a function reference to this method can be passed
  /// to them, as it belongs to no actor.
  public func handOver(_ value: Value) {
    route(HandedOver(value: value))
  }

  private func route(_ box: HandedOver<Value>) {
    let isOnMain = MainThread.isCurrent
    let (mustWait, mustHop) = pendingCount.withLock { count in
      // Behind values that wait for a hop it must wait too.
      if isOnMain && count == 0 { return (false, false) }
      count += 1
      return (true, MainActorQueue.values.add(now: isOnMain) { [self] in receivePending(box) })
    }
    guard isOnMain else {
      if mustHop { MainActorQueue.values.hop() }
      return
    }
    MainThread.assumeIsolated {
      if mustWait {
        MainActorQueue.values.runNow()
      } else {
        order.deliver(box.value, to: receive)
      }
    }
  }

  @MainActor private func receivePending(_ box: HandedOver<Value>) {
    pendingCount.withLock { $0 -= 1 }
    order.deliver(box.value, to: receive)
  }
}
