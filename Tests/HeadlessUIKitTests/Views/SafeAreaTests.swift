import Foundation
import Testing

@testable import HeadlessUIKit

/// How safe area and margins reach the views inside.
@MainActor @Suite struct SafeAreaTests {
  let log = CallbackLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    window.isHidden = false
    window.simulatedSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
  }

  /// A view that notes its callbacks about insets.
  private final class Noting: UIView {
    var log: CallbackLog?
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log?.entries.append("safe area \(safeAreaInsets.top)")
    }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      log?.entries.append("margins \(layoutMargins.top)")
    }
  }

  private func makeView(_ frame: CGRect) -> Noting {
    let view = Noting(frame: frame)
    view.log = log
    return view
  }

  @Test func onlyTheCoveredPartCounts() {
    let outer = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 780))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 400, height: 760))
    let middle = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(middle)
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
    #expect(middle.safeAreaInsets == .zero)
    outer.removeFromSuperview()
    #expect(outer.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test func viewsAreToldOncePerChange() {
    let view = makeView(CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(view)
    #expect(log.take() == ["safe area 50.0", "margins 58.0"])
    view.frame.origin.y = 10
    #expect(log.take() == ["safe area 40.0", "margins 48.0"])
    view.frame.origin.x = 10
    #expect(log.take() == [])
    view.frame.origin.y = 400
    #expect(log.take() == ["safe area 0.0", "margins 8.0"])
    window.simulatedSafeAreaInsets.top = 60
    #expect(log.take() == [])
    view.frame.origin.y = 0
    window.simulatedSafeAreaInsets.top = 20
    #expect(
      log.take() == ["safe area 60.0", "margins 68.0", "safe area 20.0", "margins 28.0"])
    view.removeFromSuperview()
    #expect(log.take() == ["safe area 0.0", "margins 8.0"])
  }

  @Test func aSuperviewThatShrinksCoversMore() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = makeView(CGRect(x: 0, y: 0, width: 400, height: 760))
    outer.addSubview(inner)
    window.addSubview(outer)
    #expect(inner.safeAreaInsets.bottom == 0)
    _ = log.take()
    outer.frame.size.height = 770
    // Outer no longer reaches the bottom inset: nothing is covered any more.
    #expect(outer.safeAreaInsets.bottom == 0 && inner.safeAreaInsets.bottom == 0)
    outer.frame.size.height = 800
    inner.frame.size.height = 780
    #expect(inner.safeAreaInsets.bottom == 10)
  }

  // The moment is recorded in an article at haomeiwen.com (aedzsqtx).
  @Test func aViewControllerIsToldBeforeItsLayout() {
    final class Controller: RecordingController {
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        note("safe area \(view.safeAreaInsets.top)")
      }
    }
    let controller = Controller("root", log)
    controller.notesLayout = true
    controller.loadViewIfNeeded()
    _ = log.take()
    window.rootViewController = controller
    #expect(
      log.take() == [
        "root will appear", "root safe area 50.0", "root is appearing",
        "root update constraints", "root will layout", "root did layout", "root did appear",
      ])
    controller.additionalSafeAreaInsets.top = 44
    #expect(controller.view.safeAreaInsets.top == 94)
    #expect(log.take() == ["root safe area 94.0"])
  }

  @Test func marginsAreInsideTheSafeAreaUnlessTurnedOff() {
    let view = makeView(CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 58, left: 8, bottom: 38, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func theSuperviewsMarginsArePreserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
    let inner = makeView(CGRect(x: 5, y: 5, width: 390, height: 490))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 3)
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 8))
    _ = log.take()
    outer.layoutMargins.top = 30
    #expect(log.take() == ["margins 25.0"])
  }

  @Test func rootViewsOfControllersHaveTheSystemsMargins() {
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 50, left: 16, bottom: 30, right: 16))
    window.frame.size.width = 500
    #expect(controller.view.layoutMargins.left == 20)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 8)
    controller.viewRespectsSystemMinimumLayoutMargins = true
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 40)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 51, left: 20, bottom: 33, right: 40))
  }

  // What openradar 34808621 expects of scroll views that scroll.
  @Test func contentAtTheTopFollowsTheSafeArea() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroller.contentSize.height = 2000
    window.addSubview(scroller)
    #expect(scroller.contentOffset == CGPoint(x: 0, y: -50))
    window.simulatedSafeAreaInsets.top = 20
    #expect(scroller.contentOffset.y == -20)
    scroller.contentOffset.y = 300
    window.simulatedSafeAreaInsets.top = 50
    #expect(scroller.contentOffset.y == 300)
  }
}
