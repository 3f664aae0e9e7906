import Foundation

/// A set of view controllers of which one is shown.
///
/// Selecting calls what UIKit calls, in its order, and takes no time. ``performTap(onTabAt:)`` does
/// what the user does. The view of the selected controller fills the view; the bar is not placed.
@MainActor
open class UITabBarController: UIViewController {
  private var controllers: [UIViewController]?
  private var selection: Int?

  /// The bar.
  public final let tabBar = UITabBar()

  /// The view controllers.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers. The selected one stays selected, or else the first one gets
  /// selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    let removed = (controllers ?? []).filter { old in !new.contains { $0 === old } }
    let added = new.filter { $0.parent !== self }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    controllers = viewControllers
    tabBar.delegate = self
    tabBar.setItems(new.compactMap(\.tabBarItem), animated: false)
    selection = new.isEmpty ? nil : new.firstIndex { $0 === old } ?? 0
    show(from: old, animated: animated)
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// The selected view controller.
  open var selectedViewController: UIViewController? {
    get {
      guard let selection, let controllers, controllers.indices.contains(selection)
      else { return nil }
      return controllers[selection]
    }
    set {
      guard let index = controllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// The index of the selected view controller; `NSNotFound` when there is none. Indices out of
  /// range are ignored.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard let controllers, controllers.indices.contains(newValue) else { return }
      let old = selectedViewController
      selection = newValue
      show(from: old, animated: false)
    }
  }

  /// Does what a tap on a tab does: asks the delegate, selects, and tells the bar's delegate,
  /// which is this controller, and its own. A tap on the selected tab of a navigation controller
  /// pops to its root. Indices out of range are ignored. Only HeadlessUIKit has this method.
  public final func performTap(onTabAt index: Int) {
    guard let controllers, controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if selection == index {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedIndex = index
    if let item = controller.tabBarItem { tabBar.delegate?.tabBar(tabBar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The user selected an item. Does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Shows the view of the selected controller in place of another one's, once the view is
  /// loaded.
  private func show(from old: UIViewController?, animated: Bool) {
    let new = selectedViewController
    tabBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, old !== new else { return }
    exchange(old, for: new, startsWithNew: true, animated: animated) {
      showSelectedView()
      old?.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func showSelectedView() {
    guard let container = viewIfLoaded, let view = selectedViewController?.view,
      view.superview !== container
    else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
  }

  /// Shows the view of the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelectedView()
  }
}
