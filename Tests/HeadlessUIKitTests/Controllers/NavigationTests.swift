import Foundation
import Testing

@testable import HeadlessUIKit

/// Pushes and pops. The orders are those recorded in "UIViewController Life Cycle"
/// (vastdevblog.vast.com), with the delegate, and "UIViewController Lifecycle" (arm1.ru), with the
/// parents.
@MainActor @Suite struct NavigationTests {
  let log = CallbackLog()
  let window = UIWindow()
  let first: RecordingController
  let second: RecordingController
  let navigation: UINavigationController
  let delegate: NavigationDelegate

  init() {
    first = RecordingController("first", log)
    second = RecordingController("second", log)
    navigation = UINavigationController(rootViewController: first)
    delegate = NavigationDelegate(log)
    navigation.delegate = delegate
  }

  private func show() {
    window.rootViewController = navigation
    window.isHidden = false
    _ = log.take()
  }

  @Test func theFirstAppearsWithTheNavigationController() {
    window.rootViewController = navigation
    window.isHidden = false
    #expect(
      log.take() == [
        "first load view", "first did load", "first will appear", "will show first",
        "first is appearing", "first did appear", "did show first",
      ])
    #expect(first.view.superview === navigation.view)
  }

  @Test func aPush() {
    show()
    second.notesParents = true
    second.notesLayout = true
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "second will move to parent", "second load view", "second did load",
        "first will disappear", "second will appear, animated", "will show second, animated",
        "second is appearing", "second update constraints", "second will layout",
        "second did layout", "first did disappear",
        "second did appear", "did show second, animated", "second did move to parent",
      ])
    #expect(navigation.topViewController === second && first.view.window == nil)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
  }

  @Test func aPop() {
    show()
    navigation.pushViewController(second, animated: false)
    second.notesParents = true
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take() == [
        "second will move to nothing", "second will disappear", "first will appear, animated",
        "will show first, animated", "first is appearing", "second did disappear",
        "first did appear", "did show first, animated", "second did move to nothing",
      ])
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(log.take() == [])
  }

  @Test func pushedAndPoppedControllersKnow() {
    final class Child: RecordingController {
      override func viewWillAppear(_ animated: Bool) { note("to parent \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { note("to parent \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) {
        note("from parent \(isMovingFromParent)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        note("from parent \(isMovingFromParent)")
      }
    }
    show()
    let child = Child("child", log)
    navigation.pushViewController(child, animated: false)
    #expect(
      log.take().filter { $0.hasPrefix("child to") } == [
        "child to parent true", "child to parent true",
      ])
    navigation.pushViewController(second, animated: false)
    #expect(
      log.take().filter { $0.hasPrefix("child from") }
        == ["child from parent false", "child from parent false"])
    navigation.popViewController(animated: false)
    #expect(
      log.take().filter { $0.hasPrefix("child to") }
        == ["child to parent false", "child to parent false"])
    navigation.popViewController(animated: false)
    #expect(
      log.take().filter { $0.hasPrefix("child from") }
        == ["child from parent true", "child from parent true"])
  }

  @Test func whatIsBelowTheTopIsNotTold() {
    show()
    let third = RecordingController("third", log)
    navigation.setViewControllers([second, third], animated: false)
    #expect(
      log.take() == [
        "third load view", "third did load", "first will disappear", "third will appear",
        "will show third", "third is appearing", "first did disappear", "third did appear",
        "did show third",
      ])
    #expect(navigation.popToRootViewController(animated: false) == [third])
    #expect(navigation.topViewController === second && first.parent == nil)
    #expect(navigation.popToViewController(first, animated: false) == nil)
  }

  @Test func aControllerIsNotPushedTwice() {
    show()
    navigation.pushViewController(first, animated: false)
    #expect(log.take() == [] && navigation.viewControllers == [first])
  }

  @Test func nothingAppearsOffTheScreen() {
    navigation.pushViewController(second, animated: false)
    #expect(log.take() == [])
    #expect(!second.isViewLoaded && navigation.viewControllers == [first, second])
  }

  @Test func aBarAsksItsDelegate() {
    let bar = UINavigationBar()
    let delegate = BarDelegate(log)
    bar.delegate = delegate
    let (one, two) = (UINavigationItem(title: "one"), UINavigationItem(title: "two"))
    bar.pushItem(one, animated: false)
    bar.pushItem(two, animated: false)
    #expect(bar.popItem(animated: false) === two)
    #expect(
      log.take() == [
        "should push one", "did push one", "should push two", "did push two", "should pop two",
        "did pop two",
      ])
    delegate.agrees = false
    bar.pushItem(two, animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items == [one] && log.take() == ["should push two", "should pop one"])
  }
}

@MainActor
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallbackLog

  init(_ log: CallbackLog) { self.log = log }

  private func note(_ event: String, _ controller: UIViewController, _ animated: Bool) {
    log.entries.append("\(event) \(controller.title ?? "")" + (animated ? ", animated" : ""))
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    note("will show", viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    note("did show", viewController, animated)
  }
}

@MainActor
private final class BarDelegate: NSObject, UINavigationBarDelegate {
  let log: CallbackLog
  var agrees = true

  init(_ log: CallbackLog) { self.log = log }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    log.entries.append("should push \(item.title ?? "")")
    return agrees
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    log.entries.append("did push \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    log.entries.append("should pop \(item.title ?? "")")
    return agrees
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    log.entries.append("did pop \(item.title ?? "")")
  }
}
