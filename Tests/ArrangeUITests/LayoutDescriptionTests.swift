import ArrangeUI
import Testing

@MainActor
struct LayoutDescriptionTests {
  @Test func descriptionNamesViewsOffersSizesAndFrames() {
    let icon = FixedView(24, 24)
    icon.accessibilityIdentifier = "icon"
    let row = HStackView(alignment: .top, spacing: 8) {
      icon
      VStackView(alignment: .leading) {
        FixedView(40, 10)
        FixedView(60, 10)
      }
      SpacerView()
    }.laidOut(200, 44)
    let description = row.layoutDescription()
    #expect(
      description.entries.map(\.name) == [
        "HStackView", "FixedView 'icon'", "VStackView", "FixedView", "FixedView", "SpacerView",
      ])
    #expect(description.entries.map(\.depth) == [0, 1, 1, 2, 2, 1])
    #expect(
      description.entries.map(\.frame) == [
        Rectangle(x: 0, y: 0, width: 200, height: 44), Rectangle(x: 0, y: 0, width: 24, height: 24),
        Rectangle(x: 32, y: 0, width: 60, height: 20), Rectangle(x: 0, y: 0, width: 40, height: 10),
        Rectangle(x: 0, y: 10, width: 60, height: 10),
        Rectangle(x: 100, y: 0, width: 100, height: 0),
      ])
    let lines = description.description.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("HStackView: offered 200 × 44"))
    #expect(lines[5].contains("SpacerView"))
    #expect(description.svg().contains("FixedView 'icon'"))
  }

  @Test func describingChangesNothing() {
    let view = ElasticView(0...80)
    let row = HStackView { view }.laidOut(60, 20)
    let frame = view.frame
    _ = row.layoutDescription()
    #expect(view.frame == frame)
    #expect(!row.layer.needsLayout())
    #expect(HStackView().layoutDescription().entries.count == 1)
  }
}
