import Foundation

/// A set of view controllers of which one is shown.
///
/// The set, containment and selection are kept. The view of the selected controller fills the
/// view; the bar is not placed yet.
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
    let selected = selectedViewController
    let new = viewControllers ?? []
    for old in controllers ?? [] where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = viewControllers
    tabBar.setItems(new.compactMap(\.tabBarItem), animated: false)
    selection = new.isEmpty ? nil : new.firstIndex { $0 === selected } ?? 0
    selectionDidChange()
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
      selection = newValue
      selectionDidChange()
    }
  }

  private func selectionDidChange() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { showSelectedView() }
  }

  private func showSelectedView() {
    let selected = selectedViewController
    for controller in controllers ?? [] where controller !== selected {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let container = viewIfLoaded, let view = selected?.view, view.superview !== container
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
