import Arrange
import Testing

@Suite struct StackLayoutTests {
  @Test func aRigidItemTakesItsWidthAndAFlexibleOneTheRest() {
    let items: [any LayoutItem] = [Icon(25, 10), Filler()]
    let frames = HStackLayout(spacing: 5).frames(for: items, within: Rectangle(100, 40))
    #expect(
      frames == [
        Rectangle(x: 0, y: 15, width: 25, height: 10),
        Rectangle(x: 30, y: 0, width: 70, height: 40),
      ])
  }
}
