import ArrangeUI
import Testing

@MainActor
struct StackViewTests {
  @Test func rowSpacesAndAlignsItsViews() {
    let first = FixedView(20, 10)
    let second = FixedView(30, 20)
    HStackView(alignment: .bottom, spacing: 8) {
      first
      second
    }.laidOut(100, 40)
    #expect(first.frame == CGRect(0, 30, 20, 10))
    #expect(second.frame == CGRect(28, 20, 30, 20))
  }

  @Test func columnSpacesAndAlignsItsViews() {
    let first = FixedView(10, 12)
    let second = FixedView(30, 20)
    VStackView(alignment: .trailing, spacing: 5) {
      first
      second
    }.laidOut(50, 100)
    #expect(first.frame == CGRect(40, 0, 10, 12))
    #expect(second.frame == CGRect(20, 17, 30, 20))
  }

  @Test func overlayAlignsItsViewsAndStacksThemInOrder() {
    let back = FixedView(20, 10)
    let front = FixedView(30, 15)
    let overlay = ZStackView(alignment: .topTrailing) {
      back
      front
    }.laidOut(100, 40)
    #expect(back.frame == CGRect(80, 0, 20, 10))
    #expect(front.frame == CGRect(70, 0, 30, 15))
    #expect(overlay.subviews == [back, front])
  }

  @Test func stacksCenterUnlessTold() {
    let row = FixedView(20, 10)
    let column = FixedView(20, 10)
    let overlay = FixedView(20, 10)
    HStackView { row }.laidOut(100, 40)
    VStackView { column }.laidOut(100, 40)
    ZStackView { overlay }.laidOut(100, 40)
    #expect(row.frame == CGRect(0, 15, 20, 10))
    #expect(column.frame == CGRect(40, 0, 20, 10))
    #expect(overlay.frame == CGRect(40, 15, 20, 10))
  }

  @Test func naturalSizeAddsLengthsAndSpacing() {
    let row = HStackView(spacing: 8) {
      FixedView(20, 10)
      FixedView(30, 20)
    }
    let column = VStackView(spacing: 5) {
      FixedView(20, 10)
      FixedView(30, 20)
    }
    let overlay = ZStackView {
      FixedView(20, 30)
      FixedView(30, 20)
    }
    #expect(row.intrinsicContentSize == CGSize(width: 58, height: 20))
    #expect(column.intrinsicContentSize == CGSize(width: 30, height: 35))
    #expect(overlay.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(HStackView().intrinsicContentSize == .zero)
    #expect(HStackView { UIView() }.intrinsicContentSize == .zero)
  }

  @Test func viewsOfHigherPriorityGetTheirSpaceFirst() {
    let name = ElasticView(0...80)
    let button = ElasticView(0...60)
    let row = HStackView {
      name
      button
    }
    row.laidOut(100, 20)
    #expect(name.frame.width == 50)
    #expect(button.frame.width == 50)

    button.arrangementPriority = 1
    row.layoutIfNeeded()
    #expect(name.frame == CGRect(0, 5, 40, 10))
    #expect(button.frame == CGRect(40, 5, 60, 10))
  }

  @Test func priorityIsZeroUnlessSet() {
    #expect(UIView().arrangementPriority == 0)
    #expect(SpacerView().arrangementPriority == -1)
    let view = UIView()
    view.arrangementPriority = 3
    #expect(view.arrangementPriority == 3)
  }

  @Test func whatDoesNotFitOverflows() {
    let views = [FixedView(60, 10), FixedView(60, 10)]
    HStackView(spacing: 10) { views }.laidOut(100, 10)
    #expect(views.map(\.frame) == [CGRect(0, 0, 60, 10), CGRect(70, 0, 60, 10)])
  }

  @Test func labelIsCutWhereSpaceIsShort() {
    let title = label("A title that is much too long for the row")
    let button = FixedView(60, 20)
    HStackView(spacing: 8) {
      title
      SpacerView()
      button
    }.laidOut(160, 40)
    #expect(title.frame.minX == 0)
    #expect(title.frame.width == 84)
    #expect(button.frame == CGRect(100, 10, 60, 20))
  }

  @Test func labelWrapsAtTheWidthOfItsColumn() {
    let text = label("one two three four five six seven eight nine ten", lines: 0)
    let expected = text.sizeThatFits(CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude))
    let below = FixedView(10, 10)
    let column = VStackView(alignment: .leading, spacing: 4) {
      text
      below
    }
    #expect(
      column.sizeThatFits(CGSize(width: 90, height: 1000))
        == CGSize(width: expected.width, height: expected.height + 14))
    column.laidOut(90, 1000)
    #expect(text.frame == CGRect(origin: .zero, size: expected))
    #expect(expected.height > 60)
    #expect(below.frame.minY == expected.height + 4)
  }

  @Test func labelGivesUpLinesWhereTheColumnIsTooLow() {
    let text = label("one two three four five six seven eight nine ten", lines: 0)
    let footer = FixedView(10, 20)
    VStackView(alignment: .leading) {
      text
      footer
    }.laidOut(90, 70)
    #expect(text.frame.height == 50)
    #expect(footer.frame == CGRect(0, 50, 10, 20))
  }
}
