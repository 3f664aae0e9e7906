import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What code that comes along with a transition knows of it.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the user drove the beginning.
  var initiallyInteractive: Bool { get }

  /// Whether the transition can be stopped on the way.
  var isInterruptible: Bool { get }

  /// Whether the user drives the transition.
  var isInteractive: Bool { get }

  /// Whether the transition was taken back.
  var isCancelled: Bool { get }

  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }

  /// How much is done, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// How fast the user was at the end.
  var completionVelocity: CGFloat { get }

  /// The course of the rest of the animation.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view controller shown before or after.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view shown before or after.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view that both views are in.
  var containerView: UIView { get }

  /// The transform of the rotation.
  var targetTransform: CGAffineTransform { get }
}
