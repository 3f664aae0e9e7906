/// The bindings of one object, one for each key.
///
/// Its owner holds it; when it is released, all its subscriptions end.
@MainActor
public final class BindingStore {
  private struct Entry {
    let key: BindingKey
    let switchOff: OffSwitch
    var subscription: BindingCancellation?
  }

  // A list, not a dictionary: an object has a handful of bindings.
  private var entries: [Entry] = []

  /// Makes an empty store.
  public init() {}

  /// The number of keys that have a binding; a binding stays when its source completes.
  public var count: Int { entries.count }

  /// Ends the binding of a key, if there is one. Complexity: O(number of bindings).
  public func cancel(_ key: BindingKey) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    end(entries.remove(at: index))
  }

  /// Ends all bindings.
  public func cancelAll() {
    let ended = entries
    entries = []
    ended.forEach(end)
  }

  /// Replaces the binding of a key.
  ///
  /// The new binding is in its place before `subscribe` runs: that may deliver a value, and the
  /// delivery may bind the same key again.
  @usableFromInline
  func replace(
    _ key: BindingKey, switchOff: OffSwitch, subscribe: () -> BindingCancellation
  ) {
    cancel(key)
    entries.append(Entry(key: key, switchOff: switchOff, subscription: nil))
    let subscription = subscribe()
    if let index = entries.firstIndex(where: { $0.switchOff === switchOff }) {
      entries[index].subscription = subscription
    } else {
      subscription.cancel()
    }
  }

  private func end(_ entry: Entry) {
    entry.switchOff.isOff = true
    entry.subscription?.cancel()
  }
}
