import ChainUIKit
import Testing

/// Handlers of control events: when they are called, with what, and how they go.
@MainActor
@Suite struct ControlHandlerTests {
  private final class Log {
    var entries: [String] = []
  }

  /// A method of the chain and the only event that it listens to.
  struct Method: Sendable, CustomTestStringConvertible {
    let name: String
    let event: UIControl.Event
    let typed: @MainActor @Sendable (UISwitch, @escaping @MainActor (UISwitch) -> Void) -> UISwitch
    let plain: @MainActor @Sendable (UISwitch, @escaping @MainActor () -> Void) -> UISwitch

    var testDescription: String { name }
  }

  private nonisolated static let events: [UIControl.Event] = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
    .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
    .editingDidEnd, .editingDidEndOnExit,
  ]

  private nonisolated static let methods: [Method] = [
    Method(
      name: "onTouchDown", event: .touchDown,
      typed: { $0.onTouchDown($1) }, plain: { $0.onTouchDown($1) }),
    Method(
      name: "onTouchDownRepeat", event: .touchDownRepeat,
      typed: { $0.onTouchDownRepeat($1) }, plain: { $0.onTouchDownRepeat($1) }),
    Method(
      name: "onTouchDragInside", event: .touchDragInside,
      typed: { $0.onTouchDragInside($1) }, plain: { $0.onTouchDragInside($1) }),
    Method(
      name: "onTouchDragOutside", event: .touchDragOutside,
      typed: { $0.onTouchDragOutside($1) }, plain: { $0.onTouchDragOutside($1) }),
    Method(
      name: "onTouchDragEnter", event: .touchDragEnter,
      typed: { $0.onTouchDragEnter($1) }, plain: { $0.onTouchDragEnter($1) }),
    Method(
      name: "onTouchDragExit", event: .touchDragExit,
      typed: { $0.onTouchDragExit($1) }, plain: { $0.onTouchDragExit($1) }),
    Method(
      name: "onTouchUpInside", event: .touchUpInside,
      typed: { $0.onTouchUpInside($1) }, plain: { $0.onTouchUpInside($1) }),
    Method(
      name: "onTouchUpOutside", event: .touchUpOutside,
      typed: { $0.onTouchUpOutside($1) }, plain: { $0.onTouchUpOutside($1) }),
    Method(
      name: "onTouchCancel", event: .touchCancel,
      typed: { $0.onTouchCancel($1) }, plain: { $0.onTouchCancel($1) }),
    Method(
      name: "onValueChanged", event: .valueChanged,
      typed: { $0.onValueChanged($1) }, plain: { $0.onValueChanged($1) }),
    Method(
      name: "onPrimaryActionTriggered", event: .primaryActionTriggered,
      typed: { $0.onPrimaryActionTriggered($1) }, plain: { $0.onPrimaryActionTriggered($1) }),
    Method(
      name: "onMenuActionTriggered", event: .menuActionTriggered,
      typed: { $0.onMenuActionTriggered($1) }, plain: { $0.onMenuActionTriggered($1) }),
    Method(
      name: "onEditingDidBegin", event: .editingDidBegin,
      typed: { $0.onEditingDidBegin($1) }, plain: { $0.onEditingDidBegin($1) }),
    Method(
      name: "onEditingChanged", event: .editingChanged,
      typed: { $0.onEditingChanged($1) }, plain: { $0.onEditingChanged($1) }),
    Method(
      name: "onEditingDidEnd", event: .editingDidEnd,
      typed: { $0.onEditingDidEnd($1) }, plain: { $0.onEditingDidEnd($1) }),
    Method(
      name: "onEditingDidEndOnExit", event: .editingDidEndOnExit,
      typed: { $0.onEditingDidEndOnExit($1) }, plain: { $0.onEditingDidEndOnExit($1) }),
  ]

  @Test func everyEventHasAMethod() {
    #expect(Set(Self.methods.map(\.event)) == Set(Self.events))
  }

  @Test(arguments: methods)
  func aMethodListensToItsEventOnly(_ method: Method) {
    let control = UISwitch()
    var received: [ObjectIdentifier] = []
    var count = 0
    #expect(method.typed(control) { received.append(ObjectIdentifier($0)) } === control)
    #expect(method.plain(control) { count += 1 } === control)
    for event in Self.events { control.sendActions(for: event) }
    #expect(received == [ObjectIdentifier(control)])
    #expect(count == 1)
    #expect(control.allControlEvents == method.event)
  }

  @Test func theControlKeepsItsType() {
    var values: [Bool] = []
    let control = UISwitch().onValueChanged { control in values.append(control.isOn) }.isOn(true)
    control.sendActions(for: .valueChanged)
    control.isOn(false).sendActions(for: .valueChanged)
    #expect(values == [true, false])
  }

  @Test func aSubclassKeepsItsType() {
    final class Dial: UIControl { var angle = 0.5 }
    var angle = 0.0
    let dial: Dial = Dial().onValueChanged { dial in angle = dial.angle }
    dial.sendActions(for: .valueChanged)
    #expect(angle == 0.5)
  }

  @Test func methodsAndPropertiesCanBeHandlers() {
    @MainActor final class Form {
      var saved = 0
      func save() { saved += 1 }
      func note(_ control: UISwitch) { saved += 10 }
    }
    let form = Form()
    let control = UISwitch().onValueChanged(form.save).onValueChanged(form.note)
    control.sendActions(for: .valueChanged)
    #expect(form.saved == 11)
  }

  @Test func eachCallAddsAHandlerAndTheyRunInOrder() {
    let log = Log()
    let button = UIButton("Save")
      .onTap { log.entries.append("first") }
      .onTouchUpInside { log.entries.append("second") }
      .on(.touchUpInside) { log.entries.append("third") }
      .onTap { _ in log.entries.append("fourth") }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(
      log.entries == [
        "first", "second", "third", "fourth", "first", "second", "third", "fourth",
      ])
  }

  @Test func onTakesSetsOfEvents() {
    var count = 0
    let field = UITextField().on([.editingDidBegin, .editingDidEnd]) { count += 1 }
    let any = UIControl().on(.allEvents) { count += 100 }
    field.sendActions(for: .editingDidBegin)
    field.sendActions(for: .editingChanged)
    field.sendActions(for: .editingDidEnd)
    any.sendActions(for: .touchCancel)
    #expect(count == 102)
  }

  @Test func handlersLiveBesideTargetsAndActions() {
    let log = Log()
    let button = UIButton("Save").onTap { log.entries.append("handler") }
    button.addAction(UIAction { _ in log.entries.append("action") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.entries == ["handler", "action"])
  }

  // MARK: - Removing

  @Test func aTokenRemovesItsHandlerOnly() {
    let log = Log()
    let slider = UISlider()
    slider.onValueChanged { log.entries.append("kept") }
    let token = slider.addHandler(for: .valueChanged) { log.entries.append("removed") }
    let typed = slider.addHandler(for: [.touchDown, .valueChanged]) { slider in
      log.entries.append("typed \(slider.value)")
    }
    slider.value(0.5).sendActions(for: .valueChanged)
    token.remove()
    token.remove()
    slider.sendActions(for: .valueChanged)
    typed.remove()
    slider.sendActions(for: .valueChanged)
    slider.sendActions(for: .touchDown)
    #expect(
      log.entries == ["kept", "removed", "typed 0.5", "kept", "typed 0.5", "kept"])
  }

  @Test func aTokenCanBeKeptFromInsideAChain() {
    var token: ActionToken?
    var count = 0
    let control = UISwitch()
      .configure { token = $0.addHandler(for: .valueChanged) { count += 1 } }
      .isOn(true)
    control.sendActions(for: .valueChanged)
    token?.remove()
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func aHandlerStaysWhenItsTokenIsDropped() {
    var count = 0
    let control = UIControl()
    do { _ = control.addHandler(for: .valueChanged) { count += 1 } }
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func aHandlerCanRemoveItselfAndOthers() {
    let log = Log()
    let control = UIControl()
    var own: ActionToken?
    var next: ActionToken?
    own = control.addHandler(for: .valueChanged) {
      own?.remove()
      next?.remove()
      log.entries.append("once")
    }
    next = control.addHandler(for: .valueChanged) { log.entries.append("never") }
    control.onValueChanged { log.entries.append("last") }
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["once", "last", "last"])
  }

  @Test func removingReleasesTheClosure() {
    let control = UIControl()
    weak var captured: Log?
    let token: ActionToken
    do {
      let log = Log()
      captured = log
      token = control.addHandler(for: .valueChanged) { log.entries.append("") }
    }
    #expect(captured != nil)
    token.remove()
    #expect(captured == nil)
  }

  @Test func aTokenOutlivesItsControl() {
    var token: ActionToken?
    weak var control: UIControl?
    do {
      let made = UIControl()
      control = made
      token = made.addHandler(for: .valueChanged) {}
    }
    #expect(control == nil)
    token?.remove()
  }

  // MARK: - Ownership

  @Test func aControlIsReleasedWithItsHandlers() {
    weak var control: UISwitch?
    weak var captured: Log?
    do {
      let log = Log()
      let made = UISwitch()
        .onValueChanged { log.entries.append("\($0.isOn)") }
        .onTouchDown { log.entries.append("down") }
        .on(.allEditingEvents) { _ in log.entries.append("edit") }
        .onTap { log.entries.append("tap") }
      made.addHandler(for: .valueChanged) { log.entries.append("token") }
      made.sendActions(for: .valueChanged)
      (control, captured) = (made, log)
      #expect(log.entries == ["false", "token"])
    }
    #expect(control == nil)
    #expect(captured == nil)
  }

  @Test func aWeakOwnerIsReleasedWithItsControl() {
    @MainActor final class Form: UIView {
      var saves = 0
      private(set) var button: UIButton?

      init() {
        super.init(frame: .zero)
        body {
          UIButton("Save")
            .onTap { [weak self] in self?.save() }
            .assign(to: &button)
          UIButton("Again") { [weak self] in self?.save() }
        }
      }

      required init?(coder: NSCoder) {
        return nil
      }

      func save() { saves += 1 }
    }
    weak var form: Form?
    do {
      let made = Form()
      made.button?.sendActions(for: .touchUpInside)
      #expect(made.saves == 1)
      form = made
    }
    #expect(form == nil)
  }
}
