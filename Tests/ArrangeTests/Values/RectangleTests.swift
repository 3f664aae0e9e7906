import Arrange
import Testing

@Suite struct RectangleTests {
  @Test func edgesAreReadFromOriginAndSize() {
    let rectangle = Rectangle(x: 1, y: 2, width: 10, height: 20)
    #expect(rectangle.leadingX == 1)
    #expect(rectangle.centerX == 6)
    #expect(rectangle.trailingX == 11)
    #expect(rectangle.topY == 2)
    #expect(rectangle.centerY == 12)
    #expect(rectangle.bottomY == 22)
  }

  @Test func settingAnEdgeMovesTheRectangle() {
    var rectangle = Rectangle(origin: .zero, width: 10, height: 20)
    rectangle.trailingX = 30
    #expect(rectangle.x == 20)
    rectangle.centerX = 30
    #expect(rectangle.x == 25)
    rectangle.leadingX = 7
    #expect(rectangle.x == 7)
    rectangle.bottomY = 30
    #expect(rectangle.y == 10)
    rectangle.centerY = 30
    #expect(rectangle.y == 20)
    rectangle.topY = 3
    #expect(rectangle == Rectangle(x: 7, y: 3, size: Size(width: 10, height: 20)))
    rectangle.width = 1
    rectangle.height = 2
    #expect(rectangle.size == Size(width: 1, height: 2))
  }

  @Test func insetsMayBeTheSameOnEveryEdge() {
    #expect(EdgeInsets(3) == EdgeInsets(top: 3, bottom: 3, left: 3, right: 3))
    #expect(EdgeInsets.zero == EdgeInsets())
  }
}
