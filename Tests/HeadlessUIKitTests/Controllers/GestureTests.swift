import Foundation
import Testing

@testable import HeadlessUIKit

/// Gestures that tests begin by setting the state.
@MainActor @Suite struct GestureTests {
  let log = CallbackLog()

  private final class Target: SelectorPerforming {
    var states: [UIGestureRecognizer.State] = []

    func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
      if let gesture = sender as? UIGestureRecognizer { states.append(gesture.state) }
      return true
    }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    @MainActor var questions = 0
    @MainActor var agrees = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return agrees
    }
  }

  private let target = Target()
  private let delegate = Delegate()
  private let gesture: UIGestureRecognizer

  init() {
    gesture = UIGestureRecognizer(target: target, action: "handle:")
    gesture.delegate = delegate
  }

  @Test func aGestureIsAskedForOnce() {
    for state in [UIGestureRecognizer.State.began, .changed, .ended] { gesture.state = state }
    #expect(target.states == [.began, .changed, .ended] && delegate.questions == 1)
    gesture.reset()
    gesture.state = .ended
    #expect(target.states.count == 4 && delegate.questions == 2)
  }

  @Test func aRefusedGestureFails() {
    delegate.agrees = false
    gesture.state = .ended
    #expect(gesture.state == .failed && target.states == [])
  }

  @Test func theViewIsAskedToo() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        false
      }
    }
    let view = Refusing()
    view.addGestureRecognizer(gesture)
    gesture.state = .began
    #expect(gesture.state == .failed && delegate.questions == 0)
  }

  @Test func aDisabledGestureFails() {
    gesture.isEnabled = false
    gesture.state = .ended
    #expect(gesture.state == .failed && target.states == [])
  }
}
