import Foundation

/// Whether animations are switched on, and how long the current one is.
@MainActor
private enum AnimationState {
  static var isEnabled = true
  static var duration: TimeInterval = 0
}

// Animations take no time: the changes are made and the completion is called at once.
extension UIView {
  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.isEnabled = enabled
  }

  /// Whether animations are switched on.
  public class var areAnimationsEnabled: Bool { AnimationState.isEnabled }

  /// The duration of the animation whose block is running, or zero.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

  /// Makes changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationState.isEnabled
    AnimationState.isEnabled = false
    actionsWithoutAnimation()
    AnimationState.isEnabled = wasEnabled
  }

  /// Makes changes and calls the completion at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationState.duration
    AnimationState.duration = duration
    animations()
    AnimationState.duration = outer
    completion?(true)
  }

  /// Makes changes and calls the completion at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes changes at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Makes changes and calls the completion at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes and calls the completion at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Replaces a view by another in its superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Runs the keyframes in order, and calls the completion at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let outer = AnimationState.duration
    AnimationState.duration = duration
    animations()
    AnimationState.duration = outer
    completion?(true)
  }

  /// Makes the changes of a keyframe.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
