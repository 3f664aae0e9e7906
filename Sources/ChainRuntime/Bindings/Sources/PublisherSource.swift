#if canImport(Combine)
  import Combine

  /// A Combine publisher as a source of bindings; made by `publisher.binding`.
  ///
  /// A value published on the main thread is delivered at once, one published elsewhere after a
  /// hop. When the publisher completes, the last value stays.
  public struct PublisherSource<Upstream: Publisher>: BindingSource
  where Upstream.Failure == Never {
    let upstream: Upstream

    @MainActor
    public func deliver(
      to receive: @escaping @MainActor (Upstream.Output) -> Void
    ) -> BindingCancellation {
      let relay = BindingRelay(receive)
      let subscription = upstream.sink(receiveValue: relay.handOver)
      return BindingCancellation { subscription.cancel() }
    }
  }

  extension Publisher where Failure == Never {
    /// The publisher as a source of bindings.
    public var binding: PublisherSource<Self> { PublisherSource(upstream: self) }
  }

  extension Chainable where Self: BindingOwner {
    /// Binds a property to a publisher, by the rules of a binding to a source.
    @MainActor @discardableResult
    public func bind<Source: Publisher>(
      _ publisher: Source, to keyPath: ReferenceWritableKeyPath<Self, Source.Output>
    ) -> Self where Source.Failure == Never {
      bind(publisher.binding, to: keyPath)
    }

    /// Binds an optional property to a publisher whose values are never `nil`.
    @MainActor @discardableResult
    public func bind<Source: Publisher>(
      _ publisher: Source, to keyPath: ReferenceWritableKeyPath<Self, Source.Output?>
    ) -> Self where Source.Failure == Never {
      bind(publisher.binding, to: keyPath)
    }
  }
#endif
