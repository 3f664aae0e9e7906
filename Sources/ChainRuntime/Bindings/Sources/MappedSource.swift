/// A source whose values are those of another source, transformed.
public struct MappedSource<Base: BindingSource, Value>: BindingSource {
  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  @MainActor
  public func deliver(to receive: @escaping @MainActor (Value) -> Void) -> BindingCancellation {
    base.deliver { [transform] in receive(transform($0)) }
  }
}

extension BindingSource {
  /// The source with each value transformed, on the main actor.
  ///
  /// The transformation runs once for each value and each binding. Disfavoured, so that a type's
  /// own `map` comes first, such as that of an async sequence or an Rx observable.
  @_disfavoredOverload
  public func map<NewValue>(
    _ transform: @escaping @MainActor (Value) -> NewValue
  ) -> MappedSource<Self, NewValue> {
    MappedSource(base: self, transform: transform)
  }
}
