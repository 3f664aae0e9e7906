import Foundation

/// The root of a view hierarchy.
@MainActor
open class UIWindow: UIView {
  /// The window is shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The window is hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// The window gets keyboard events.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The window gets no more keyboard events.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// The first responder of the window.
  final weak var firstResponder: UIResponder?

  /// Takes the first responder's place away, whether it agrees or not.
  final func clearFirstResponder() {
    let old = firstResponder
    firstResponder = nil
    old?.didLoseFirstResponder()
  }

  /// Creates a hidden window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  /// Creates a hidden window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Windows cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// The screen.
  open var screen: UIScreen = .main

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// The insets that bars and screen corners cover. UIKit takes them from the device; here a
  /// test sets them.
  open var simulatedSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if simulatedSafeAreaInsets != oldValue { updateSafeArea() } }
  }

  /// The simulated insets.
  open override var safeAreaInsets: UIEdgeInsets { simulatedSafeAreaInsets }

  /// How far in front the window is.
  open var windowLevel: UIWindow.Level = .normal

  /// The view controller whose view fills the window. What the old one presented is dismissed.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.endPresenting(animated: false, completion: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  /// Brings the root view controller to the screen, with what it presented before the window was
  /// hidden.
  private func showRoot() {
    guard let rootViewController else { return }
    if rootViewController.ownPresented == nil, rootViewController.view.superview !== self {
      rootViewController.beginAppearing(animated: false)
      rootViewController.view.frame = bounds
      rootViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(rootViewController.view, at: 0)
      layoutIfNeeded()
      rootViewController.endAppearing()
    } else {
      for controller in fillingControllers {
        controller.beginAppearing(animated: false)
        controller.endAppearing()
      }
    }
  }

  /// The root view controller and those presented on top, as far as their views are inside.
  private var fillingControllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      if controller.viewIfLoaded?.superview === self { found.append(controller) }
      next = controller.ownPresented
    }
    return found
  }

  /// Whether the window is not shown. Showing it loads the root view and brings its view
  /// controller to the screen; hiding it takes it back.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      guard newValue != wasHidden else { return }
      post(
        newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
      if newValue {
        for controller in fillingControllers {
          controller.beginDisappearing(animated: false)
          controller.endDisappearing()
        }
      } else {
        UIApplication.shared.noteVisible(self)
        showRoot()
      }
    }
  }

  /// Whether the window gets keyboard events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether the window may get keyboard events.
  open var canBecomeKey: Bool { true }

  /// The window became the key window.
  open func becomeKey() {}

  /// The window is no longer the key window.
  open func resignKey() {}

  /// Makes the window the key window.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = UIApplication.shared.keyWindow
    UIApplication.shared.keyWindow = self
    old?.resignKey()
    old?.post(UIWindow.didResignKeyNotification)
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
}
