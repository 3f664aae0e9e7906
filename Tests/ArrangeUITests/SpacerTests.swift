import ArrangeUI
import Testing

@MainActor
struct SpacerTests {
  private let offer = CGSize(width: 120, height: 30)

  @Test func spacerGrowsAlongTheStackAroundIt() {
    let spacer = SpacerView(minLength: 7)
    let container = LayoutView(layout: HStackLayout()) { spacer }
    #expect(spacer.sizeThatFits(offer) == CGSize(width: 120, height: 7))
    container.layout = VStackLayout()
    #expect(spacer.sizeThatFits(offer) == CGSize(width: 7, height: 30))
    container.layout = HFlexLayout()
    #expect(spacer.sizeThatFits(offer) == CGSize(width: 120, height: 7))
    container.layout = VFlexLayout()
    #expect(spacer.sizeThatFits(offer) == CGSize(width: 7, height: 30))
    container.layout = ZStackLayout()
    #expect(spacer.sizeThatFits(offer) == offer)
    spacer.removeFromSuperview()
    #expect(spacer.sizeThatFits(offer) == offer)
  }

  @Test func spacerFindsItsStackThroughWrappers() {
    let spacer = SpacerView(minLength: 7)
    let wrapped = spacer.frame(minimumWidth: 20).padding(2).offset(x: 1).background(UIView())
    let row = HStackView { wrapped }
    #expect(spacer.sizeThatFits(offer) == CGSize(width: 120, height: 7))
    let overlay = ZStackView { wrapped }
    row.arrange(overlay)
    #expect(spacer.sizeThatFits(offer) == offer)
  }

  @Test(arguments: [
    (SpacerView.AxisBehavior.horizontal, CGSize(width: 120, height: 9)),
    (.vertical, CGSize(width: 9, height: 30)),
    (.both, CGSize(width: 120, height: 30)),
  ])
  func explicitAxisWinsOverTheStack(behavior: SpacerView.AxisBehavior, expected: CGSize) {
    let spacer = SpacerView(axisBehavior: behavior, minLength: 9)
    HStackView().arrange(spacer)
    #expect(spacer.sizeThatFits(offer) == expected)
  }

  @Test func spacerTakesWhatTheOthersLeave() {
    let elastic = ElasticView(0...80)
    let spacer = SpacerView()
    HStackView {
      elastic
      spacer
    }.laidOut(100, 20)
    #expect(elastic.frame == CGRect(0, 5, 80, 10))
    #expect(spacer.frame == CGRect(80, 10, 20, 0))
  }

  @Test func spacersShareWhatIsLeft() {
    let view = FixedView(20, 10)
    VStackView {
      SpacerView()
      view
      SpacerView()
    }.laidOut(20, 100)
    #expect(view.frame == CGRect(0, 45, 20, 10))
  }

  @Test func minLengthIsTheThickness() {
    let spacer = SpacerView(minLength: 7)
    let row = HStackView { spacer }
    #expect(row.sizeThatFits(CGSize(width: 100, height: 30)) == CGSize(width: 100, height: 7))
    spacer.minLength = -3
    #expect(row.sizeThatFits(CGSize(width: 100, height: 30)) == CGSize(width: 100, height: 0))
    #expect(spacer.intrinsicContentSize == .zero)
  }

  @Test func naturalSizeOfAStackLeavesSpacersOut() {
    let row = HStackView(spacing: 5) {
      FixedView(20, 10)
      SpacerView()
    }
    #expect(row.intrinsicContentSize == CGSize(width: 25, height: 10))
    #expect(row.sizeThatFits(CGSize(width: 0, height: 40)) == CGSize(width: 25, height: 10))
    let unlimited = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    #expect(row.sizeThatFits(unlimited) == CGSize(width: 60, height: 10))
  }

  @Test func spacerDoesNotGrowInAFlexContainer() {
    let spacer = SpacerView()
    let last = FixedView(20, 10)
    HFlexView(distribution: .leading(spacing: 0)) {
      FixedView(20, 10)
      spacer
      last
    }.laidOut(100, 10)
    #expect(spacer.frame.width == 0)
    #expect(last.frame.minX == 20)
  }

  @Test func touchesGoThroughSpacers() {
    #expect(!SpacerView().isUserInteractionEnabled)
  }
}
