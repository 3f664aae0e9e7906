/// The receivers of one source, in the order in which they subscribed.
@MainActor @usableFromInline
final class Observers<Value> {
  @exclusivity(unchecked) @usableFromInline var list: [Observer<Value>] = []
  private var endedCount = 0

  nonisolated init() {}

  /// Adds a receiver. A delivery under way does not reach it.
  func add(_ receive: @escaping @MainActor (Value) -> Void, skipping count: Int) -> Observer<Value>
  {
    let observer = Observer(receive, skipping: count)
    list.append(observer)
    return observer
  }

  /// Ends a receiver, at once even inside a delivery. Complexity: amortized O(1).
  func end(_ observer: Observer<Value>) {
    guard observer.receive != nil else { return }
    observer.receive = nil
    endedCount += 1
    if endedCount * 2 >= list.count {
      list.removeAll { $0.receive == nil }
      endedCount = 0
    }
  }

  /// Passes a value to every receiver. Complexity: O(number of receivers).
  @inlinable
  func send(_ value: Value) {
    for observer in list { observer.send(value) }
  }
}

/// One subscription to a source.
@MainActor @usableFromInline
final class Observer<Value> {
  @exclusivity(unchecked) @usableFromInline var receive: (@MainActor (Value) -> Void)?
  @exclusivity(unchecked) @usableFromInline var skipCount: Int

  fileprivate init(_ receive: @escaping @MainActor (Value) -> Void, skipping count: Int) {
    self.receive = receive
    skipCount = count
  }

  @inlinable
  func send(_ value: Value) {
    guard skipCount == 0 else {
      skipCount -= 1
      return
    }
    receive?(value)
  }
}
