import ArrangeUI
import Testing

/// How views that know nothing of Arrange take part.
@MainActor
struct LeafViewTests {
  @Test func aViewThatOnlyHasAnIntrinsicSizeKeepsIt() {
    let badge = BadgeView()
    let row = HStackView(alignment: .top) { badge }.laidOut(100, 50)
    #expect(badge.frame == CGRect(0, 0, 24, 16))
    row.laidOut(50, 100)
    #expect(badge.frame == CGRect(0, 0, 24, 16))
  }

  @Test func aPlainViewKeepsTheSizeItWasMadeWith() {
    let view = UIView(frame: CGRect(7, 7, 40, 30))
    let row = HStackView(alignment: .top) { view }.laidOut(100, 50)
    #expect(view.frame == CGRect(0, 0, 40, 30))
    #expect(row.intrinsicContentSize == CGSize(width: 40, height: 30))
    view.bounds.size = CGSize(width: 50, height: 20)
    view.setNeedsArrangement()
    row.laidOut(200, 50)
    #expect(view.frame == CGRect(0, 0, 50, 20))
  }

  @Test func aPlainViewWithoutSizeTakesWhatItIsOffered() {
    let view = UIView()
    let divider = UIView()
    let column = VStackView(alignment: .leading) {
      FixedView(20, 10)
      divider.sized(height: 1)
      view
    }
    #expect(column.intrinsicContentSize == CGSize(width: 20, height: 11))
    column.laidOut(100, 50)
    #expect(divider.frame == CGRect(0, 0, 100, 1))
    #expect(view.frame == CGRect(0, 11, 100, 39))
    column.laidOut(60, 40)
    #expect(divider.frame == CGRect(0, 0, 60, 1))
    #expect(view.frame == CGRect(0, 11, 60, 29))
  }

  @Test func aListTakesTheRestOfAColumn() {
    let list = UITableView()
    let column = VStackView {
      FixedView(20, 10)
      list
      FixedView(20, 10)
    }.laidOut(100, 200)
    #expect(list.frame == CGRect(0, 10, 100, 180))
    column.laidOut(200, 100)
    #expect(list.frame == CGRect(0, 10, 200, 80))
  }

  @Test func aTextViewThatScrollsIsNotHigherThanItIsOffered() {
    let textView = UITextView()
    textView.text = String(repeating: "many words ", count: 50)
    let column = VStackView { textView }.laidOut(100, 60)
    #expect(textView.frame.height == 60)
    textView.isScrollEnabled = false
    column.setNeedsArrangement()
    column.layoutIfNeeded()
    #expect(textView.frame.height > 60)
  }

  @Test func aViewThatHugsLessThanUsualStretches() {
    let name = label("Name")
    let field = UITextField()
    field.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let row = HStackView(spacing: 5) { [name, field] }.laidOut(200, 40)
    let rest = 200 - 5 - name.intrinsicContentSize.width
    #expect(abs(field.frame.width - rest) < 0.001)
    #expect(field.frame.height == field.intrinsicContentSize.height)
    #expect(row.intrinsicContentSize.width < 200)

    let title = label("Title")
    title.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
    VStackView { title }.laidOut(200, 80)
    #expect(title.frame.height == 80)
  }

  @Test func aMissingIntrinsicLengthCountsAsZero() {
    let row = HStackView {
      FixedView(UIView.noIntrinsicMetric, 12)
      FixedView(31, UIView.noIntrinsicMetric)
    }
    #expect(row.intrinsicContentSize == CGSize(width: 31, height: 12))
  }

  @Test(arguments: [.nan, -.infinity, -5] as [CGFloat])
  func lengthsThatAreNoLengthsCountAsZero(length: CGFloat) {
    let view = FixedView(length, 10)
    let below = FixedView(10, 10)
    let column = VStackView(alignment: .leading) { [view, below] }
    #expect(column.intrinsicContentSize == CGSize(width: 10, height: 20))
    column.laidOut(100, 100)
    #expect(view.frame == CGRect(0, 0, 0, 10))
    #expect(below.frame == CGRect(0, 10, 10, 10))
    #expect(column.sizeThatFits(CGSize(width: length, height: 100)).width == 10)
  }

  @Test func anEndlessViewGetsTheSpaceThereIs() {
    let endless = FixedView(10, 10, fitting: CGSize(width: CGFloat.infinity, height: 10))
    VStackView(alignment: .leading) { endless }.laidOut(80, 40)
    #expect(endless.frame == CGRect(0, 0, 80, 10))
  }

  @Test func aStackViewHasTheSizeOfItsContent() {
    let inner = label("one two three four five six seven eight", lines: 0)
    let stack = UIStackView(arrangedSubviews: [inner])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let column = VStackView(alignment: .leading) {
      stack
      FixedView(10, 10)
    }
    let natural = inner.intrinsicContentSize
    let size = column.intrinsicContentSize
    #expect(abs(size.width - natural.width - 10) < 0.5)
    #expect(abs(size.height - natural.height - 20) < 0.5)

    column.laidOut(110, 300)
    let wrapped = inner.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(stack.frame.width <= 110)
    #expect(abs(stack.frame.height - wrapped.height - 10) < 0.5)
    #expect(wrapped.height > natural.height)
    #expect(abs(inner.frame.height - wrapped.height) < 0.5)
  }

  @Test func aViewWithConstraintsInsideHasTheSizeThatSatisfiesThem() {
    let card = UIView()
    let inner = FixedView(20, 10)
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -4),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -3),
    ])
    #if !canImport(UIKit)
      UIView.layoutReportHandler = { Issue.record("\($0.text)") }
      defer { UIView.layoutReportHandler = nil }
    #endif
    HStackView(alignment: .top) { card }.laidOut(100, 100)
    #expect(card.frame == CGRect(0, 0, 28, 16))
    #expect(inner.frame == CGRect(4, 3, 20, 10))
  }

  @Test func controlsHaveTheirOwnSizes() {
    let toggle = UISwitch()
    let image = UIImageView(image: UIImage(systemName: "star"))
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    let row = HStackView(alignment: .top, spacing: 4) {
      image
      button
      toggle
    }.laidOut(400, 100)
    #expect(image.frame.size == image.intrinsicContentSize)
    #expect(button.bounds.size == button.intrinsicContentSize)
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    #expect(row.subviews.map(\.frame.minX).sorted() == row.subviews.map(\.frame.minX))
  }

  @Test func aLabelTakesNoMoreThanItIsOffered() {
    let single = label("A line that is too long")
    let column = VStackView(alignment: .leading) { single }
    #expect(column.sizeThatFits(CGSize(width: 50, height: 100)).width == 50)
    column.laidOut(50, 100)
    #expect(single.frame == CGRect(0, 0, 50, single.intrinsicContentSize.height))
    column.laidOut(50, 5)
    #expect(single.frame.height == single.intrinsicContentSize.height)
  }

  @Test func aLabelDoesNotWrapForARoundingError() {
    let text = label("two words", lines: 0)
    let natural = text.intrinsicContentSize
    let column = VStackView(alignment: .leading) { text }
    let size = column.sizeThatFits(CGSize(width: natural.width - 1e-9, height: 1000))
    #expect(size == natural)
    #expect(column.sizeThatFits(CGSize(width: 1000, height: natural.height - 1e-9)) == natural)
    column.laidOut(natural.width - 1, 1000)
    #expect(text.bounds.height > natural.height)
  }
}
