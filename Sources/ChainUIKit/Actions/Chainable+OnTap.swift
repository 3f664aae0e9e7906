#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIControl.Event {
  /// What a control sends for a tap; on tvOS, for a press of the remote's surface.
  fileprivate static var tap: UIControl.Event {
    #if os(tvOS)
      .primaryActionTriggered
    #else
      .touchUpInside
    #endif
  }
}

@MainActor
extension Chainable where Self: UIView {
  /// Adds a handler for taps, which gets the view, and returns what removes it.
  ///
  /// A control calls it for `.touchUpInside` (tvOS: `.primaryActionTriggered`). Any other view gets a
  /// tap gesture recognizer, shared by all its tap handlers, and its `isUserInteractionEnabled` is
  /// turned on; labels and image views have it off. The recognizer goes with the last handler.
  ///
  /// The view keeps the handler until the token removes it or the view is released. Capture weakly
  /// what keeps the view.
  @discardableResult
  public func addTapHandler(_ handler: @escaping @MainActor (Self) -> Void) -> ActionToken {
    if let control = self as? UIControl {
      return control.attach(ActionTarget(handler), for: .tap)
    }
    isUserInteractionEnabled = true
    let target = ActionTarget { (recognizer: UITapGestureRecognizer) in
      guard recognizer.state == .ended, let view = recognizer.view as? Self else { return }
      handler(view)
    }
    return TapHandlers.of(self).attach(target)
  }

  /// Adds a handler for taps, and returns what removes it.
  @discardableResult
  public func addTapHandler(_ handler: @escaping @MainActor () -> Void) -> ActionToken {
    addTapHandler { (_: Self) in handler() }
  }

  /// Adds a handler for taps, which gets the view, and returns the view.
  ///
  /// ```swift
  /// UIButton("Save").onTap { button in button.isEnabled(false) }
  /// UIImageView(image: photo).onTap { [weak self] in self?.zoom() }
  /// ```
  ///
  /// Each call adds one more handler, as `addTapHandler(_:)` does.
  @discardableResult
  public func onTap(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    addTapHandler(handler)
    return self
  }

  /// Adds a handler for taps, and returns the view.
  @discardableResult
  public func onTap(_ handler: @escaping @MainActor () -> Void) -> Self {
    addTapHandler(handler)
    return self
  }
}
