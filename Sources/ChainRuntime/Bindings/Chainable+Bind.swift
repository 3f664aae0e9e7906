extension Chainable where Self: BindingOwner {
  /// Binds a property to a source and returns the object.
  ///
  /// The property is set to each value of the source, in order, on the main actor. The object owns
  /// the subscription and is held weakly. The binding replaces one of the same property. It ends
  /// with the object, not when the object leaves its parent and not by a plain assignment.
  @MainActor @inlinable @discardableResult
  public func bind<Source: BindingSource>(
    _ source: Source, to keyPath: ReferenceWritableKeyPath<Self, Source.Value>
  ) -> Self {
    bind(source, key: BindingKey(keyPath)) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds an optional property to a source whose values are never `nil`.
  @MainActor @inlinable @discardableResult
  public func bind<Source: BindingSource>(
    _ source: Source, to keyPath: ReferenceWritableKeyPath<Self, Source.Value?>
  ) -> Self {
    bind(source, key: BindingKey(keyPath)) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds whatever `apply` sets to a source, under a key: a new binding replaces the one with the
  /// same key.
  ///
  /// `apply` gets the object as a parameter; capturing it would keep it alive. Complexity: O(number
  /// of the object's bindings), and the source's own to subscribe.
  @MainActor @inlinable @discardableResult
  public func bind<Source: BindingSource>(
    _ source: Source, key: BindingKey, apply: @escaping @MainActor (Self, Source.Value) -> Void
  ) -> Self {
    let binding = Binding(owner: self, apply: apply)
    bindingStore.replace(key, switchOff: binding) {
      source.deliver { binding.receive($0) }
    }
    return self
  }

  /// Ends the binding of a property, which keeps its last value, and returns the object.
  @MainActor @discardableResult
  public func unbind(_ keyPath: PartialKeyPath<Self>) -> Self {
    bindingStore.cancel(BindingKey(keyPath))
    return self
  }
}
