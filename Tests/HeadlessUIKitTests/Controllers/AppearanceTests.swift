import Foundation
import Testing

@testable import HeadlessUIKit

/// The way of view controllers to the screen and back, in windows and parents of one's own.
@MainActor @Suite struct AppearanceTests {
  let log = CallbackLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// A root view controller on the screen, with nothing noted yet.
  private func shownRoot() -> RecordingController {
    let root = RecordingController("root", log)
    window.rootViewController = root
    window.isHidden = false
    _ = log.take()
    return root
  }

  // Recorded in "UIViewController lifecycle in a StoryBoard" (remkoh.dev), scenario 1, and with
  // constraints in "UIViewController Lifecycle" (arm1.ru); `viewIsAppearing` from Apple's page.
  @Test func theRootAppearsWithTheWindow() {
    let root = RecordingController("root", log)
    root.notesLayout = true
    window.rootViewController = root
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "root load view", "root did load", "root will appear", "root is appearing",
        "root update constraints", "root will layout", "root did layout", "root did appear",
      ])
    #expect(root.view.frame == window.bounds)
    window.makeKeyAndVisible()
    #expect(log.take() == [])
  }

  @Test func aHiddenWindowTakesItsRootOffTheScreen() {
    let root = shownRoot()
    window.isHidden = true
    #expect(log.take() == ["root will disappear", "root did disappear"])
    #expect(root.view.window === window)
    window.isHidden = false
    #expect(
      log.take() == ["root will appear, in window", "root is appearing", "root did appear"])
  }

  @Test func aNewRootTakesTheOldOnesPlace() {
    _ = shownRoot()
    let next = RecordingController("next", log)
    window.rootViewController = next
    #expect(
      log.take() == [
        "root will disappear", "root did disappear", "next load view", "next did load",
        "next will appear", "next is appearing", "next did appear",
      ])
    #expect(window.subviews == [next.view])
  }

  @Test func childrenAppearWithTheirParent() {
    let root = RecordingController("root", log)
    let child = RecordingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    _ = log.take()
    window.rootViewController = root
    window.isHidden = false
    #expect(
      log.take() == [
        "root will appear", "child will appear", "root is appearing", "child is appearing",
        "root did appear", "child did appear",
      ])
    window.isHidden = true
    #expect(
      log.take() == [
        "root will disappear", "child will disappear", "root did disappear",
        "child did disappear",
      ])
  }

  // The five steps of "Implementing a container view controller" in Apple's View Controller
  // Programming Guide.
  @Test func aChildThatIsAddedLaterAppearsAtOnce() {
    let root = shownRoot()
    let child = RecordingController("child", log)
    child.notesParents = true
    root.addChild(child)
    #expect(child.isMovingToParent)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      log.take() == [
        "child will move to parent", "child load view", "child did load", "child will appear",
        "child is appearing", "child did appear", "child did move to parent",
      ])
    #expect(!child.isMovingToParent && child.parent === root && root.children == [child])
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child will move to nothing", "child will disappear", "child did disappear",
        "child did move to nothing",
      ])
    #expect(!child.isMovingFromParent && child.parent == nil && root.children == [])
  }

  @Test func aChildInsideAPlainViewAppearsToo() {
    let root = shownRoot()
    let child = RecordingController("child", log)
    let container = UIView()
    root.addChild(child)
    container.addSubview(child.view)
    _ = log.take()
    root.view.addSubview(container)
    #expect(log.take() == ["child will appear", "child is appearing", "child did appear"])
    container.removeFromSuperview()
    #expect(log.take() == ["child will disappear", "child did disappear"])
  }

  @Test func aChildAddedWhileItsParentAppearsArrivesWithIt() {
    final class Root: RecordingController {
      var child: RecordingController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
      }
    }
    let root = Root("root", log)
    root.child = RecordingController("child", log)
    window.rootViewController = root
    window.isHidden = false
    #expect(
      log.take() == [
        "root load view", "root did load", "root will appear", "child load view",
        "child did load", "child will appear", "root is appearing", "child is appearing",
        "root did appear", "child did appear",
      ])
  }

  // Recorded in "UIKit-ViewAppear/Disappear" (ivanchan.github.io): the view of a view controller
  // without parent appears when it is added to a view on the screen, not when it came before.
  @Test func aViewOfNobodysChildAppearsOnlyWhenItIsAddedItself() {
    let root = shownRoot()
    let stray = RecordingController("stray", log)
    root.view.addSubview(stray.view)
    #expect(
      log.take() == [
        "stray load view", "stray did load", "stray will appear", "stray is appearing",
        "stray did appear",
      ])
    stray.view.removeFromSuperview()
    _ = log.take()
    let container = UIView()
    container.addSubview(stray.view)
    root.view.addSubview(container)
    #expect(log.take() == [])
  }

  @Test func aContainerCanForwardByItself() {
    let root = RecordingController("root", log)
    root.forwards = false
    let child = RecordingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    _ = log.take()
    window.rootViewController = root
    window.isHidden = false
    #expect(log.take() == ["root will appear", "root is appearing", "root did appear"])
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["child will appear, animated, in window"])
    // A second beginning is not one.
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["child is appearing", "child did appear"])
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(log.take() == ["child will disappear", "child did disappear"])
  }

  @Test func aTransitionCanBeTakenBack() {
    let root = shownRoot()
    root.beginAppearanceTransition(false, animated: true)
    root.beginAppearanceTransition(true, animated: true)
    root.endAppearanceTransition()
    #expect(
      log.take() == [
        "root will disappear", "root will appear, animated, in window", "root is appearing",
        "root did appear",
      ])
  }

  @Test func childrenCanBeExchanged() {
    let root = shownRoot()
    let (old, new) = (RecordingController("old", log), RecordingController("new", log))
    for child in [old, new] { root.addChild(child) }
    root.view.addSubview(old.view)
    new.loadViewIfNeeded()
    _ = log.take()
    var finished: Bool?
    root.transition(
      from: old, to: new, duration: 0, animations: { log.entries.append("animations") }
    ) { finished = $0 }
    #expect(
      log.take() == [
        "new will appear", "old will disappear", "new is appearing", "animations",
        "old did disappear", "new did appear",
      ])
    #expect(finished == true && old.view.superview == nil && new.view.superview === root.view)
  }

  @Test func aChildOfAnotherParentMoves() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = RecordingController("child", log)
    child.notesParents = true
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [] && second.children == [child])
    #expect(
      log.take() == [
        "child will move to parent", "child did move to nothing", "child will move to parent",
      ])
    second.addChild(second)
    #expect(second.children == [child])
  }
}
