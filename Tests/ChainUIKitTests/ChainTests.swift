import ChainUIKit
import Testing

/// One import is enough: UIKit's types, the modifiers and the chain methods come with it.
@MainActor
@Suite struct ChainTests {
  private final class Badge: UILabel {
    var count = 0
  }

  @Test func aChainKeepsTheConcreteTypeThroughItsAncestors() {
    let badge: Badge = Badge()
      .text("1")
      .isHidden(true)
      .accessibilityLabel("One")
      .set(\.count, to: 1)
    #expect(badge.text == "1")
    #expect(badge.isHidden)
    #expect(badge.accessibilityLabel == "One")
    #expect(badge.count == 1)
  }

  @Test func theResultOfAChainMayBeDropped() {
    let label = UILabel()
    label.text("kept").numberOfLines(0)
    #expect(label.text == "kept")
    #expect(label.numberOfLines == 0)
  }

  @Test func nilClearsAnOptionalProperty() {
    let label = UILabel().text("some").text(nil)
    #expect(label.text == nil)
  }

  @Test func keyedSettersKeepAValuePerKey() {
    let button = UIButton(type: .custom)
      .title("Normal", for: .normal)
      .title("Selected", for: .selected)
      .titleColor(.red, for: .highlighted)
    #expect(button.title(for: .normal) == "Normal")
    #expect(button.title(for: .selected) == "Selected")
    #expect(button.title(for: .disabled) == "Normal")
    #expect(button.titleColor(for: .highlighted) == .red)
  }

  @Test func aKeyedSettersKeyHasItsUsualDefault() {
    #expect(UIButton(type: .custom).title("Save").title(for: .normal) == "Save")
  }

  @Test func segmentsAreKeys() {
    let control = UISegmentedControl(items: ["a", "b"]).title("first", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "first")
    #expect(control.titleForSegment(at: 1) == "b")
  }

  @Test func aSubclassOverloadsAPropertyOfAnotherType() {
    final class Delegate: NSObject, UITableViewDelegate {}
    let delegate = Delegate()
    let table = UITableView().delegate(delegate)
    #expect(table.delegate === delegate)
    table.delegate(nil)
    #expect(table.delegate == nil)
  }

  @Test func aValueTypesModifierReturnsACopy() {
    let plain = UIButton.Configuration.plain()
    let titled = plain.title("Save").subtitle(nil).cornerStyle(.capsule)
    #expect(titled.title == "Save")
    #expect(titled.cornerStyle == .capsule)
    #expect(plain.title == nil)
  }

  @Test func layersChainToo() {
    let view = UIView()
    view.layer.cornerRadius(8).borderWidth(1)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderWidth == 1)
  }
}
