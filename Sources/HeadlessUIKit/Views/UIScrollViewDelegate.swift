import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What a scroll view asks and tells about scrolling and zooming.
///
/// Scrolling takes no time: what UIKit says many times on the way is said once. There is no status
/// bar to tap, so the methods about scrolling to the top are not called.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed, in code or by the user.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The user starts to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user is about to let go. The target may be changed to stop somewhere else.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The user let go; the content comes to rest now or goes on a little.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on after the user let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Scrolling in code with animation is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is scaled; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Zooming is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Zooming is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )

  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The space around the content changed, in code or with the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// What Objective-C calls optional: what happens when a delegate does not say.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
