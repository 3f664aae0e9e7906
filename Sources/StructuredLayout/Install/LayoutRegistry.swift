#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// The layouts that are installed in a view. The view keeps them.
@MainActor
final class LayoutRegistry {
  var handles: [LayoutHandle] = []
}

#if canImport(ObjectiveC)
  /// Its address is the key of the associated object.
  @MainActor private var registryKey: UInt8 = 0

  extension UIView {
    var layoutRegistry: LayoutRegistry? {
      get { objc_getAssociatedObject(self, &registryKey) as? LayoutRegistry }
      set {
        objc_setAssociatedObject(self, &registryKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#else
  extension UIView {
    var layoutRegistry: LayoutRegistry? {
      get { attachments[ObjectIdentifier(LayoutRegistry.self)] as? LayoutRegistry }
      set { attachments[ObjectIdentifier(LayoutRegistry.self)] = newValue }
    }
  }
#endif

extension UIView {
  /// The layout that placed the view in its superview, if one did.
  var placingLayout: LayoutHandle? {
    superview?.layoutRegistry?.handles.first { handle in
      handle.views.contains { $0 === self }
    }
  }
}
