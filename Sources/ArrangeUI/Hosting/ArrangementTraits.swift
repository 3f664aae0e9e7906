import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What a view says about its place in a host.
struct ArrangementTraits: Equatable {
  var priority = LayoutPriority.zero
  var flex = FlexBehavior.rigid
}

extension UIView {
  /// The traits of the view. Setting other ones asks for a new arrangement.
  var arrangementTraits: ArrangementTraits {
    get { arrangementState?.traits ?? ArrangementTraits() }
    set {
      guard newValue != arrangementTraits else { return }
      makeArrangementState().traits = newValue
      setNeedsArrangement()
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
