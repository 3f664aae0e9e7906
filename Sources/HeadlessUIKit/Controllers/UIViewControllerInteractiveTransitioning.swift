import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What lets the user drive the change from one view controller to another. Nothing is animated here,
/// so it is not called.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to follow the user.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest of the animation is; 1 for the usual speed.
  var completionSpeed: CGFloat { get }

  /// The course of the rest of the animation.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the user drives the beginning.
  var wantsInteractiveStart: Bool { get }
}

// What Objective-C calls optional: what happens when a delegate does not say.
extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }

  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  public var wantsInteractiveStart: Bool { true }
}
