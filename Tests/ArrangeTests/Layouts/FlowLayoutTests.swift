import Arrange
import Testing

@Suite struct FlowLayoutTests {
  private let icons = (1...5).map { Icon(Double(10 * $0), 10) }

  @Test func itemsWrap() {
    let flow = FlowLayout(horizontalSpacing: 5, verticalSpacing: 2)
    let frames = flow.frames(for: icons, within: Rectangle(x: 1, y: 2, width: 70, height: 99))
    #expect(
      frames == [
        Rectangle(x: 1, y: 2, width: 10, height: 10), Rectangle(x: 16, y: 2, width: 20, height: 10),
        Rectangle(x: 41, y: 2, width: 30, height: 10),
        Rectangle(x: 1, y: 14, width: 40, height: 10),
        Rectangle(x: 1, y: 26, width: 50, height: 10),
      ])
  }

  @Test func theSizeIsTheOfferedWidthAndTheHeightOfTheRows() {
    let flow = FlowLayout(horizontalSpacing: 5, verticalSpacing: 2)
    #expect(
      flow.size(fitting: icons, within: .size(width: 71, height: 9))
        == Size(width: 71, height: 34))
    #expect(
      flow.size(fitting: icons, within: .unspecified) == Size(width: 170, height: 10))
    #expect(
      flow.size(fitting: icons, within: .expanded) == Size(width: .infinity, height: 10))
    #expect(flow.size(fitting: icons, within: .collapsed) == Size(width: 0, height: 58))
    #expect(flow.naturalSize(for: icons) == Size(width: 170, height: 10))
    #expect(flow.size(fitting: [], within: .size(width: 9, height: 9)) == Size(width: 9, height: 0))
  }

  @Test func theNaturalWidthHoldsOneRow() {
    // Tenths do not add up exactly; the sum of the same numbers must still fit itself.
    let items = (0..<50).map { _ in Icon(0.1, 1) }
    let flow = FlowLayout(horizontalSpacing: 0.3)
    let size = flow.naturalSize(for: items)
    #expect(
      flow.frames(for: items, within: Rectangle(origin: .zero, size: size)).allSatisfy { $0.y == 0 }
    )
  }

  @Test func rowsAndItemsAreAligned() {
    let items = [Icon(10, 10), Icon(20, 30), Icon(60, 5)]
    let flow = FlowLayout(horizontalAlignment: .trailing, verticalAlignment: .bottom)
    #expect(
      flow.frames(for: items, within: Rectangle(70, 99)).map(\.origin)
        == [Point(x: 40, y: 20), Point(x: 50, y: 0), Point(x: 10, y: 30)])
    let centered = FlowLayout(horizontalAlignment: .center, verticalAlignment: .center)
    #expect(
      centered.frames(for: items, within: Rectangle(70, 99)).map(\.origin)
        == [Point(x: 20, y: 10), Point(x: 30, y: 0), Point(x: 5, y: 30)])
  }

  @Test func aReversedRowStartsWithItsLastItem() {
    let flow = FlowLayout(direction: .reverse, horizontalSpacing: 5)
    let frames = flow.frames(
      for: [Icon(10, 1), Icon(20, 1), Icon(30, 1)], within: Rectangle(40, 9))
    #expect(frames.map(\.x) == [25, 0, 0])
    #expect(frames.map(\.y) == [0, 0, 1])
  }

  @Test func anItemWiderThanTheRowIsOfferedItsWidth() {
    let frames = FlowLayout().frames(for: [Words(3), Words(9)], within: Rectangle(50, 99))
    #expect(frames == [Rectangle(30, 20), Rectangle(x: 0, y: 20, width: 50, height: 40)])
  }

  @Test func rightToLeftMirrorsRows() {
    let frames = FlowLayout(horizontalSpacing: 5)
      .frames(for: icons, within: Rectangle(70, 99), direction: .rightToLeft)
    #expect(frames.map(\.x) == [60, 35, 0, 30, 20])
  }
}
