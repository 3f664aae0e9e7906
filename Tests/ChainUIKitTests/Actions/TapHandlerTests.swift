import ChainUIKit
import Testing

/// `onTap` of controls and of other views.
@MainActor
@Suite struct TapHandlerTests {
  private func recognizer(of view: UIView) -> UITapGestureRecognizer? {
    view.gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }.first
  }

  private func tap(_ view: UIView) {
    recognizer(of: view)?.state = .ended
  }

  @Test func aControlUsesItsEvent() {
    weak var tapped: UIButton?
    let button = UIButton("Save").onTap { button in tapped = button }
    #expect(button.allControlEvents == .touchUpInside)
    #expect(button.gestureRecognizers?.isEmpty ?? true)
    button.sendActions(for: .touchUpInside)
    #expect(tapped === button)
  }

  @Test func aControlUsesItsEventBehindAnySuperclass() {
    func makeTappable(_ view: some UIView, _ log: @escaping @MainActor () -> Void) {
      view.onTap(log)
    }
    var count = 0
    let button = UIButton("Save")
    makeTappable(button) { count += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func anyOtherViewGetsARecognizer() {
    var texts: [String?] = []
    let label = UILabel("Terms").onTap { label in texts.append(label.text) }
    #expect(label.isUserInteractionEnabled)
    tap(label)
    tap(label)
    #expect(texts == ["Terms", "Terms"])
  }

  @Test func handlersShareTheRecognizerAndRunInOrder() {
    var order: [Int] = []
    let view = UIView().onTap { order.append(1) }.onTap { _ in order.append(2) }
    view.addTapHandler { order.append(3) }
    #expect(view.gestureRecognizers?.count == 1)
    tap(view)
    #expect(order == [1, 2, 3])
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .changed, .cancelled, .failed])
  func onlyAFinishedTapCounts(_ state: UIGestureRecognizer.State) {
    var count = 0
    let view = UIView().onTap { count += 1 }
    recognizer(of: view)?.state = state
    #expect(count == 0)
  }

  @Test func theOwnRecognizersOfAViewAreLeftAlone() {
    let own = UITapGestureRecognizer()
    let view = UIView()
    view.addGestureRecognizer(own)
    let token = view.addTapHandler {}
    #expect(view.gestureRecognizers?.count == 2)
    token.remove()
    #expect(view.gestureRecognizers == [own])
  }

  @Test func tokensRemoveTheirHandlerAndTheLastOneTheRecognizer() {
    var order: [Int] = []
    let view = UIView()
    let first = view.addTapHandler { order.append(1) }
    let second = view.addTapHandler { (_: UIView) in order.append(2) }
    tap(view)
    first.remove()
    tap(view)
    second.remove()
    #expect(recognizer(of: view) == nil)
    second.remove()
    view.onTap { order.append(3) }
    tap(view)
    #expect(order == [1, 2, 2, 3])
  }

  @Test func aTokenOfAControlRemovesItsHandler() {
    var count = 0
    let button = UIButton("Save")
    let token = button.addTapHandler { count += 1 }
    token.remove()
    button.sendActions(for: .touchUpInside)
    #expect(count == 0)
  }

  @Test func aHandlerCanRemoveItself() {
    var count = 0
    let view = UIView()
    var token: ActionToken?
    token = view.addTapHandler {
      token?.remove()
      count += 1
    }
    tap(view)
    #expect(count == 1)
    #expect(recognizer(of: view) == nil)
  }

  @Test func aViewIsReleasedWithItsHandlers() {
    final class Log { var count = 0 }
    weak var view: UIView?
    weak var captured: Log?
    do {
      let log = Log()
      let made = UIImageView().onTap { log.count += 1 }.onTap { view in view.isHidden(true) }
      tap(made)
      #expect(log.count == 1)
      #expect(made.isHidden)
      (view, captured) = (made, log)
    }
    #expect(view == nil)
    #expect(captured == nil)
  }
}
