import Foundation

/// The application: the end of the responder chain. It has no run loop and no scenes.
@MainActor
open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  /// The application.
  open class var shared: UIApplication { instance }

  private var visibleWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The object that gets the events of the application. Not retained.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The windows that were shown, in that order.
  open var windows: [UIWindow] { visibleWindows.compactMap(\.window) }

  /// The window that gets keyboard events.
  open internal(set) weak var keyWindow: UIWindow?

  final func noteVisible(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    visibleWindows.append(WeakWindow(window: window))
  }

  /// The layout direction of the current traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user prefers, from the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Sends a selector to a target, or along the responder chain from the sender or the first
  /// responder for `nil`. Returns whether anything answered.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = keyWindow?.firstResponder ?? sender as? UIResponder
    guard let object = target ?? first?.target(forAction: action, withSender: sender)
    else { return false }
    return SelectorDispatch.perform(
      action, on: object as AnyObject, sender: sender, event: event)
  }

  /// Whether a URL can be opened; never.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL; always fails.
  open func open(_ url: URL, completionHandler completion: ((Bool) -> Void)? = nil) {
    completion?(false)
  }
}
