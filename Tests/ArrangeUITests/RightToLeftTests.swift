import ArrangeUI
import Testing

@MainActor
struct RightToLeftTests {
  @Test func rowsBeginAtTheRight() {
    let views = [FixedView(20, 10), FixedView(30, 10)]
    let row = HStackView(spacing: 5) { views }
    row.semanticContentAttribute = .forceRightToLeft
    row.laidOut(100, 10)
    #expect(views.map(\.frame) == [CGRect(80, 0, 20, 10), CGRect(45, 0, 30, 10)])
    row.semanticContentAttribute = .forceLeftToRight
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 25])
  }

  @Test func leadingIsRight() {
    let view = FixedView(20, 10)
    let column = VStackView(alignment: .leading) { view }
    column.semanticContentAttribute = .forceRightToLeft
    column.laidOut(100, 10)
    #expect(view.frame == CGRect(80, 0, 20, 10))
    let flow = FlowView { view }
    flow.semanticContentAttribute = .forceRightToLeft
    flow.laidOut(100, 10)
    #expect(view.frame == CGRect(80, 0, 20, 10))
  }

  @Test func leftAndRightStayWhereTheyAre() {
    let padded = FixedView(20, 10)
    let padding = padded.padding(left: 10, right: 2)
    padding.semanticContentAttribute = .forceRightToLeft
    padding.laidOut(32, 10)
    #expect(padded.frame.minX == 10)

    let moved = FixedView(20, 10)
    let offset = moved.offset(x: 5)
    offset.semanticContentAttribute = .forceRightToLeft
    offset.laidOut(20, 10)
    #expect(moved.frame.minX == 5)
  }

  @Test func directionalInsetsFollowTheDirection() {
    let view = FixedView(20, 10)
    let padding = view.padding(
      NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 2))
    padding.laidOut(32, 10)
    #expect(view.frame.minX == 10)
    padding.semanticContentAttribute = .forceRightToLeft
    padding.layoutIfNeeded()
    #expect(view.frame.minX == 2)
    #expect(padding.paddingLayout.insets == EdgeInsets(left: 2, right: 10))
  }
}
