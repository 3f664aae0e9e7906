import ArrangeUI
import ChainUIKit
import Testing

/// Views in hosts, bound to live sources.
@MainActor
struct BoundViewTests {
  private let text = Live("One")
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func width(_ text: String) -> CGFloat {
    UILabel(text).intrinsicContentSize.width
  }

  @Test func aNewTextIsArrangedAgain() {
    let label = UILabel().text(text)
    let other = UILabel("Two")
    let row = HStackView(alignment: .top) {
      label
      other
    }
    row.frame = screen.bounds
    screen.addSubview(row)
    screen.layoutIfNeeded()
    #expect(label.frame.width == width("One"))
    text.value = "One hundred and one"
    screen.layoutIfNeeded()
    #expect(label.frame.width == width("One hundred and one"))
    #expect(other.frame.minX == label.frame.maxX)
  }

  @Test func wrappersPassItOn() {
    let label = UILabel().text(text)
    let row = HStackView { label.padding(4) }
    row.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(row)
    row.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
    row.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
    screen.layoutIfNeeded()
    text.value = "One hundred and one"
    screen.layoutIfNeeded()
    #expect(row.frame.width == width("One hundred and one") + 8)
  }

  @Test func otherViewsAreLeftAlone() {
    let host = HStackView { UIView() }
    let label = UILabel().text(text)
    screen.addSubview(host)
    screen.addSubview(label)
    screen.layoutIfNeeded()
    text.value = "Two"
    #expect(!screen.layer.needsLayout())
    #expect(!host.layer.needsLayout())
  }

  @Test func aViewThatLeftItsHostDoesNotArrangeIt() {
    let label = UILabel().text(text)
    let host = HStackView { label }
    screen.addSubview(host)
    label.removeFromSuperview()
    screen.layoutIfNeeded()
    text.value = "Two"
    #expect(label.text == "Two")
    #expect(!host.layer.needsLayout())
  }
}
