import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What an animation knows of the change from one view controller to another. Nothing is animated
/// here, so there is none unless your own code makes one.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that both views are in.
  var containerView: UIView { get }

  /// Whether the change is animated.
  var isAnimated: Bool { get }

  /// Whether the user drives the change.
  var isInteractive: Bool { get }

  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The transform of the rotation.
  var targetTransform: CGAffineTransform { get }

  /// The user drove the change so far, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Stops the change for now.
  func pauseInteractiveTransition()

  /// The user completed the change.
  func finishInteractiveTransition()

  /// The user took the change back.
  func cancelInteractiveTransition()

  /// The animation is done.
  func completeTransition(_ didComplete: Bool)

  /// The view controller shown before or after.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view shown before or after.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame of a view controller before.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame of a view controller after.
  func finalFrame(for vc: UIViewController) -> CGRect
}
