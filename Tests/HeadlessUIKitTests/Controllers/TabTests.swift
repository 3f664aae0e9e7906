import Foundation
import Testing

@testable import HeadlessUIKit

/// Changes of tabs. The order is that recorded in "UITabBarViewController" (pgzxc.github.io): the
/// new view controller is told first.
@MainActor @Suite struct TabTests {
  let log = CallbackLog()
  let window = UIWindow()
  let tabs = UITabBarController()
  let first: RecordingController
  let second: RecordingController
  let delegate: TabDelegate

  init() {
    first = RecordingController("first", log)
    second = RecordingController("second", log)
    delegate = TabDelegate(log)
    tabs.viewControllers = [first, second]
    tabs.delegate = delegate
    window.rootViewController = tabs
    window.isHidden = false
  }

  @Test func theSelectedOneAppearsWithTheTabs() {
    #expect(
      log.take() == [
        "first load view", "first did load", "first will appear", "first is appearing",
        "first did appear",
      ])
    #expect(!second.isViewLoaded)
  }

  @Test func selectingInCodeTellsTheControllersOnly() {
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "second load view", "second did load", "second will appear", "first will disappear",
        "second is appearing", "first did disappear", "second did appear",
      ])
    #expect(first.view.superview == nil && second.view.superview === tabs.view)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1 && log.take() == [])
  }

  // "tabBarController(_:didSelect:)": only for taps, and for the selected tab, too.
  @Test func tapsAskAndTellTheDelegate() {
    second.loadViewIfNeeded()
    _ = log.take()
    tabs.performTap(onTabAt: 1)
    #expect(
      log.take() == [
        "should select second", "second will appear", "first will disappear",
        "second is appearing", "first did disappear", "second did appear", "did select second",
      ])
    tabs.performTap(onTabAt: 1)
    #expect(log.take() == ["should select second", "did select second"])
    delegate.agrees = false
    tabs.performTap(onTabAt: 0)
    #expect(log.take() == ["should select first"] && tabs.selectedIndex == 1)
    tabs.performTap(onTabAt: 9)
    #expect(log.take() == [])
  }

  @Test func aSubclassIsToldByTheBar() {
    final class Tabs: UITabBarController {
      var tapped: [UITabBarItem] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped.append(item) }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), second]
    tabs.performTap(onTabAt: 1)
    #expect(tabs.tapped == [second.tabBarItem])
  }

  @Test func aSecondTapPopsToTheRoot() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.viewControllers = [navigation]
    tabs.performTap(onTabAt: 0)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func tabsThatAreTakenOutDisappear() {
    second.notesParents = true
    first.notesParents = true
    _ = log.take()
    tabs.viewControllers = [second]
    #expect(
      log.take() == [
        "first will move to nothing", "second load view", "second did load",
        "second will appear", "first will disappear", "second is appearing",
        "first did disappear", "second did appear", "first did move to nothing",
      ])
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    #expect(second.parent == nil && second.view.superview == nil)
  }

  @Test func aBarOfItsOwnTellsItsDelegate() {
    let bar = UITabBar()
    let items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem()]
    bar.items = items
    items[1].isEnabled = false
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.performTap(on: items[0])
    bar.performTap(on: items[1])
    bar.performTap(on: UITabBarItem())
    #expect(delegate.selected == [items[0]] && bar.selectedItem === items[0])
  }
}

@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate {
  let log: CallbackLog
  var agrees = true

  init(_ log: CallbackLog) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.entries.append("should select \(viewController.title ?? "")")
    return agrees
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.entries.append("did select \(viewController.title ?? "")")
  }
}

@MainActor
private final class BarDelegate: NSObject, UITabBarDelegate {
  var selected: [UITabBarItem] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item) }
}
