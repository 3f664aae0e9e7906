import Arrange
import Testing

@Suite struct GridLayoutTests {
  private let icons = [Icon(10, 10), Icon(20, 5), Icon(30, 40), Icon(5, 5), Icon(6, 6)]

  @Test func itemsFillRowAfterRow() {
    let grid = GridLayout(
      columns: [.fitting, .fixed(50)], alignment: .topLeading, horizontalSpacing: 4,
      verticalSpacing: 2)
    let frames = grid.frames(for: icons, within: Rectangle(x: 1, y: 1, width: 200, height: 200))
    #expect(
      frames.map(\.origin) == [
        Point(x: 1, y: 1), Point(x: 35, y: 1), Point(x: 1, y: 13), Point(x: 35, y: 13),
        Point(x: 1, y: 55),
      ])
    #expect(
      grid.size(fitting: icons, within: .size(width: 200, height: 9))
        == Size(width: 84, height: 60))
    #expect(grid.naturalSize(for: icons) == Size(width: 84, height: 60))
  }

  @Test func flexibleColumnsShareWhatIsLeftWithinTheirLimits() {
    func widths(_ columns: [GridLayout.Column], _ width: Double) -> [Double] {
      GridLayout(columns: columns, horizontalSpacing: 10)
        .frames(for: columns.map { _ in Filler() }, within: Rectangle(width, 10)).map(\.width)
    }
    #expect(widths([.flexible(), .fixed(20), .flexible()], 100) == [30, 20, 30])
    #expect(widths([.flexible(), .flexible(maximum: 20)], 110) == [80, 20])
    #expect(widths([.flexible(), .flexible(minimum: 70)], 110) == [30, 70])
    #expect(widths([.flexible(minimum: 50), .flexible(minimum: 70)], 60) == [50, 70])
  }

  @Test func aFittingColumnYieldsWhenWidthIsShort() {
    let grid = GridLayout(columns: [.fitting, .fixed(40)])
    let frames = grid.frames(for: [Words(9), Icon(40, 10)], within: Rectangle(100, 99))
    #expect(frames[0].size == Size(width: 60, height: 40))
  }

  @Test func withoutAnOfferFlexibleColumnsFit() {
    let grid = GridLayout(columns: [.flexible(), .flexible(minimum: 30)])
    #expect(grid.size(fitting: icons, within: .unspecified).width == 60)
    #expect(grid.size(fitting: icons, within: .expanded).width == .infinity)
    #expect(grid.size(fitting: icons, within: .collapsed).width == 30)
  }

  @Test func noColumnsAreOne() {
    let grid = GridLayout(columns: [])
    #expect(grid.naturalSize(for: icons) == Size(width: 30, height: 66))
    #expect(grid.naturalSize(for: []) == .zero)
  }

  @Test func rightToLeftMirrorsColumns() {
    let grid = GridLayout(columns: [.fixed(30), .fixed(40)])
    let frames = grid.frames(
      for: [Filler(), Filler()], within: Rectangle(100, 9), direction: .rightToLeft)
    #expect(frames.map(\.x) == [70, 30])
  }
}
