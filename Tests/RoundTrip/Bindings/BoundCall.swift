import ChainRuntime

/// A property that is a closure, whose overloads for live sources are checked one by one: a call
/// reaches the closure that a source has sent, and not before.
@available(macOS 14, *)
@MainActor
public struct BoundCall<Tested: BindingOwner, Value> {
  let trip: RoundTrip<Tested>
  let name: String
  let candidates: [Value]
  let call: (Tested) -> Void

  /// Checks the overload for sources of closures.
  public func source(_ bind: (Tested, SampleSource<Value>) -> Tested) {
    follow(SampleSource(candidates), bind)
  }

  /// Checks the overload for sources of optional closures: `nil` takes the closure away.
  public func optionalSource(_ bind: (Tested, SampleSource<Value?>) -> Tested) {
    let source = SampleSource(candidates.map(Optional.some) + [nil])
    follow(source, bind)
    source.send(candidates.count)
    trip.expectCalls(name, 0) { call(trip.current) }
  }

  #if canImport(Combine)
    /// Checks the overload for publishers of closures.
    public func publisher(_ bind: (Tested, SamplePublisher<Value>) -> Tested) {
      follow(SamplePublisher(candidates), bind)
    }

    /// Checks the overload for publishers of optional closures.
    public func optionalPublisher(_ bind: (Tested, SamplePublisher<Value?>) -> Tested) {
      let publisher = SamplePublisher(candidates.map(Optional.some) + [nil])
      follow(publisher, bind)
      publisher.send(candidates.count)
      trip.expectCalls(name, 0) { call(trip.current) }
    }
  #endif

  private func follow<Source: SampleSending>(
    _ source: Source, _ bind: (Tested, Source) -> Tested
  ) {
    trip.renew()
    trip.apply(name) { bind($0, source) }
    trip.expectCalls(name, 0) { call(trip.current) }
    for number in candidates.indices {
      source.send(number)
      trip.expectCalls(name, 1) { call(trip.current) }
    }
  }
}
