import Foundation
import Testing

@testable import HeadlessUIKit

/// Presentations and dismissals. The order of the full-screen ones is that recorded in
/// "UIViewController lifecycle in a StoryBoard" (remkoh.dev), scenario 2.
@MainActor @Suite struct PresentationTests {
  let log = CallbackLog()
  let window = UIWindow()
  let root: RecordingController
  let sheet: RecordingController

  init() {
    root = RecordingController("root", log)
    sheet = RecordingController("sheet", log)
    window.rootViewController = root
    window.isHidden = false
    sheet.loadViewIfNeeded()
    _ = log.take()
  }

  private func complete() { log.entries.append("completion") }

  @Test func aSheetLeavesThePresenterOnTheScreen() {
    sheet.notesLayout = true
    root.present(sheet, animated: true) { complete() }
    #expect(
      log.take() == [
        "sheet will appear, animated", "sheet is appearing", "sheet update constraints",
        "sheet will layout", "sheet did layout", "sheet did appear", "completion",
      ])
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(window.subviews == [root.view, sheet.view])
    #expect(sheet.next === root)
    root.dismiss(animated: true) { complete() }
    #expect(log.take() == ["sheet will disappear", "sheet did disappear", "completion"])
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func aFullScreenPresentationTakesThePresenterOff(style: UIModalPresentationStyle) {
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: false) { complete() }
    #expect(
      log.take() == [
        "root will disappear", "sheet will appear", "sheet is appearing", "sheet did appear",
        "root did disappear", "completion",
      ])
    #expect(window.subviews == [sheet.view])
    root.dismiss(animated: false) { complete() }
    #expect(
      log.take() == [
        "sheet will disappear", "root will appear", "root is appearing", "root did appear",
        "sheet did disappear", "completion",
      ])
    #expect(window.subviews == [root.view])
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext, .popover,
  ])
  func otherStylesCover(style: UIModalPresentationStyle) {
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: false)
    #expect(log.take() == ["sheet will appear", "sheet is appearing", "sheet did appear"])
  }

  @Test func thePresentedOneKnows() {
    final class Sheet: RecordingController {
      override func viewWillAppear(_ animated: Bool) { note("presented \(isBeingPresented)") }
      override func viewDidAppear(_ animated: Bool) { note("presented \(isBeingPresented)") }
      override func viewIsAppearing(_ animated: Bool) {}
      override func viewWillDisappear(_ animated: Bool) { note("dismissed \(isBeingDismissed)") }
      override func viewDidDisappear(_ animated: Bool) { note("dismissed \(isBeingDismissed)") }
    }
    let sheet = Sheet("sheet", log)
    sheet.loadViewIfNeeded()
    _ = log.take()
    root.present(sheet, animated: false)
    #expect(!sheet.isBeingPresented)
    sheet.dismiss(animated: false)
    #expect(!sheet.isBeingDismissed)
    #expect(
      log.take() == [
        "sheet presented true", "sheet presented true", "sheet dismissed true",
        "sheet dismissed true",
      ])
  }

  @Test func theOutermostParentPresents() {
    let navigation = UINavigationController(rootViewController: sheet)
    window.rootViewController = navigation
    let other = UIViewController()
    sheet.present(other, animated: false)
    #expect(navigation.presentedViewController === other)
    #expect(sheet.presentedViewController === other)
    #expect(other.presentingViewController === navigation)
    #expect(navigation.visibleViewController === other)
    sheet.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
  }

  @Test func aContextIsFoundOnTheWayOut() {
    let child = RecordingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    sheet.modalPresentationStyle = .currentContext
    _ = log.take()
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === child)
    #expect(sheet.view.superview === root.view && child.view.superview == nil)
    #expect(
      log.take() == [
        "child will disappear", "sheet will appear", "sheet is appearing", "sheet did appear",
        "child did disappear",
      ])
    child.dismiss(animated: false)
    #expect(child.view.superview === root.view)
  }

  @Test func whatCannotBePresentedIsNot() {
    let offScreen = UIViewController()
    offScreen.present(sheet, animated: false) { complete() }
    root.present(root, animated: false) { complete() }
    #expect(log.take() == [] && sheet.presentingViewController == nil)
    root.present(sheet, animated: false)
    _ = log.take()
    root.present(UIViewController(), animated: false) { complete() }
    UIViewController().present(sheet, animated: false) { complete() }
    #expect(log.take() == [] && root.presentedViewController === sheet)
  }

  @Test func everythingOnTopGoesToo() {
    let top = RecordingController("top", log)
    top.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    sheet.present(top, animated: false)
    _ = log.take()
    root.dismiss(animated: false) { complete() }
    // The one in the middle was covered, and does not come back.
    #expect(log.take() == ["top will disappear", "top did disappear", "completion"])
    #expect(window.subviews == [root.view])
    #expect(sheet.presentedViewController == nil && top.presentingViewController == nil)
  }

  @Test func dismissingNothingCallsTheCompletion() {
    root.dismiss(animated: false) { complete() }
    #expect(log.take() == ["completion"])
  }

  @Test func childrenOfThePresentedOneAppearWithIt() {
    let navigation = UINavigationController(rootViewController: sheet)
    root.present(navigation, animated: false)
    #expect(log.take() == ["sheet will appear", "sheet is appearing", "sheet did appear"])
    // Asked of a child, the presentation goes.
    sheet.dismiss(animated: false)
    #expect(log.take() == ["sheet will disappear", "sheet did disappear"])
    #expect(root.presentedViewController == nil)
  }

  @Test func aWindowTakesEverythingAlong() {
    root.present(sheet, animated: false)
    _ = log.take()
    window.isHidden = true
    #expect(
      log.take() == [
        "root will disappear", "root did disappear", "sheet will disappear",
        "sheet did disappear",
      ])
    window.isHidden = false
    #expect(log.take().count == 6)
    window.rootViewController = UIViewController()
    #expect(sheet.presentingViewController == nil && sheet.view.superview == nil)
  }

  // Apple's page of `UIAdaptivePresentationControllerDelegate`: only for the user's dismissals.
  @Test func theUserIsAskedAndTold() {
    let delegate = DismissalDelegate(log)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    _ = log.take()
    delegate.agrees = false
    sheet.presentationController?.performDismissal()
    #expect(log.take() == ["should dismiss", "did attempt"])
    sheet.isModalInPresentation = true
    sheet.presentationController?.performDismissal()
    #expect(log.take() == ["did attempt"])
    sheet.isModalInPresentation = false
    delegate.agrees = true
    sheet.presentationController?.performDismissal()
    #expect(
      log.take() == [
        "should dismiss", "will dismiss", "sheet will disappear", "sheet did disappear",
        "did dismiss",
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test func dismissingInCodeAsksNobody() {
    let delegate = DismissalDelegate(log)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    _ = log.take()
    root.dismiss(animated: false)
    #expect(log.take() == ["sheet will disappear", "sheet did disappear"])
  }

  @Test func aPresentationOfOnesOwnIsToldAndPlaces() {
    let delegate = TransitioningDelegate(log)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 0, y: 100, width: 50, height: 60))
    root.dismiss(animated: false)
    #expect(
      log.take() == [
        "presentation will begin", "sheet will appear", "sheet is appearing",
        "sheet did appear", "presentation did end true", "dismissal will begin",
        "sheet will disappear", "sheet did disappear", "dismissal did end true",
      ])
  }

  @Test func aPresentationControllerKeepsNobodyAlive() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      gone = controller
      #expect(controller.presentationController?.presentedViewController === controller)
    }
    #expect(gone == nil)
  }
}

@MainActor
private final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: CallbackLog
  var agrees = true

  init(_ log: CallbackLog) { self.log = log }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.entries.append("should dismiss")
    return agrees
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.entries.append("did attempt")
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.entries.append("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.entries.append("did dismiss")
  }
}

@MainActor
private final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallbackLog

  init(_ log: CallbackLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = CustomPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.log = log
    return presentation
  }
}

private final class CustomPresentation: UIPresentationController {
  var log: CallbackLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 100, width: 50, height: 60)
  }
  override func presentationTransitionWillBegin() { log?.entries.append("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.entries.append("presentation did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { log?.entries.append("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.entries.append("dismissal did end \(completed)")
  }
}
