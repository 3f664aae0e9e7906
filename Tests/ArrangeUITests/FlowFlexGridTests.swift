import ArrangeUI
import Testing

@MainActor
struct FlowFlexGridTests {
  // MARK: Flow

  @Test func flowWrapsWhatDoesNotFit() {
    let views = (0..<3).map { _ in FixedView(40, 10) }
    let flow = FlowView(horizontalSpacing: 8, verticalSpacing: 5) { views }
    #expect(flow.sizeThatFits(CGSize(width: 100, height: 500)) == CGSize(width: 100, height: 25))
    #expect(flow.intrinsicContentSize == CGSize(width: 136, height: 10))
    flow.laidOut(100, 25)
    #expect(views.map(\.frame.origin.x) == [0, 48, 0])
    #expect(views.map(\.frame.origin.y) == [0, 0, 15])
  }

  @Test func flowAlignsRowsAndViewsInThem() {
    let low = FixedView(40, 10)
    let high = FixedView(40, 20)
    let last = FixedView(30, 10)
    let flow = FlowView(
      direction: .reverse, horizontalAlignment: .trailing, verticalAlignment: .center,
      horizontalSpacing: 4, verticalSpacing: 6
    ) {
      low
      high
      last
    }.laidOut(100, 60)
    #expect(low.frame == CGRect(60, 5, 40, 10))
    #expect(high.frame == CGRect(16, 0, 40, 20))
    #expect(last.frame == CGRect(70, 26, 30, 10))
    #expect(flow.direction == .reverse)
    #expect(flow.horizontalAlignment == .trailing)
    #expect(flow.verticalAlignment == .center)
    #expect(flow.horizontalSpacing == 4)
    #expect(flow.verticalSpacing == 6)
  }

  @Test func pillsOfATagCloudKeepTheirSize() {
    let labels = ["UIKit", "Layout", "Accessibility", "Swift"].map { label($0) }
    let pills = labels.map {
      $0.padding(horizontal: 10, vertical: 6).background(alignment: .center, UIView())
    }
    let cloud = FlowView(
      horizontalAlignment: .leading, verticalAlignment: .center, horizontalSpacing: 8,
      verticalSpacing: 8
    ) { pills }
    let rowHeight = label("UIKit").intrinsicContentSize.height + 12
    let height = cloud.sizeThatFits(CGSize(width: 200, height: 1000)).height
    #expect(height == 2 * rowHeight + 8)
    cloud.laidOut(200, height)
    for (label, pill) in zip(labels, pills) {
      #expect(pill.frame.width == label.intrinsicContentSize.width + 20)
      #expect(label.bounds.size == label.intrinsicContentSize)
      #expect(pill.rearview.frame == pill.bounds)
    }
  }

  // MARK: Flex

  @Test(
    arguments: [
      (.leading(spacing: 5), [0, 25]),
      (.center(spacing: 5), [32.5, 57.5]),
      (.trailing(spacing: 5), [65, 90]),
      (.spaceBetween, [0, 90]),
      (.spaceAround, [17.5, 72.5]),
      (.spaceEvenly, [70 / 3.0, 20 + 140 / 3.0]),
    ] as [(HFlexLayout.Distribution, [CGFloat])])
  func rowDistributes(distribution: HFlexLayout.Distribution, expected: [CGFloat]) {
    let views = [FixedView(20, 10), FixedView(20, 20)]
    HFlexView(distribution: distribution, alignment: .bottom) { views }.laidOut(110, 30)
    for (view, x) in zip(views, expected) { #expect(abs(view.frame.minX - x) < 1e-9) }
    #expect(views.map(\.frame.minY) == [20, 10])
  }

  @Test(
    arguments: [
      (.top(spacing: 5), [0, 25]),
      (.center(spacing: 5), [32.5, 57.5]),
      (.bottom(spacing: 5), [65, 90]),
      (.spaceBetween, [0, 90]),
      (.spaceAround, [17.5, 72.5]),
      (.spaceEvenly, [70 / 3.0, 20 + 140 / 3.0]),
    ] as [(VFlexLayout.Distribution, [CGFloat])])
  func columnDistributes(distribution: VFlexLayout.Distribution, expected: [CGFloat]) {
    let views = [FixedView(10, 20), FixedView(20, 20)]
    VFlexView(distribution: distribution, alignment: .trailing) { views }.laidOut(30, 110)
    for (view, y) in zip(views, expected) { #expect(abs(view.frame.minY - y) < 1e-9) }
    #expect(views.map(\.frame.minX) == [20, 10])
  }

  @Test func viewsGrowByTheirFactors() {
    let views = [ElasticView(0...500), ElasticView(0...500), ElasticView(20...20)]
    for view in views { view.arrangementFlex.basis = 20 }
    views[0].arrangementFlex.grow = 1
    views[1].arrangementFlex.grow = 3
    HFlexView(distribution: .leading(spacing: 0)) { views }.laidOut(100, 10)
    #expect(views.map(\.frame.width) == [30, 50, 20])
    #expect(views.map(\.frame.minX) == [0, 30, 80])
  }

  @Test func viewsShrinkByTheirFactorsAndBases() {
    let views = [ElasticView(0...60), ElasticView(0...60)]
    views[0].arrangementFlex = FlexBehavior(shrink: 1)
    views[1].arrangementFlex = FlexBehavior(shrink: 2)
    HFlexView(distribution: .leading(spacing: 0)) { views }.laidOut(90, 10)
    #expect(views.map(\.frame.width) == [50, 40])
    #expect(UIView().arrangementFlex == .rigid)
  }

  @Test func flexContainersWrap() {
    let rows = (0..<3).map { _ in FixedView(40, 10) }
    let row = HFlexView(distribution: .leading(spacing: 0), wraps: true, lineSpacing: 5) { rows }
    #expect(row.sizeThatFits(CGSize(width: 100, height: 500)) == CGSize(width: 100, height: 25))
    row.laidOut(100, 25)
    #expect(rows.map(\.frame.minY) == [0, 0, 15])

    let columns = (0..<3).map { _ in FixedView(10, 40) }
    VFlexView(distribution: .top(spacing: 0), wraps: true, lineSpacing: 5) { columns }
      .laidOut(25, 100)
    #expect(columns.map(\.frame.minX) == [0, 0, 15])
  }

  // MARK: Grid

  @Test func gridPlacesItsViewsInColumns() {
    let views = [FixedView(20, 10), FixedView(30, 20), FixedView(25, 10), FixedView(30, 10)]
    let grid = GridView(
      columns: [.fitting, .flexible()], alignment: .topLeading, horizontalSpacing: 5,
      verticalSpacing: 4
    ) { views }.laidOut(100, 34)
    #expect(
      views.map(\.frame) == [
        CGRect(0, 0, 20, 10), CGRect(30, 0, 30, 20), CGRect(0, 24, 25, 10), CGRect(30, 24, 30, 10),
      ])
    #expect(grid.sizeThatFits(CGSize(width: 100, height: 500)) == CGSize(width: 100, height: 34))
    #expect(grid.intrinsicContentSize == CGSize(width: 60, height: 34))
  }

  @Test func gridHasFixedColumns() {
    let views = [FixedView(20, 10), FixedView(20, 10)]
    GridView(columns: [.fixed(50), .flexible(minimum: 0, maximum: 30)]) { views }.laidOut(100, 10)
    #expect(views.map(\.frame.minX) == [15, 55])
  }
}
