import ChainRuntime

/// A source of sample values, without one at first; a `Live` says which comes next.
public struct SampleSource<Value>: BindingSource, SampleSending {
  typealias Sample = Value

  private let samples: [Value]
  private let next = Live<Int?>(nil)

  init(_ samples: [Value]) {
    self.samples = samples
  }

  public func deliver(to receive: @escaping @MainActor (Value) -> Void) -> BindingCancellation {
    next.deliver { [samples] number in
      if let number { receive(samples[number]) }
    }
  }

  func send(_ number: Int) {
    next.value = number
  }
}
