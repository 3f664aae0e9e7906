/// What a layout system needs to know: that a binding has set a property of an object.
@MainActor @usableFromInline
enum BindingObservation {
  /// Gets the object each time. One for all objects, so that a delivery costs no more than a look
  /// whether there is one.
  @exclusivity(unchecked) @usableFromInline
  static var observer: (@MainActor (AnyObject) -> Void)?
}

/// Calls `observer` with each object of which a binding has set a property, after that, in addition
/// to those that were there before.
///
/// For modules of this package whose views depend on the size of others.
@_spi(Layout) @MainActor
public func observeBindings(_ observer: @escaping @MainActor (AnyObject) -> Void) {
  guard let others = BindingObservation.observer else {
    BindingObservation.observer = observer
    return
  }
  BindingObservation.observer = { object in
    others(object)
    observer(object)
  }
}
