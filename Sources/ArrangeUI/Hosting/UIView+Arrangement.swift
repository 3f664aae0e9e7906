#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// Asks for a new arrangement, after a change that may alter the size of this view.
  ///
  /// ```swift
  /// titleLabel.text = text
  /// titleLabel.setNeedsArrangement()
  /// ```
  ///
  /// Invalidates the intrinsic content size of this view and all its ancestors and marks them for
  /// layout, so that Auto Layout and every host around the view measure again in the next layout
  /// pass. Containers call it when their own properties change and when views are added, removed,
  /// hidden or shown. Complexity: O(depth).
  ///
  /// A call from inside the layout of a host makes that host repeat its layout. Where that would
  /// never end, the call is ignored and reported; see ``ArrangementLoop``.
  public func setNeedsArrangement() {
    ArrangementPass.request(from: self) {
      var view: UIView? = self
      while let current = view {
        current.invalidateIntrinsicContentSize()
        current.setNeedsLayout()
        view = current.superview
      }
    }
  }

  /// Lays out now, from the root of the view hierarchy.
  ///
  /// For code that needs frames at once, such as an animation block; otherwise the next layout pass
  /// does it. Nothing happens where nothing is marked.
  public func arrangeIfNeededNow() {
    var root = self
    while let superview = root.superview { root = superview }
    root.layoutIfNeeded()
  }
}
