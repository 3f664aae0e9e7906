/// An async sequence as a source of bindings; made by `sequence.binding`.
///
/// Each binding iterates the sequence in a task of its own on the main actor, and ends that task
/// when it ends. When the sequence ends or fails, the last value stays.
public struct AsyncSequenceSource<Base: AsyncSequence>: BindingSource {
  let base: Base

  @MainActor
  public func deliver(
    to receive: @escaping @MainActor (Base.Element) -> Void
  ) -> BindingCancellation {
    let task = Task { @MainActor in
      do {
        for try await value in base {
          // Cancelled on the main actor, it sends nothing more.
          guard !Task.isCancelled else { return }
          receive(value)
        }
      } catch {
        // By contract a failure leaves the last value.
      }
    }
    return BindingCancellation { task.cancel() }
  }
}

extension AsyncSequence {
  /// The sequence as a source of bindings.
  ///
  /// A sequence that hands each element to one consumer only, such as `AsyncStream`, serves one
  /// binding.
  public var binding: AsyncSequenceSource<Self> { AsyncSequenceSource(base: self) }
}

extension AsyncStream: BindingSource {
  public typealias Value = Element

  /// Passes the stream's elements to `receive`; cancelling ends the stream.
  @MainActor
  public func deliver(to receive: @escaping @MainActor (Element) -> Void) -> BindingCancellation {
    binding.deliver(to: receive)
  }
}
