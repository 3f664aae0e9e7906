import Arrange

#if canImport(UIKit)
  import ObjectiveC
  import UIKit

  /// Its address is the key of the associated object.
  @MainActor private var traitsKey: UInt8 = 0
#else
  import HeadlessUIKit
#endif

/// What a view says about its place in a host.
struct ArrangementTraits: Equatable {
  var priority = LayoutPriority.zero
  var flex = FlexBehavior.rigid
}

/// Holds the traits of one view.
private final class TraitsBox {
  var traits = ArrangementTraits()
}

extension UIView {
  /// The traits of the view. Setting other ones asks for a new arrangement.
  var arrangementTraits: ArrangementTraits {
    get { traitsBox?.traits ?? ArrangementTraits() }
    set {
      guard newValue != arrangementTraits else { return }
      let box = traitsBox ?? TraitsBox()
      box.traits = newValue
      traitsBox = box
      setNeedsArrangement()
    }
  }

  private var traitsBox: TraitsBox? {
    get {
      #if canImport(UIKit)
        return objc_getAssociatedObject(self, &traitsKey) as? TraitsBox
      #else
        return attachments[ObjectIdentifier(TraitsBox.self)] as? TraitsBox
      #endif
    }
    set {
      #if canImport(UIKit)
        objc_setAssociatedObject(self, &traitsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        attachments[ObjectIdentifier(TraitsBox.self)] = newValue
      #endif
    }
  }
}

extension UIView {
  /// The rank of the view among its siblings when a stack has too little space: views of a higher
  /// priority get theirs first. 0 unless set; −1 for a ``SpacerView``.
  ///
  /// Setting another value asks for a new arrangement.
  public var arrangementPriority: LayoutPriority {
    get { arrangementTraits.priority }
    set { arrangementTraits.priority = newValue }
  }

  /// How the view grows and shrinks in an ``HFlexView`` or ``VFlexView``. Unless set it keeps its
  /// intrinsic length.
  ///
  /// Setting another value asks for a new arrangement.
  public var arrangementFlex: FlexBehavior {
    get { arrangementTraits.flex }
    set { arrangementTraits.flex = newValue }
  }
}
