import Foundation
import Testing

@testable import HeadlessUIKit

/// Targets, actions, events and states of controls.
@MainActor @Suite struct ControlEventTests {
  let log = CallbackLog()
  let control = UIControl()

  private final class Target: SelectorPerforming {
    let name: String
    let log: CallbackLog

    init(_ name: String, _ log: CallbackLog) {
      self.name = name
      self.log = log
    }

    func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
      log.entries.append("\(name) \(action.name)\(sender is UIControl ? " from control" : "")")
      return true
    }
  }

  private func note(_ name: String) -> UIAction {
    UIAction { [log] action in
      log.entries.append(name + (action.sender is UIControl ? " from control" : ""))
    }
  }

  @Test func handlersAreCalledInTheOrderTheyWereAdded() {
    let (first, second) = (Target("first", log), Target("second", log))
    control.addTarget(first, action: "one:", for: .touchUpInside)
    control.addAction(note("action"), for: [.touchUpInside, .valueChanged])
    control.addTarget(second, action: "two:", for: .allTouchEvents)
    control.sendActions(for: .touchUpInside)
    #expect(
      log.take() == ["first one: from control", "action from control", "second two: from control"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["action from control"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["second two: from control"])
    control.sendActions(for: .editingChanged)
    #expect(log.take() == [])
  }

  @Test func aTargetIsNotAddedTwiceForASelector() {
    let target = Target("target", log)
    control.addTarget(target, action: "one:", for: .touchDown)
    control.addTarget(target, action: "one:", for: .touchDown)
    control.addTarget(target, action: "one:", for: .touchUpInside)
    control.addTarget(target, action: "two:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["target one: from control", "target two: from control"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["one:", "two:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["one:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func anActionWithTheSameIdentifierReplacesTheOldOne() {
    let identifier = UIAction.Identifier("same")
    control.addAction(
      UIAction(identifier: identifier) { [log] _ in log.entries.append("old") },
      for: [.touchDown, .valueChanged])
    control.addAction(
      UIAction(identifier: identifier) { [log] _ in log.entries.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["new", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.take() == [] && control.allControlEvents == [])
  }

  @Test func handlersAreRemovedPerEvent() {
    let target = Target("target", log)
    control.addTarget(target, action: "one:", for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "two:", for: .touchDown)
    control.removeTarget(target, action: "one:", for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["target two: from control", "target one: from control"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.take() == [])
  }

  @Test func targetsAreNotRetained() {
    weak var gone: Target?
    do {
      let target = Target("target", log)
      gone = target
      control.addTarget(target, action: "one:", for: .touchDown)
      #expect(control.allTargets.count == 1)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(log.take() == [] && control.allTargets.isEmpty)
  }

  @Test func nilStandsForTheResponderChain() {
    final class Answering: UIView, SelectorPerforming {
      var actions: [String] = []
      func canPerform(_ action: Selector) -> Bool { action == "save:" }
      func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
        actions.append(action.name)
        return true
      }
    }
    let parent = Answering()
    parent.addSubview(control)
    control.addTarget(nil, action: "save:", for: .touchDown)
    control.addTarget(nil, action: "open:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(parent.actions == ["save:"])
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
  }

  @Test func everyHandlerCanBeVisited() {
    let target = Target("target", log)
    control.addAction(note("action"), for: .touchDown)
    control.addTarget(target, action: "one:", for: .valueChanged)
    var visited: [String] = []
    control.enumerateEventHandlers { action, pair, events, _ in
      visited.append("\(action != nil) \(pair?.1.name ?? "-") \(events == .valueChanged)")
    }
    #expect(visited == ["true - false", "false one: true"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test func subclassesSeeEveryAction() {
    final class Watching: UIControl {
      var seen = 0
      override func sendAction(_ action: UIAction) {
        seen += 1
        super.sendAction(action)
      }
    }
    let control = Watching()
    control.addAction(note("action"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.seen == 1 && log.take() == ["action from control"])
  }

  @Test func statesAddUp() {
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected])
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
  }

  @Test func aTapIsATouchDownAndUp() {
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"),
      (.primaryActionTriggered, "primary"),
    ] {
      control.addAction(
        UIAction { [log, control] _ in
          log.entries.append(name + (control.isHighlighted ? ", highlighted" : ""))
        }, for: event)
    }
    control.performTap()
    #expect(log.take() == ["down, highlighted", "up"])
    control.isEnabled = false
    control.performTap()
    control.isEnabled = true
    control.isUserInteractionEnabled = false
    control.performTap()
    control.isUserInteractionEnabled = true
    control.isHidden = true
    control.performTap()
    #expect(log.take() == [])
  }

  @Test func aPrimaryActionIsPerformedByTaps() {
    let button = UIButton(type: .system, primaryAction: note("primary"))
    button.addAction(note("up"), for: .touchUpInside)
    button.performTap()
    #expect(log.take() == ["up from control", "primary from control"])
  }

  @Test func aSwitchIsFlippedByTaps() {
    let toggle = UISwitch()
    toggle.addAction(note("changed"), for: .valueChanged)
    toggle.setOn(true, animated: true)
    toggle.isOn = false
    #expect(log.take() == [])
    toggle.performTap()
    #expect(toggle.isOn && log.take() == ["changed from control"])
  }

  @Test func aFieldIsEditedAfterATap() {
    let window = UIWindow()
    window.isHidden = false
    let field = UITextField()
    window.addSubview(field)
    field.performTap()
    #expect(field.isEditing)
  }

  @Test func slidersClampAndTell() {
    let slider = UISlider()
    slider.addAction(note("changed"), for: .valueChanged)
    slider.setValue(0.5, animated: false)
    #expect(log.take() == [])
    slider.performSlide(to: 3)
    #expect(slider.value == 1 && log.take() == ["changed from control"])
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.minimumValue == 7 && slider.maximumValue == 7 && slider.value == 7)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.value == 2)
    slider.isEnabled = false
    slider.performSlide(to: 0)
    #expect(slider.value == 2)
  }

  @Test func steppersStepWrapAndClamp() {
    let stepper = UIStepper()
    stepper.addAction(note("changed"), for: .valueChanged)
    stepper.maximumValue = 2
    stepper.value = 9
    #expect(stepper.value == 2 && log.take() == [])
    stepper.performStep(up: true)
    #expect(stepper.value == 2)
    stepper.wraps = true
    stepper.performStep(up: true)
    #expect(stepper.value == 0)
    stepper.performStep(up: false)
    #expect(stepper.value == 2 && log.take().count == 3)
    stepper.stepValue = 0
    #expect(stepper.stepValue == 1)
    stepper.minimumValue = 5
    #expect(stepper.maximumValue == 5 && stepper.value == 5)
    stepper.isEnabled = false
    stepper.performStep(up: true)
    #expect(log.take() == [])
  }

  @Test func pageControlsStayInTheirPages() {
    let pages = UIPageControl()
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
  }

  @Test func progressIsAShare() {
    let progress = UIProgressView()
    progress.setProgress(2, animated: true)
    #expect(progress.progress == 1)
    progress.progress = -1
    #expect(progress.progress == 0)
  }
}
