#if canImport(UIKit)
  import ObjectiveC
  import UIKit

  /// Its address is the key of the associated object.
  @MainActor private var stateKey: UInt8 = 0
#else
  import HeadlessUIKit
#endif

/// What ArrangeUI keeps with a view. Most views have none.
final class ArrangementState {
  var traits = ArrangementTraits()

  /// The size that the view had when no host had given it one.
  var ownSize = CGSize.zero

  /// The size that a host gave the view last.
  var arrangedSize: CGSize?
}

extension UIView {
  private(set) var arrangementState: ArrangementState? {
    get {
      #if canImport(UIKit)
        return objc_getAssociatedObject(self, &stateKey) as? ArrangementState
      #else
        return attachments[ObjectIdentifier(ArrangementState.self)] as? ArrangementState
      #endif
    }
    set {
      #if canImport(UIKit)
        objc_setAssociatedObject(self, &stateKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        attachments[ObjectIdentifier(ArrangementState.self)] = newValue
      #endif
    }
  }

  /// Notes that the view has its size from a host.
  func noteArrangedSize() {
    arrangementState?.arrangedSize = bounds.size
  }

  func makeArrangementState() -> ArrangementState {
    if let arrangementState { return arrangementState }
    let state = ArrangementState()
    arrangementState = state
    return state
  }
}
