/// A value that tells its bindings when it is set.
///
/// ```swift
/// @MainActor final class Model {
///   @Live var title = ""
/// }
/// UILabel().text(model.$title)
/// model.title = "Ready"
/// ```
///
/// It can be read and set from any thread. Set on the main thread, it delivers before the setter
/// returns; a value set during a delivery follows that delivery. Set elsewhere, it hops to the main
/// actor once. Either way each binding gets every value, in the order in which they were set, and
/// first the one that was current when it was made.
///
/// In a `Sendable` class, where a wrapped property is not allowed, write `let title = Live("")`.
@propertyWrapper
public final class Live<Value: Sendable>: BindingSource, Sendable {
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var value: Value
    /// How many values wait for a hop.
    @usableFromInline var pendingCount = 0
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let order = InOrder<Value>()
  @usableFromInline let observers = Observers<Value>()

  /// Makes a source with a first value.
  public init(_ value: Value) {
    state = Locked(State(value: value))
  }

  /// Makes a source with a first value.
  public convenience init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  /// The current value. Complexity: O(1) to read, O(number of bindings) to set on the main thread.
  ///
  /// A change that depends on the old value, such as `count += 1`, is a reading and a setting;
  /// with several threads at work use ``update(_:)``.
  @inlinable
  public var wrappedValue: Value {
    get { state.withLock { $0.value } }
    set {
      guard MainThread.isCurrent else { return setElsewhere(newValue) }
      // Swapped, so that the old value is released after the lock.
      var other = newValue
      let mustWait = state.withLock { state in
        swap(&state.value, &other)
        // Behind values that wait for a hop it must wait too.
        guard state.pendingCount > 0 else { return false }
        _ = enqueue(newValue, &state, now: true)
        return true
      }
      finish(newValue, mustWait: mustWait)
    }
  }

  /// The current value; the same as ``wrappedValue``.
  @inlinable
  public var value: Value {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }

  /// The source itself, which `$title` means.
  public var projectedValue: Live<Value> { self }

  /// Changes the value while no other thread can read or set it, then delivers it.
  ///
  /// `body` must not touch this source: it would wait for itself. What it throws is thrown, and
  /// the value stays as it was.
  public func update<Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Void
  ) throws(Failure) {
    let isOnMain = MainThread.isCurrent
    // The old value comes out with the rest, so that it is released after the lock.
    let (_, new, mustWait, mustHop) = try state.withLock { state throws(Failure) in
      let old = state.value
      var new = old
      try body(&new)
      state.value = new
      if isOnMain && state.pendingCount == 0 { return (old, new, false, false) }
      return (old, new, true, enqueue(new, &state, now: isOnMain))
    }
    if isOnMain {
      finish(new, mustWait: mustWait)
    } else if mustHop {
      MainActorQueue.values.hop()
    }
  }

  /// Passes the current value to `receive` at once, and each new value after it.
  @MainActor
  public func deliver(to receive: @escaping @MainActor (Value) -> Void) -> BindingCancellation {
    let (value, pendingCount) = state.withLock { ($0.value, $0.pendingCount) }
    // The values that are still under way are older than the one it gets now.
    let id = observers.add(receive, skipping: pendingCount + order.waitingCount)
    order.deliver(first: { receive(value) }, thenTo: observers.send)
    return BindingCancellation { [weak observers] in observers?.end(id) }
  }

  @usableFromInline
  func setElsewhere(_ newValue: Value) {
    var other = newValue
    let mustHop = state.withLock { state in
      swap(&state.value, &other)
      return enqueue(newValue, &state, now: false)
    }
    if mustHop { MainActorQueue.values.hop() }
  }

  /// Adds a value, under the lock, to those that wait for the main actor, and tells whether to hop.
  @usableFromInline
  func enqueue(_ value: Value, _ state: inout State, now: Bool) -> Bool {
    state.pendingCount += 1
    return MainActorQueue.values.add(now: now) { [self] in
      self.state.withLock { $0.pendingCount -= 1 }
      order.deliver(value, to: observers.send)
    }
  }

  /// Delivers a value that the main actor has set, after the lock.
  @inlinable
  func finish(_ value: Value, mustWait: Bool) {
    guard !mustWait else { return MainThread.assumeIsolated { runQueue() } }
    MainThread.assumeIsolated(self, value) { live, value in
      live.order.deliver(value) { live.observers.send($0) }
    }
  }

  @MainActor @usableFromInline
  func runQueue() {
    MainActorQueue.values.runNow()
  }
}
