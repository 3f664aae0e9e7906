import ChainRuntime

@available(macOS 14, *)
extension RoundTrip where Tested: BindingOwner {
  /// A property whose overloads for live sources are to be checked.
  public func property<Value>(
    _ name: String, _ candidates: [Value], _ get: @escaping (Tested) -> Value?
  ) -> BoundProperty<Tested, Value> {
    BoundProperty(
      field: BoundField(
        trip: self, name: name, candidates: candidates, keys: { [()] },
        get: { object, _ in get(object) }))
  }

  /// A property that is a closure, whose overloads for live sources are to be checked.
  public func call<Value>(
    _ name: String, _ candidates: [Value], _ call: @escaping (Tested) -> Void
  ) -> BoundCall<Tested, Value> {
    BoundCall(trip: self, name: name, candidates: candidates, call: call)
  }

  /// A keyed setter whose overloads for live sources are to be checked with two keys.
  public func setter<Value, Key>(
    _ name: String, _ candidates: [Value], keys: @autoclosure @escaping () -> [Key],
    _ get: @escaping (Tested, Key) -> Value?
  ) -> BoundField<Tested, Value, Key> {
    BoundField(trip: self, name: name, candidates: candidates, keys: keys, get: get)
  }
}
