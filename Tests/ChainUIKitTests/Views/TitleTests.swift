import ChainUIKit
import Testing

/// `UILabel("…")` and `UIButton("…")`.
@MainActor
@Suite struct TitleTests {
  private final class Badge: UILabel {}
  private final class PillButton: UIButton {}

  @Test func aLabelHasItsText() {
    #expect(UILabel("Title").text == "Title")
    #expect(UILabel(nil).text == nil)
    let badge: Badge = Badge("1")
    #expect(badge.text == "1")
  }

  @Test func aButtonIsASystemButtonUnlessSaidOtherwise() {
    #expect(UIButton("Save").buttonType == .system)
    #expect(UIButton("Save").title(for: .normal) == "Save")
    #expect(UIButton("Close", type: .custom).buttonType == .custom)
    #expect(UIButton("Close", type: .custom).title(for: .normal) == "Close")
    #expect(UIButton(nil).title(for: .normal) == nil)
    let pill: PillButton = PillButton("Pill", type: .custom)
    #expect(pill.currentTitle == "Pill")
  }

  @Test func aButtonsClosureIsItsTapHandler() {
    var tapped: [ObjectIdentifier] = []
    var count = 0
    let first = UIButton("First") { button in tapped.append(ObjectIdentifier(button)) }
    let second = UIButton("Second", type: .custom) { count += 1 }
    let third = UIButton("Third") { _ in count += 10 }
    for button in [first, second, third] {
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .valueChanged)
    }
    #expect(tapped == [ObjectIdentifier(first)])
    #expect(count == 11)
    #expect(second.buttonType == .custom)
  }

  @Test func theFontIsThatOfTheTitle() {
    let font = UIFont.boldSystemFont(ofSize: 21)
    #expect(UIButton("Save").font(font).titleLabel?.font == font)
    #expect(UIButton(type: .custom).font(font).title("Late").titleLabel?.font == font)
  }
}
