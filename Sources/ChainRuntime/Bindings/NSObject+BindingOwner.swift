#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  /// Its address is the key of the associated object.
  @MainActor private var storeKey: UInt8 = 0

  extension NSObject: BindingOwner {
    /// The object's bindings, kept as an associated object.
    @MainActor public var bindingStore: BindingStore {
      if let store = objc_getAssociatedObject(self, &storeKey) as? BindingStore { return store }
      let store = BindingStore()
      objc_setAssociatedObject(self, &storeKey, store, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return store
    }
  }
#endif
