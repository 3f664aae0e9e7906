#if canImport(Observation)
  import Observation

  /// What a closure reads from observable models, as a source of bindings.
  ///
  /// The closure runs when the binding is made, and again on the main actor after each change of
  /// what it read. Changes before that run count as one: every binding gets the latest value, not
  /// every value. Bindings are updated in the order in which their properties were changed.
  ///
  /// Observation announces a change before it is made. A change made on the main actor is complete
  /// when the closure runs; a model that is changed elsewhere needs a ``Live`` to be sure of that.
  ///
  /// The closure holds what it captures, so it must not capture the view. When a binding ends, the
  /// model keeps a note of a few words of it until its next change.
  @available(iOS 17, macOS 14, tvOS 17, macCatalyst 17, visionOS 1, *)
  public struct ObservedSource<Value>: BindingSource {
    private let read: @MainActor () -> Value

    /// Makes a source of what `read` returns.
    public init(_ read: @escaping @MainActor () -> Value) {
      self.read = read
    }

    @MainActor
    public func deliver(to receive: @escaping @MainActor (Value) -> Void) -> BindingCancellation {
      let tracking = ObservationTracking(read: read, receive: receive)
      tracking.run()
      return BindingCancellation { tracking.end() }
    }
  }

  extension Chainable where Self: BindingOwner {
    /// Binds a property to what a closure reads from observable models.
    ///
    /// ```swift
    /// label.bind(to: \.text) { model.title }
    /// ```
    ///
    /// The rules are those of `bind(_:to:)` and ``ObservedSource``.
    @available(iOS 17, macOS 14, tvOS 17, macCatalyst 17, visionOS 1, *)
    @MainActor @discardableResult
    public func bind<Value>(
      to keyPath: ReferenceWritableKeyPath<Self, Value>,
      _ value: @escaping @MainActor () -> Value
    ) -> Self {
      bind(ObservedSource(value), to: keyPath)
    }
  }

  /// One subscription to what a closure reads.
  @available(iOS 17, macOS 14, tvOS 17, macCatalyst 17, visionOS 1, *)
  @MainActor
  private final class ObservationTracking<Value> {
    private var read: (@MainActor () -> Value)?
    private let receive: @MainActor (Value) -> Void

    init(read: @escaping @MainActor () -> Value, receive: @escaping @MainActor (Value) -> Void) {
      self.read = read
      self.receive = receive
    }

    func run() {
      guard let read else { return }
      let value = withObservationTracking(read) { [weak self] in
        // Announced before the change, on whatever thread makes it.
        let mustHop = MainActorQueue.observations.add { self?.run() }
        if mustHop { MainActorQueue.observations.hop() }
      }
      receive(value)
    }

    func end() {
      read = nil
    }
  }
#endif
