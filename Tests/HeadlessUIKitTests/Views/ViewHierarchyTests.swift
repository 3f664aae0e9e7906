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

  @Test func enteringAWindowTellsEveryViewInside() {
    outer.addSubview(inner)
    _ = log.take()
    window.addSubview(outer)
    #expect(
      log.take() == [
        "outer will move to superview", "outer will move to window",
        "inner will move to window", "outer did move to window", "inner did move to window",
        "outer did move to superview",
      ])
  }

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
}
