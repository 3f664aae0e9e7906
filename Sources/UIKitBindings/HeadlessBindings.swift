// Where there is an Objective-C runtime, every object keeps its bindings as an associated object.
// Elsewhere HeadlessUIKit's objects have a place for them.
#if !canImport(ObjectiveC)
  import ChainRuntime
  import HeadlessUIKit

  extension AttachmentStorage {
    /// The object's bindings, made when first asked for.
    fileprivate var attachedBindings: BindingStore {
      let key = ObjectIdentifier(BindingStore.self)
      if let store = attachments[key] as? BindingStore { return store }
      let store = BindingStore()
      attachments[key] = store
      return store
    }
  }

  extension UIBarItem: BindingOwner {
    public var bindingStore: BindingStore { attachedBindings }
  }

  extension UIGestureRecognizer: BindingOwner {
    public var bindingStore: BindingStore { attachedBindings }
  }

  extension UILayoutGuide: BindingOwner {
    public var bindingStore: BindingStore { attachedBindings }
  }

  extension UIMenuElement: BindingOwner {
    public var bindingStore: BindingStore { attachedBindings }
  }

  extension UINavigationItem: BindingOwner {
    public var bindingStore: BindingStore { attachedBindings }
  }

  extension UIResponder: BindingOwner {
    public var bindingStore: BindingStore { attachedBindings }
  }

  extension CALayer: BindingOwner {
    @MainActor public var bindingStore: BindingStore { attachedBindings }
  }

  extension NSLayoutConstraint: BindingOwner {
    public var bindingStore: BindingStore { attachedBindings }
  }
#endif
