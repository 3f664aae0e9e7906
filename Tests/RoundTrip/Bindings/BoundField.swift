import ChainRuntime

/// A keyed setter whose overloads for live sources are checked one by one, each on a fresh instance
/// with two keys bound to sample values.
///
/// An overload must return the very object and make one binding a key. A key's value must stay
/// until its source sends another, and then be that, while the other key keeps its own.
@available(macOS 14, *)
@MainActor
public struct BoundField<Tested: BindingOwner, Value, Key> {
  let trip: RoundTrip<Tested>
  let name: String
  let candidates: [Value]
  /// Evaluated anew for each instance, which a key may belong to.
  let keys: () -> [Key]
  let get: (Tested, Key) -> Value?

  // MARK: - Kinds of source

  /// Checks the overload for sources of plain values.
  public func source(_ bind: (Tested, SampleSource<Value>, Key) -> Tested) {
    follow({ [$0] }, from: SampleSource.init, bind)
  }

  /// Checks the overload for sources of optional values: `nil` clears the property.
  public func optionalSource(_ bind: (Tested, SampleSource<Value?>, Key) -> Tested) {
    follow({ [$0, nil] }, from: SampleSource.init, bind)
  }

  /// Checks the overload for closures.
  public func closure(_ bind: (Tested, @escaping @MainActor () -> Value, Key) -> Tested) {
    observe({ value, initial in SampleModel(initial ?? value, then: value) }, bind)
  }

  /// Checks the overload for closures that may return `nil`, which clears the property.
  public func optionalClosure(_ bind: (Tested, @escaping @MainActor () -> Value?, Key) -> Tested) {
    observe({ value, _ in SampleModel(value, then: nil) }, bind)
  }

  #if canImport(Combine)
    /// Checks the overload for publishers of plain values.
    public func publisher(_ bind: (Tested, SamplePublisher<Value>, Key) -> Tested) {
      follow({ [$0] }, from: SamplePublisher.init, bind)
    }

    /// Checks the overload for publishers of optional values.
    public func optionalPublisher(_ bind: (Tested, SamplePublisher<Value?>, Key) -> Tested) {
      follow({ [$0, nil] }, from: SamplePublisher.init, bind)
    }
  #endif

  // MARK: - Steps

  /// Binds each key to a source of its own; these then send their values in turn.
  private func follow<Source: SampleSending>(
    _ samples: (Value) -> [Source.Sample], from makeSource: ([Source.Sample]) -> Source,
    _ bind: (Tested, Source, Key) -> Tested, kind: String = #function
  ) {
    guard let instance = makeInstance(kind) else { return }
    let samples = samples(instance.sample)
    var expected = instance.initial
    let sources = instance.keys.map { key in
      let source = makeSource(samples)
      trip.apply(name) { bind($0, source, key) }
      expect(expected, of: instance)
      return source
    }
    expectOneBindingAKey(of: instance)
    for (step, sample) in samples.enumerated() {
      for (number, source) in sources.enumerated() {
        source.send(step)
        expected[number] = sample
        expect(expected, of: instance)
      }
    }
  }

  /// Binds each key to a closure that reads a model of its own; what these change to arrives later.
  private func observe<Sent>(
    _ makeModel: (_ sample: Value, _ initial: Value?) -> SampleModel<Sent>,
    _ bind: (Tested, @escaping @MainActor () -> Sent, Key) -> Tested, kind: String = #function
  ) {
    guard let instance = makeInstance(kind) else { return }
    var expected = instance.initial
    let models = instance.keys.enumerated().map { number, key in
      let model = makeModel(instance.sample, get(instance.object, key))
      trip.apply(name) { bind($0, { model.value }, key) }
      expected[number] = model.value
      expect(expected, of: instance)
      return model
    }
    expectOneBindingAKey(of: instance)
    for model in models { model.change() }
    let final = models.map { $0.value as Any }
    trip.expectLater { failure(expecting: final, of: instance) }
  }

  private struct Instance {
    /// The overload under test, for failures.
    var name: String
    var object: Tested
    var keys: [Key]
    var sample: Value
    /// What the property reads at first for each key.
    var initial: [Any]
  }

  private func makeInstance(_ kind: String) -> Instance? {
    trip.renew()
    let object = trip.current
    let keys = keys()
    guard let sample = trip.candidate(name, candidates, { get($0, keys[0]) }) else { return nil }
    return Instance(
      name: "\(name), \(kind)", object: object, keys: keys, sample: sample,
      initial: keys.map { get(object, $0) as Any })
  }

  private func expectOneBindingAKey(of instance: Instance) {
    let count = instance.object.bindingStore.count
    if count != instance.keys.count {
      trip.fail("\(instance.name): \(count) bindings for \(instance.keys.count) keys")
    }
  }

  private func expect(_ expected: [Any], of instance: Instance) {
    if let failure = failure(expecting: expected, of: instance) { trip.fail(failure) }
  }

  private func failure(expecting expected: [Any], of instance: Instance) -> String? {
    for (number, key) in instance.keys.enumerated() {
      let read = get(instance.object, key) as Any
      if !isAccepted(read, expected[number], instance.initial[number], instance) {
        return "\(instance.name): reads \(read) instead of \(expected[number])"
      }
    }
    return nil
  }

  private func isAccepted(
    _ read: Any, _ expected: Any, _ initial: Any, _ instance: Instance
  ) -> Bool {
    if Comparison.isSame(read, expected) { return true }
    guard Comparison.isNil(expected) else { return false }
    if RoundTripPreparation.ignoresNil(name, of: instance.object) {
      return Comparison.isSame(read, instance.sample)
    }
    // A property that is never `nil` has a value of its own again.
    return !Comparison.isNil(initial) && !Comparison.isSame(read, instance.sample)
  }
}
