/// A source of the latest values of two sources, once each has one.
public struct CombineLatestSource<First: BindingSource, Second: BindingSource>: BindingSource {
  let first: First
  let second: Second

  @MainActor
  public func deliver(
    to receive: @escaping @MainActor ((First.Value, Second.Value)) -> Void
  ) -> BindingCancellation {
    let order = InOrder<(First.Value, Second.Value)>()
    var latestFirst: First.Value?
    var latestSecond: Second.Value?
    func send() {
      guard let latestFirst, let latestSecond else { return }
      order.deliver((latestFirst, latestSecond), to: receive)
    }
    let firstSubscription = first.deliver {
      latestFirst = $0
      send()
    }
    let secondSubscription = second.deliver {
      latestSecond = $0
      send()
    }
    return BindingCancellation {
      firstSubscription.cancel()
      secondSubscription.cancel()
    }
  }
}

extension BindingSource {
  /// A source of pairs of this source's and the other's latest value: a new pair with each value of
  /// either, from when both have one.
  @_disfavoredOverload
  public func combineLatest<Other: BindingSource>(
    _ other: Other
  ) -> CombineLatestSource<Self, Other> {
    CombineLatestSource(first: self, second: other)
  }
}
