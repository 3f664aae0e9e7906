import Foundation
import Testing

@testable import HeadlessUIKit

/// The callbacks of UIKit, in its order.
@MainActor @Suite struct ViewHierarchyTests {
  let log = CallbackLog()
  let window: UIWindow
  let outer: RecordingView
  let inner: RecordingView

  init() {
    window = UIWindow()
    window.isHidden = false
    outer = RecordingView("outer", log, frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    inner = RecordingView("inner", log, frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test func addingASubviewTellsBoth() {
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner will move to superview", "inner did move to superview", "outer did add subview",
      ])
  }

  // Window first: recorded in "MyGitbookToolUse", iOS/UIView.md (ACommonChinese).
  @Test func enteringAWindowTellsEveryViewInside() {
    outer.addSubview(inner)
    _ = log.take()
    window.addSubview(outer)
    #expect(
      log.take() == [
        "outer will move to window", "inner will move to window",
        "outer will move to superview", "outer did move to window", "inner did move to window",
        "outer did move to superview",
      ])
  }

  // Superview first: recorded there, and in an article at e-com-net.com (5357521).
  @Test func leavingAWindowTellsEveryViewInside() {
    outer.addSubview(inner)
    window.addSubview(outer)
    _ = log.take()
    outer.removeFromSuperview()
    #expect(
      log.take() == [
        "outer will move to superview", "outer will move to window",
        "inner will move to window", "outer did move to window", "inner did move to window",
        "outer did move to superview",
      ])
    #expect(outer.window == nil && inner.window == nil && inner.superview === outer)
  }

  @Test func removingASubviewTellsTheSuperviewFirst() {
    outer.addSubview(inner)
    _ = log.take()
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "inner will move to superview", "outer will remove subview",
        "inner did move to superview",
      ])
  }

  @Test func aCleanTreeIsNotLaidOutAgain() {
    outer.addSubview(inner)
    window.addSubview(outer)
    _ = log.take()
    window.layoutIfNeeded()
    #expect(log.take() == ["outer layout", "inner layout"])
    window.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func onlyMarkedViewsAreLaidOut() {
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    _ = log.take()
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.take() == ["inner layout"])
  }

  @Test func movingWithinAWindowTellsNothingAboutIt() {
    let other = RecordingView("other", log)
    window.addSubview(outer)
    window.addSubview(other)
    outer.addSubview(inner)
    _ = log.take()
    other.addSubview(inner)
    #expect(
      log.take() == [
        "inner will move to superview", "outer will remove subview",
        "inner did move to superview", "other did add subview",
      ])
    #expect(outer.subviews == [] && other.subviews == [inner])
  }

  @Test func subviewsAreOrderedFromBackToFront() {
    let views = (0..<4).map { _ in UIView() }
    let parent = UIView()
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    #expect(parent.subviews == [views[1], views[3], views[2], views[0]])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [views[0], views[3], views[2], views[1]])
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[1])
    #expect(parent.subviews == [views[1], views[0], views[2], views[3]])
    #expect(parent.layer.sublayers ?? [] == parent.subviews.map(\.layer))
    // Added once more, a view comes to the front and is not told.
    parent.addSubview(views[0])
    #expect(parent.subviews.last === views[0] && parent.subviews.count == 4)
  }

  @Test func placesThatDoNotExistAreIgnored() {
    let (parent, view, stranger) = (UIView(), UIView(), UIView())
    parent.insertSubview(view, at: 99)
    #expect(parent.subviews == [view])
    parent.insertSubview(UIView(), aboveSubview: stranger)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    parent.bringSubviewToFront(stranger)
    view.addSubview(parent)
    parent.addSubview(parent)
    #expect(parent.subviews == [view] && parent.superview == nil && stranger.superview == nil)
  }

  @Test func viewsAreFoundByTagDepthFirst() {
    let (parent, first, deep, second) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(first)
    first.addSubview(deep)
    parent.addSubview(second)
    deep.tag = 7
    second.tag = 7
    #expect(parent.viewWithTag(7) === deep)
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(8) == nil)
    #expect(deep.isDescendant(of: parent) && deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep) && !second.isDescendant(of: first))
  }
}
