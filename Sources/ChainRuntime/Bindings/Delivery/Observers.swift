/// The receivers of one source, in the order in which they subscribed.
@MainActor @usableFromInline
final class Observers<Value> {
  /// Says which receiver it is; later ones have greater numbers.
  typealias ID = Int

  @usableFromInline
  struct Observer {
    let id: ID
    /// Nil when it has ended.
    @usableFromInline var receive: (@MainActor (Value) -> Void)?
    /// How many values it still leaves out.
    @usableFromInline var skipCount: Int
  }

  @exclusivity(unchecked) @usableFromInline var list: [Observer] = []
  @exclusivity(unchecked) @usableFromInline var isSending = false
  @exclusivity(unchecked) @usableFromInline var endedCount = 0
  private var nextID = 0

  nonisolated init() {}

  /// Adds a receiver. A delivery under way does not reach it.
  func add(_ receive: @escaping @MainActor (Value) -> Void, skipping count: Int) -> ID {
    defer { nextID += 1 }
    list.append(Observer(id: nextID, receive: receive, skipCount: count))
    return nextID
  }

  /// Ends a receiver, at once even inside a delivery. Complexity: amortized O(log(number of
  /// receivers)).
  func end(_ id: ID) {
    guard let index = index(of: id), let receive = list[index].receive else { return }
    // Released after the list has changed: what it holds may end another receiver.
    withExtendedLifetime(receive) {
      list[index].receive = nil
      endedCount += 1
      if !isSending { removeEnded() }
    }
  }

  /// Passes a value to every receiver. Complexity: O(number of receivers).
  ///
  /// By index, for a copy of the list to iterate costs more than the rest: meanwhile receivers may
  /// only be added at the end.
  @inlinable
  func send(_ value: Value) {
    isSending = true
    for index in 0..<list.count { send(value, to: index) }
    isSending = false
    if endedCount > 0 { removeEnded() }
  }

  @inlinable
  func send(_ value: Value, to index: Int) {
    guard list[index].skipCount == 0 else {
      list[index].skipCount -= 1
      return
    }
    list[index].receive?(value)
  }

  /// Forgets those that have ended, when they are half of the list.
  @usableFromInline
  func removeEnded() {
    guard endedCount * 2 >= list.count else { return }
    list.removeAll { $0.receive == nil }
    endedCount = 0
  }

  private func index(of id: ID) -> Int? {
    var range = 0..<list.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if list[middle].id == id { return middle }
      range = list[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
