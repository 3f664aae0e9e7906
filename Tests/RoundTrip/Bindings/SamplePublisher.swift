#if canImport(Combine)
  import Combine

  /// A publisher of sample values, without one at first.
  public struct SamplePublisher<Output>: Publisher, SampleSending {
    public typealias Failure = Never

    typealias Sample = Output

    private let samples: [Output]
    private let next = PassthroughSubject<Int, Never>()

    init(_ samples: [Output]) {
      self.samples = samples
    }

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Never {
      next.map { [samples] in samples[$0] }.receive(subscriber: subscriber)
    }

    func send(_ number: Int) {
      next.send(number)
    }
  }
#endif
