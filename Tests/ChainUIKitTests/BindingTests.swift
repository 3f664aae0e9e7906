import ChainUIKit
import Observation
import Testing

/// The generated overloads: the same name takes a value or a live source.
@MainActor
@Suite struct BindingTests {
  @Observable @MainActor final class Model {
    var title = "first"
  }

  @Test func aPropertyFollowsALiveValue() {
    let title = Live("first")
    let label = UILabel().text(title)
    #expect(label.text == "first")
    title.value = "second"
    #expect(label.text == "second")
  }

  @Test func anOptionalSourceClearsTheProperty() {
    let title = Live<String?>("some")
    let label = UILabel().text(title)
    title.value = nil
    #expect(label.text == nil)
  }

  @Test func aMappedSourceBinds() {
    let count = Live(1)
    let label = UILabel().text(count.map { "\($0) items" })
    count.value = 2
    #expect(label.text == "2 items")
  }

  @Test func staticValuesStayStatic() {
    let label = UILabel().text("plain").text(nil).textColor(.red)
    #expect(label.text == nil)
    #expect(label.textColor == .red)
  }

  @Test func keysAreBoundSideBySide() {
    let normal = Live("Save")
    let selected = Live("Saved")
    let button = UIButton(type: .custom)
      .title(normal, for: .normal)
      .title(selected, for: .selected)
    normal.value = "Keep"
    selected.value = "Kept"
    #expect(button.title(for: .normal) == "Keep")
    #expect(button.title(for: .selected) == "Kept")
  }

  @Test func aNewBindingReplacesTheOldOneOfItsKeyOnly() {
    let old = Live("old")
    let new = Live("new")
    let other = Live("other")
    let button = UIButton(type: .custom)
      .title(old, for: .normal)
      .title(other, for: .selected)
      .title(new, for: .normal)
    old.value = "stale"
    other.value = "kept"
    #expect(button.title(for: .normal) == "new")
    #expect(button.title(for: .selected) == "kept")
  }

  @Test func theGeneratedNameAndTheKeyPathShareAKey() {
    let first = Live("first")
    let second = Live("second")
    let label = UILabel().text(first).bind(second, to: \.text)
    first.value = "stale"
    #expect(label.text == "second")
  }

  @Test func nestedPropertiesAndOwnMethodsBind() {
    let radius = Live(CGFloat(4))
    let row = Live(2)
    let view = UIView().bind(radius, to: \.layer.cornerRadius)
    let stack = UIStackView().bind(row, key: BindingKey("row")) { stack, row in
      stack.accessibilityIdentifier = "row \(row)"
    }
    radius.value = 8
    row.value = 3
    #expect(view.layer.cornerRadius == 8)
    #expect(stack.accessibilityIdentifier == "row 3")
    view.unbind(\.layer.cornerRadius)
    radius.value = 16
    #expect(view.layer.cornerRadius == 8)
  }

  @Test func layersBarItemsAndConstraintsKeepBindings() {
    let opacity = Live(Float(0.25))
    let title = Live("Save")
    let constant = Live(CGFloat(8))
    let layer = CALayer().bind(opacity, to: \.opacity)
    let item = UIBarButtonItem().bind(title, to: \.title)
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 0)
      .bind(constant, to: \.constant)
    opacity.value = 0.5
    title.value = "Done"
    constant.value = 16
    #expect(layer.opacity == 0.5)
    #expect(item.title == "Done")
    #expect(constraint.constant == 16)
  }

  @Test func inheritedPropertiesBindOnTheSubclass() {
    let isHidden = Live(false)
    let label: UILabel = UILabel().isHidden(isHidden).accessibilityLabel(Live("spoken"))
    isHidden.value = true
    #expect(label.isHidden)
    #expect(label.accessibilityLabel == "spoken")
  }

  @Test func barItemsAndControllersBind() {
    let title = Live("Inbox")
    let item = UIBarButtonItem().title(title)
    let controller = UIViewController().title(title)
    title.value = "Outbox"
    #expect(item.title == "Outbox")
    #expect(controller.title == "Outbox")
  }

  @Test func aReleasedViewEndsItsBinding() {
    let title = Live("text")
    weak var view: UILabel?
    do {
      let label = UILabel().text(title)
      view = label
    }
    #expect(view == nil)
    title.value = "nobody listens"
  }

  @Test func leavingTheParentDoesNotEndABinding() {
    let title = Live("in")
    let parent = UIView()
    let label = UILabel().text(title)
    parent.addSubview(label)
    label.removeFromSuperview()
    title.value = "out"
    #expect(label.text == "out")
  }

  @Test func aClosureIsTracked() async {
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) else { return }
    let model = Model()
    let label = UILabel().text { model.title }
    let button = UIButton(type: .custom).title(for: .selected) { model.title }
    #expect(label.text == "first")
    model.title = "second"
    while label.text != "second" || button.title(for: .selected) != "second" { await Task.yield() }
  }

  @Test func anAsyncStreamBinds() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let label = UILabel().text(stream)
    continuation.yield("streamed")
    continuation.finish()
    while label.text != "streamed" { await Task.yield() }
  }
}
