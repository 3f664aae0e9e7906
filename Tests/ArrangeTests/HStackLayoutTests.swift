import Arrange
import Testing

@Suite struct HStackLayoutTests {
  @Test func aRigidItemTakesItsWidthAndAFlexibleOneTheRest() {
    let items: [any LayoutItem] = [Icon(width: 25, height: 10), Filler()]
    let frames = HStackLayout(spacing: 5)
      .frames(for: items, within: Rectangle(x: 0, y: 0, width: 100, height: 40))
    #expect(
      frames == [
        Rectangle(x: 0, y: 15, width: 25, height: 10),
        Rectangle(x: 30, y: 0, width: 70, height: 40),
      ])
  }
}
