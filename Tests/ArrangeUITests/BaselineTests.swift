import ArrangeUI
import Testing

@MainActor
struct BaselineTests {
  private func sized(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
    let result = label(text, lines: lines)
    result.font = .systemFont(ofSize: size)
    return result
  }

  /// The baseline of the first line of a label in a row, from the top of the row.
  private func firstBaseline(_ label: UILabel) -> CGFloat {
    let top = (label.bounds.height - label.intrinsicContentSize.height) / 2
    return label.convert(label.bounds, to: nil).minY + top + label.font.ascender
  }

  @Test func firstBaselinesAreOnOneLine() {
    let small = sized("small", 12)
    let large = sized("large", 30)
    let padded = sized("padded", 12)
    let box = FixedView(10, 8)
    let row = HStackView(alignment: .firstTextBaseline) {
      small
      large
      padded.padding(top: 6)
      box
    }.laidOut(400, 100)
    #expect(abs(firstBaseline(small) - firstBaseline(large)) < 0.5)
    #expect(abs(firstBaseline(padded) - firstBaseline(large)) < 0.5)
    #expect(abs(box.frame.maxY - firstBaseline(large)) < 0.5)
    #expect(large.frame.minY == 0)
    #expect(row.intrinsicContentSize.height >= large.bounds.height)
  }

  @Test func baselinesAreThoseOfAutoLayout() {
    let small = sized("small", 12)
    let large = sized("large", 30)
    HStackView(alignment: .firstTextBaseline) { [small, large] }.laidOut(400, 100)
    let distance = small.frame.minY - large.frame.minY

    let stack = UIStackView(arrangedSubviews: [sized("small", 12), sized("large", 30)])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(0, 0, 400, 40)
    stack.layoutIfNeeded()
    let expected = stack.subviews[0].frame.minY - stack.subviews[1].frame.minY
    #expect(abs(distance - expected) <= 0.5)
  }

  @Test func lastBaselinesAreOnOneLine() {
    let text = sized("one two three four five six", 17, lines: 0)
    let title = sized("title", 24)
    let row = HStackView(alignment: .lastTextBaseline) {
      text.frame(width: 80)
      title
    }.laidOut(200, 200)
    let last = text.convert(text.bounds, to: row).maxY + text.font.descender
    #expect(abs(last - title.frame.maxY - title.font.descender) < 0.5)
    #expect(text.frame.height > 40)
  }

  @Test func controlsHaveBaselines() {
    let title = sized("Name", 17)
    let field = UITextField()
    field.text = "Ada"
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    let row = HStackView(alignment: .firstTextBaseline) {
      title
      field.frame(width: 100)
      button
    }.laidOut(400, 100)
    let fieldFrame = field.convert(field.bounds, to: row)
    let fieldBaseline =
      fieldFrame.midY + (field.font?.ascender ?? 0) / 2 + (field.font?.descender ?? 0) / 2
    #expect(abs(fieldBaseline - firstBaseline(title)) < 1)
    let buttonFont = button.titleLabel?.font
    let buttonBaseline =
      button.frame.midY + (buttonFont?.ascender ?? 0) / 2 + (buttonFont?.descender ?? 0) / 2
    #expect(abs(buttonBaseline - firstBaseline(title)) < 1)
  }
}
