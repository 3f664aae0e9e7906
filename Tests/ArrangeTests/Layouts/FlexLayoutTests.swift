import Arrange
import Testing

@Suite struct FlexLayoutTests {
  private func x(
    _ distribution: HFlexLayout.Distribution, _ items: [any LayoutItem], _ width: Double = 100
  ) -> [Double] {
    HFlexLayout(distribution: distribution).frames(for: items, within: Rectangle(width, 10))
      .map(\.x)
  }

  private func widths(
    _ layout: HFlexLayout, _ items: [any LayoutItem], _ width: Double
  ) -> [Double] {
    layout.frames(for: items, within: Rectangle(width, 10)).map(\.width)
  }

  @Test func spareSpaceIsDistributed() {
    let items = [Icon(10, 10), Icon(20, 10), Icon(10, 10)]
    #expect(x(.leading(spacing: 5), items) == [0, 15, 40])
    #expect(x(.center(spacing: 5), items) == [25, 40, 65])
    #expect(x(.trailing(spacing: 5), items) == [50, 65, 90])
    #expect(x(.spaceBetween, items) == [0, 40, 90])
    #expect(x(.spaceAround, items) == [10, 40, 80])
    #expect(x(.spaceEvenly, items) == [15, 40, 75])
    #expect(x(.spaceBetween, [Icon(10, 10)]) == [0])
    #expect(x(.spaceAround, [Icon(10, 10)]) == [45])
    #expect(x(.spaceEvenly, []) == [])
  }

  @Test func aLackMovesItemsOutOnBothSides() {
    #expect(x(.center(spacing: 0), [Icon(60, 10), Icon(60, 10)]) == [-10, 50])
    #expect(x(.spaceBetween, [Icon(60, 10), Icon(60, 10)]) == [0, 40])
  }

  @Test func theContainerFillsItsAxis() {
    let items = [Icon(10, 15), Icon(20, 10)]
    let row = HFlexLayout(distribution: .leading(spacing: 5))
    #expect(
      row.size(fitting: items, within: .size(width: 90, height: 9)) == Size(width: 90, height: 15))
    #expect(row.size(fitting: items, within: .unspecified) == Size(width: 35, height: 15))
    #expect(row.size(fitting: items, within: .expanded) == Size(width: .infinity, height: 15))
    #expect(row.size(fitting: items, within: .collapsed) == Size(width: 0, height: 15))
    #expect(row.naturalSize(for: items) == Size(width: 35, height: 15))
    let column = VFlexLayout(distribution: .bottom(spacing: 5), alignment: .leading)
    #expect(
      column.size(fitting: items, within: .size(width: 9, height: 90))
        == Size(width: 20, height: 90))
    #expect(
      column.frames(for: items, within: Rectangle(20, 90)).map(\.origin)
        == [Point(x: 0, y: 60), Point(x: 0, y: 80)])
  }

  @Test func itemsGrowByTheirFactors() {
    let row = HFlexLayout(distribution: .leading(spacing: 10))
    let items = [
      Icon(10, 10), Icon(10, 10, flex: FlexBehavior(grow: 1)),
      Icon(10, 10, flex: FlexBehavior(grow: 3)),
    ]
    #expect(widths(row, items, 90) == [10, 20, 40])
    // Factors that add up to less than 1 leave the rest.
    #expect(widths(row, [Icon(10, 10, flex: FlexBehavior(grow: 0.5))], 90) == [50])
  }

  @Test func itemsShrinkByFactorTimesLength() {
    let row = HFlexLayout(distribution: .leading(spacing: 0))
    let items = [
      Icon(40, 10, flex: FlexBehavior(shrink: 1)), Icon(80, 10, flex: FlexBehavior(shrink: 1)),
      Icon(30, 10),
    ]
    #expect(widths(row, items, 90) == [20, 40, 30])
    // What the first cannot give, the second does.
    let uneven = [
      Icon(20, 10, flex: FlexBehavior(shrink: 9)), Icon(80, 10, flex: FlexBehavior(shrink: 1)),
    ]
    #expect(widths(row, uneven, 50) == [0, 50])
    #expect(widths(row, items, 10) == [0, 0, 30])
  }

  @Test func aBasisReplacesTheNaturalLength() {
    let row = HFlexLayout(distribution: .leading(spacing: 0))
    let items = [Words(9, flex: FlexBehavior(basis: 30)), Words(2)]
    let frames = row.frames(for: items, within: Rectangle(200, 60))
    #expect(frames[0] == Rectangle(x: 0, y: 0, width: 30, height: 60))
    #expect(frames[1] == Rectangle(x: 30, y: 20, width: 20, height: 20))
  }

  @Test func aChangedWidthChangesTheHeight() {
    let row = HFlexLayout(distribution: .leading(spacing: 0), alignment: .top)
    let items = [Words(10, flex: FlexBehavior(shrink: 1))]
    #expect(
      row.size(fitting: items, within: .size(width: 50, height: 9)) == Size(width: 50, height: 40))
    #expect(row.frames(for: items, within: Rectangle(50, 40)) == [Rectangle(50, 40)])
  }

  @Test func wrappedLinesGrowEachByItself() {
    let row = HFlexLayout(
      distribution: .leading(spacing: 10), alignment: .top, wraps: true, lineSpacing: 5)
    let items = [
      Icon(30, 10, flex: FlexBehavior(grow: 1)), Icon(30, 20, flex: FlexBehavior(grow: 1)),
      Icon(50, 10, flex: FlexBehavior(grow: 1)),
    ]
    let frames = row.frames(for: items, within: Rectangle(90, 99))
    #expect(
      frames == [
        Rectangle(x: 0, y: 0, width: 40, height: 10), Rectangle(x: 50, y: 0, width: 40, height: 20),
        Rectangle(x: 0, y: 25, width: 90, height: 10),
      ])
    #expect(
      row.size(fitting: items, within: .size(width: 90, height: 9)) == Size(width: 90, height: 35))
  }

  @Test func rightToLeftMirrors() {
    let frames = HFlexLayout(distribution: .leading(spacing: 5))
      .frames(
        for: [Icon(10, 10), Icon(20, 10)], within: Rectangle(100, 10), direction: .rightToLeft)
    #expect(frames.map(\.x) == [90, 65])
  }
}
