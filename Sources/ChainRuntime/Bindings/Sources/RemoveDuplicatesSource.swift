/// A source that leaves out values that are the same as the one before.
public struct RemoveDuplicatesSource<Base: BindingSource>: BindingSource {
  let base: Base
  let areSame: (Base.Value, Base.Value) -> Bool

  @MainActor
  public func deliver(
    to receive: @escaping @MainActor (Base.Value) -> Void
  ) -> BindingCancellation {
    var last: Base.Value?
    return base.deliver { [areSame] value in
      if let last, areSame(last, value) { return }
      last = value
      receive(value)
    }
  }
}

extension BindingSource {
  /// The source without values that `areSame` finds to be the same as the one before.
  @_disfavoredOverload
  public func removeDuplicates(
    by areSame: @escaping (Value, Value) -> Bool
  ) -> RemoveDuplicatesSource<Self> {
    RemoveDuplicatesSource(base: self, areSame: areSame)
  }
}

extension BindingSource where Value: Equatable {
  /// The source without values that equal the one before.
  @_disfavoredOverload
  public func removeDuplicates() -> RemoveDuplicatesSource<Self> {
    RemoveDuplicatesSource(base: self, areSame: ==)
  }
}
