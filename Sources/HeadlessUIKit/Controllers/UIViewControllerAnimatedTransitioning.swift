import Foundation

/// What animates the change from one view controller to another. Nothing is animated here, so it is
/// not called.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Makes the changes and says when they are done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

// What Objective-C calls optional: what happens when a delegate does not say.
extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
