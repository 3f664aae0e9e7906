/// A superview in another module that has to know when a subview is hidden or shown; UIKit lets it
/// observe `isHidden`.
@MainActor
package protocol SubviewVisibilityObserver: UIView {
  /// A subview was hidden or shown.
  func subviewWasHiddenOrShown(_ subview: UIView)
}
