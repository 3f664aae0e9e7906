import Foundation
import Testing

@testable import HeadlessUIKit

/// Offsets and their limits, and what a scroll view tells.
@MainActor @Suite struct ScrollViewTests {
  let log = CallbackLog()
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate: ScrollDelegate

  init() {
    delegate = ScrollDelegate(log)
    scroller.contentSize = CGSize(width: 100, height: 350)
    scroller.delegate = delegate
  }

  @Test func aChangeOfTheOffsetIsToldOnce() {
    scroller.contentOffset = CGPoint(x: 0, y: 50)
    scroller.contentOffset = CGPoint(x: 0, y: 50)
    scroller.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(log.take() == ["did scroll to 50.0", "did scroll to 60.0"])
    #expect(scroller.bounds.origin == CGPoint(x: 0, y: 60))
  }

  @Test func anAnimatedScrollTellsItsEnd() {
    scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(log.take() == ["did scroll to 50.0", "did end animation"])
    scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(log.take() == [])
  }

  @Test func settingTheBoundsTellsNobody() {
    scroller.bounds.origin.y = 50
    #expect(scroller.contentOffset.y == 50)
    #expect(log.take() == [])
  }

  @Test func offsetsOutsideAreAcceptedAsTheyAre() {
    scroller.contentOffset = CGPoint(x: -20, y: 900)
    #expect(scroller.contentOffset == CGPoint(x: -20, y: 900))
  }

  @Test func contentThatShrinksIsScrolledBack() {
    scroller.contentOffset = CGPoint(x: 0, y: 250)
    _ = log.take()
    scroller.contentSize.height = 300
    #expect(scroller.contentOffset.y == 200)
    #expect(log.take() == ["did scroll to 200.0"])
    scroller.contentSize.height = 50
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func aViewThatGrowsIsScrolledBack() {
    scroller.contentOffset = CGPoint(x: 0, y: 250)
    scroller.frame.size.height = 200
    #expect(scroller.contentOffset.y == 150)
  }

  @Test func insetsMoveTheLimits() {
    scroller.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(log.take() == ["did change insets"])
    scroller.performDrag(by: CGPoint(x: 0, y: -900))
    #expect(scroller.contentOffset.y == 270)
    scroller.performDrag(by: CGPoint(x: 0, y: 900))
    #expect(scroller.contentOffset.y == -10)
    scroller.contentInset = .zero
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func theSafeAreaIsAddedOnAxesThatScroll() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroller)
    window.simulatedSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
    #expect(
      scroller.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(log.take() == ["did change insets", "did scroll to -44.0"])
    scroller.contentInsetAdjustmentBehavior = .always
    #expect(scroller.adjustedContentInset.left == 10)
    scroller.contentInsetAdjustmentBehavior = .never
    #expect(scroller.adjustedContentInset == .zero)
    _ = log.take()
    window.simulatedSafeAreaInsets.top = 50
    #expect(log.take() == [])
  }

  @Test func rectanglesAreScrolledToAsLittleAsNeeded() {
    scroller.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 30), animated: false)
    #expect(scroller.contentOffset.y == 80)
    scroller.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroller.contentOffset.y == 80)
    scroller.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: true)
    #expect(scroller.contentOffset.y == 20)
    #expect(log.take() == ["did scroll to 80.0", "did scroll to 20.0", "did end animation"])
  }

  @Test func aDragIsToldStepByStep() {
    scroller.performDrag(by: CGPoint(x: 0, y: -30))
    #expect(
      log.take() == [
        "will begin dragging", "did scroll to 30.0", "will end dragging at 30.0",
        "did end dragging",
      ])
    #expect(!scroller.isDragging && !scroller.isDecelerating)
  }

  @Test func pagesComeToRest() {
    scroller.isPagingEnabled = true
    scroller.performDrag(by: CGPoint(x: 0, y: -70))
    #expect(
      log.take() == [
        "will begin dragging", "did scroll to 70.0", "will end dragging at 100.0",
        "did end dragging, going on", "will begin decelerating", "did scroll to 100.0",
        "did end decelerating",
      ])
    scroller.performDrag(by: CGPoint(x: 0, y: -20))
    #expect(scroller.contentOffset.y == 100)
  }

  @Test func aDelegateCanChangeWhereADragEnds() {
    delegate.target = CGPoint(x: 0, y: 42)
    scroller.performDrag(by: CGPoint(x: 0, y: -30))
    #expect(scroller.contentOffset.y == 42)
  }

  @Test func scrollingCanBeSwitchedOff() {
    scroller.isScrollEnabled = false
    scroller.performDrag(by: CGPoint(x: 0, y: -30))
    #expect(scroller.contentOffset.y == 0 && log.take() == [])
  }

  @Test func draggingCanDismissTheKeyboard() {
    let window = UIWindow()
    window.isHidden = false
    let field = UITextField()
    scroller.addSubview(field)
    window.addSubview(scroller)
    field.becomeFirstResponder()
    scroller.performDrag(by: CGPoint(x: 0, y: -1))
    #expect(field.isEditing)
    scroller.keyboardDismissMode = .onDrag
    scroller.performDrag(by: CGPoint(x: 0, y: -1))
    #expect(!field.isEditing)
  }

  @Test func zoomingScalesTheViewOfTheDelegate() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroller.addSubview(content)
    scroller.contentSize = content.frame.size
    scroller.maximumZoomScale = 3
    delegate.zoomed = content
    scroller.zoomScale = 2
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(scroller.contentSize == CGSize(width: 200, height: 400))
    #expect(log.take() == ["did zoom to 2.0"])
    scroller.setZoomScale(9, animated: true)
    #expect(scroller.zoomScale == 3)
    #expect(log.take() == ["will begin zooming", "did zoom to 3.0", "did end zooming at 3.0"])
    scroller.setZoomScale(3, animated: false)
    #expect(log.take() == [])
  }

  @Test func aRectangleCanBeZoomedTo() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroller.addSubview(content)
    scroller.contentSize = content.frame.size
    scroller.maximumZoomScale = 4
    delegate.zoomed = content
    scroller.zoom(to: CGRect(x: 50, y: 100, width: 50, height: 50), animated: false)
    #expect(scroller.zoomScale == 2)
    #expect(scroller.contentOffset == CGPoint(x: 100, y: 200))
    scroller.zoom(to: .zero, animated: false)
    #expect(scroller.zoomScale == 2)
  }
}

@MainActor
final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  let log: CallbackLog
  var target: CGPoint?
  var zoomed: UIView?

  init(_ log: CallbackLog) { self.log = log }

  private func note(_ event: String) { log.entries.append(event) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("did scroll to \(scrollView.contentOffset.y)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did end animation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("did change insets")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note(scrollView.isDragging ? "will begin dragging" : "not dragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end dragging at \(targetContentOffset.pointee.y)")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging" + (decelerate ? ", going on" : ""))
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note(scrollView.isDecelerating ? "will begin decelerating" : "not decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did end decelerating") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("did zoom to \(scrollView.zoomScale)") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("will begin zooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("did end zooming at \(scale)")
  }
}
