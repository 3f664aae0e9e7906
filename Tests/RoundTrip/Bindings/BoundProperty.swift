import ChainRuntime

/// A property whose overloads for live sources are checked one by one, as ``BoundField`` does it,
/// with the property for the only key.
@available(macOS 14, *)
@MainActor
public struct BoundProperty<Tested: BindingOwner, Value> {
  let field: BoundField<Tested, Value, Void>

  /// Checks the overload for sources of plain values.
  public func source(_ bind: (Tested, SampleSource<Value>) -> Tested) {
    field.source { object, source, _ in bind(object, source) }
  }

  /// Checks the overload for sources of optional values: `nil` clears the property.
  public func optionalSource(_ bind: (Tested, SampleSource<Value?>) -> Tested) {
    field.optionalSource { object, source, _ in bind(object, source) }
  }

  /// Checks the overload for closures.
  public func closure(_ bind: (Tested, @escaping @MainActor () -> Value) -> Tested) {
    field.closure { object, closure, _ in bind(object, closure) }
  }

  /// Checks the overload for closures that may return `nil`, which clears the property.
  public func optionalClosure(_ bind: (Tested, @escaping @MainActor () -> Value?) -> Tested) {
    field.optionalClosure { object, closure, _ in bind(object, closure) }
  }

  #if canImport(Combine)
    /// Checks the overload for publishers of plain values.
    public func publisher(_ bind: (Tested, SamplePublisher<Value>) -> Tested) {
      field.publisher { object, publisher, _ in bind(object, publisher) }
    }

    /// Checks the overload for publishers of optional values.
    public func optionalPublisher(_ bind: (Tested, SamplePublisher<Value?>) -> Tested) {
      field.optionalPublisher { object, publisher, _ in bind(object, publisher) }
    }
  #endif
}
