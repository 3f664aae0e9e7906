import Foundation

/// An object that manages a view and its place among other view controllers.
///
/// Loading, appearance, layout, containment and presentation call what UIKit calls, in its order.
/// Transitions take no time: they are over, and their completions called, before the call that
/// starts them returns. There are no nibs, storyboards, rotations and status bars.
@MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?

  /// Creates a view controller. Nib names are kept; there are no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// View controllers cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The name of the nib.
  public final let nibName: String?

  /// The bundle of the nib.
  public final let nibBundle: Bundle?

  // MARK: - Responder

  /// The view controller that presented this one, or else the superview of the view.
  open override var next: UIResponder? {
    ownPresenting ?? storedView?.superview
  }

  override var responderWindow: UIWindow? { storedView?.window }

  // MARK: - View

  /// The view; loads it when needed.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it was loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: an empty one as large as the screen, unless overridden.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view if there is none.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView != nil { viewDidLoad() }
  }

  /// The view was loaded.
  open func viewDidLoad() {}

  // MARK: - Appearance

  final var appearance = AppearanceState.hidden
  final var isAppearanceAnimated = false

  /// The view is about to appear: it is not in the window yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and has the traits and the size that it will be shown with.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The children that follow were told that they will appear. For navigation controllers.
  func childrenWillAppear(_ animated: Bool) {}

  /// The children that follow were told that they appeared. For navigation controllers.
  func childrenDidAppear(_ animated: Bool) {}

  /// Whether children appear and disappear with this view controller; `true` unless overridden.
  /// A container that returns `false` calls ``beginAppearanceTransition(_:animated:)`` itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its view is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Tells a child that its view appeared or disappeared, whichever was begun.
  open func endAppearanceTransition() {
    if appearance == .disappearing { endDisappearing() } else { endAppearing() }
  }

  /// Whether the view controller appears because it was presented.
  open internal(set) var isBeingPresented = false

  /// Whether the view controller disappears because it is dismissed.
  open internal(set) var isBeingDismissed = false

  /// Whether the view controller appears because it was added to a parent.
  open internal(set) var isMovingToParent = false

  /// Whether the view controller disappears because it is taken out of its parent.
  open internal(set) var isMovingFromParent = false

  /// What lets code come along with a transition; `nil`, as transitions take no time.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// The size of the view is about to change. Not called: there is no rotation.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The view's constraints are updated. Calls `updateConstraints()` of the view.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// The margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Memory is running out. Never sent.
  open func didReceiveMemoryWarning() {}

  // MARK: - Titles and items

  /// The title, also of the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  /// What the navigation bar shows for this view controller; made when first asked for.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// What the tab bar shows for this view controller; made when first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem()
      item.title = title
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  /// The items of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the bottom bar is hidden while this view controller is on top.
  open var hidesBottomBarWhenPushed = false

  /// Whether the content is edited.
  open var isEditing = false

  /// Sets whether the content is edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: - Containment

  /// The view controller that contains this one.
  open private(set) weak var parent: UIViewController?

  /// The view controllers inside.
  open private(set) var children: [UIViewController] = []

  /// Adds a view controller, taking it from its parent. Calls `willMove(toParent:)` of the child;
  /// the caller calls ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.isMovingToParent = true
    childController.parent = self
    children.append(childController)
  }

  /// Takes the view controller out of its parent. Calls ``didMove(toParent:)`` with `nil`; the
  /// caller calls ``willMove(toParent:)``.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    isMovingFromParent = false
  }

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil && self.parent != nil
  }

  /// The parent changed.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
  }

  /// Exchanges the views of two children and calls the completion at once. The animations are
  /// made without taking time.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let place = fromViewController.viewIfLoaded?.superview else { return }
    exchange(
      fromViewController, for: toViewController, startsWithNew: true, animated: duration > 0
    ) {
      place.addSubview(toViewController.view)
      animations?()
      fromViewController.viewIfLoaded?.removeFromSuperview()
    }
    completion?(true)
  }

  /// The nearest ancestor of a type.
  private func ancestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var controller = parent
    while let current = controller {
      if let found = current as? Ancestor { return found }
      controller = current.parent
    }
    return nil
  }

  /// The navigation controller around this view controller.
  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }

  /// The tab bar controller around this view controller.
  open var tabBarController: UITabBarController? {
    ancestor(UITabBarController.self)
  }

  // MARK: - Presentation

  /// The view controller that this one, or a parent of it, presented.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The view controller that presented this one or a parent of it.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  final var ownPresented: UIViewController?
  final weak var ownPresenting: UIViewController?
  private var storedPresentationController: UIPresentationController?

  /// What manages the presentation of this view controller; made when first asked for, and until
  /// the dismissal. The delegate may be set before the presentation.
  open var presentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    if let parent { return parent.presentationController }
    return makePresentationController(source: nil)
  }

  final func makePresentationController(source: UIViewController?) -> UIPresentationController {
    if let storedPresentationController { return storedPresentationController }
    let custom = source.flatMap { source in
      modalPresentationStyle == .custom
        ? transitioningDelegate?.presentationController(
          forPresented: self, presenting: ownPresenting, source: source) : nil
    }
    let made =
      custom ?? UIPresentationController(presentedViewController: self, presenting: ownPresenting)
    storedPresentationController = made
    return made
  }

  final func forgetPresentationController() {
    storedPresentationController = nil
  }

  /// Presents a view controller and calls the completion at once.
  ///
  /// As in UIKit the outermost parent presents, or for the styles of the current context the
  /// nearest one that defines a context. `.fullScreen` and `.currentContext` take its view out;
  /// the other styles, and sheets, cover it. Does nothing when the presenter is not in a window or
  /// presents something already; UIKit then logs a message.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this view controller presented, or else this view controller itself, with
  /// everything on top, and calls the completion at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if ownPresented != nil {
      endPresenting(animated: flag, completion: completion)
    } else if let presenter = presentingViewController {
      presenter.dismiss(animated: flag, completion: completion)
    } else if let presenter = parent, presenter.presentedViewController != nil {
      presenter.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// How the view controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// How the view controller comes in.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Whether the user cannot dismiss the view controller.
  open var isModalInPresentation = false

  /// Whether presentations cover this view controller only.
  open var definesPresentationContext = false

  /// Shows a view controller: presents it, or passes it to a parent that pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Presents a view controller: there is no second column to show it in.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: - Layout

  /// The size that the view would like to have.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChild: self)
      }
    }
  }

  /// A child's wish for a size changed.
  open func preferredContentSizeDidChange(forChild container: UIViewController) {}

  /// What is added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() }
    }
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        storedView?.notifyLayoutMarginsDidChange()
      }
    }
  }

  /// The least margins: 16 points at the sides, 20 in views wider than 414 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? 0) > 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The edges that extend below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether the view extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: - Traits and style

  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? traitsForView ?? .current
  }

  /// The traits that the view starts from; `nil` for those of the superview.
  final var traitsForView: UITraitCollection? {
    let outer = storedView?.superview?.traitCollection ?? parent?.traitCollection
    guard overrideUserInterfaceStyle != .unspecified else { return outer }
    return UITraitCollection(traitsFrom: [
      outer ?? .current, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var traitsBeforeChange: UITraitCollection?

  /// The light or dark style of the view controller and everything inside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    willSet { traitsBeforeChange = storedView?.traitCollection }
    didSet { storedView?.notifyTraitsDidChange(from: traitsBeforeChange) }
  }

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// Asks for the status bar again. Does nothing: there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The child that decides about the style of the status bar; none unless overridden.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; none unless overridden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the home indicator is hidden after a while.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientation to present in.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The orientations that the view controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
}
