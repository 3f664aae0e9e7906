import Foundation

/// A stack of view controllers.
///
/// Pushing and popping call what UIKit calls, in its order, and take no time. The view of the top
/// controller fills the view; bars are not placed.
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack with a view controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Navigation controllers cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private final weak var storedDelegate: (any UINavigationControllerDelegate)?

  /// The delegate, whatever type a subclass gives it.
  final var anyDelegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The bar.
  public final let navigationBar = UINavigationBar()

  private var storedToolbar: UIToolbar?

  /// The toolbar; made when first asked for.
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = UIToolbar()
    storedToolbar = toolbar
    return toolbar
  }

  /// The view controllers, from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { $0.parent !== self }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in removed { controller.isMovingFromParent = true }
    for controller in added { addChild(controller) }
    stack = viewControllers
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    show(from: old, animated: animated)
    for controller in removed { controller.removeFromParent() }
    for controller in added {
      controller.didMove(toParent: self)
      controller.isMovingToParent = false
    }
  }

  /// Shows the view of the top controller in place of another one's, once the view is loaded.
  private func show(from old: UIViewController?, animated: Bool) {
    let new = topViewController
    guard isViewLoaded, old !== new else { return }
    exchange(old, for: new, startsWithNew: false, animated: animated) {
      if let new, appearance.isVisible {
        anyDelegate?.navigationController(self, willShow: new, animated: animated)
      }
      showTopView()
      old?.viewIfLoaded?.removeFromSuperview()
    }
    if let new, appearance == .shown {
      anyDelegate?.navigationController(self, didShow: new, animated: animated)
    }
  }

  override func childrenWillAppear(_ animated: Bool) {
    guard let topViewController else { return }
    anyDelegate?.navigationController(self, willShow: topViewController, animated: animated)
  }

  override func childrenDidAppear(_ animated: Bool) {
    guard let topViewController else { return }
    anyDelegate?.navigationController(self, didShow: topViewController, animated: animated)
  }

  /// Puts a view controller on top. Does nothing when it is in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the view controller on top, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Removes what is on top of a view controller and returns it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return removed
  }

  /// Removes all but the lowest view controller and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// The view controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The view controller that is seen: what is presented, or else the top one.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a view controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func showTopView() {
    guard let container = viewIfLoaded, let view = topViewController?.view else { return }
    guard view.superview !== container else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
  }

  /// Shows the view of the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTopView()
  }

  /// What a delegate is asked to animate.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A view controller goes on top.
    case push = 1
    /// The top view controller goes.
    case pop = 2
  }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false

  /// Sets whether the bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true

  /// Sets whether the toolbar is hidden.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}

/// Gives navigation controllers their delegate.
///
/// Subclasses such as `UIImagePickerController` have a delegate of another type. Swift allows
/// that only when the property of the ancestor comes from a protocol.
@MainActor
public protocol NavigationDelegating: AnyObject {}

extension UINavigationController: NavigationDelegating {}

extension NavigationDelegating where Self: UINavigationController {
  /// The object that is told about pushes and pops.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { anyDelegate }
    set { anyDelegate = newValue }
  }
}
