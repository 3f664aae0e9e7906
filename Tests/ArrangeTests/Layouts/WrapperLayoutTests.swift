import Arrange
import Testing

/// Overlays, padding, offsets, forced sizes, backgrounds and ratios.
@Suite struct WrapperLayoutTests {
  // MARK: ZStackLayout

  @Test func anOverlayIsAsLargeAsItsLargestAnswers() {
    let items: [any LayoutItem] = [Icon(30, 10), Icon(10, 40)]
    let overlay = ZStackLayout()
    #expect(
      overlay.size(fitting: items, within: .size(width: 9, height: 9))
        == Size(width: 30, height: 40))
    #expect(overlay.naturalSize(for: items) == Size(width: 30, height: 40))
    #expect(overlay.naturalSize(for: []) == .zero)
  }

  @Test(
    arguments: [
      (Alignment.topLeading, Point(x: 1, y: 2)), (.top, Point(x: 6, y: 2)),
      (.topTrailing, Point(x: 11, y: 2)), (.leading, Point(x: 1, y: 12)),
      (.center, Point(x: 6, y: 12)), (.trailing, Point(x: 11, y: 12)),
      (.bottomLeading, Point(x: 1, y: 22)), (.bottom, Point(x: 6, y: 22)),
      (.bottomTrailing, Point(x: 11, y: 22)),
    ])
  func overlaysAlign(alignment: Alignment, origin: Point) {
    let frames = ZStackLayout(alignment: alignment)
      .frames(for: [Icon(10, 10)], within: Rectangle(x: 1, y: 2, width: 20, height: 30))
    #expect(frames == [Rectangle(origin: origin, size: .square(10))])
  }

  // MARK: PaddingLayout

  @Test func paddingTakesItsInsetsFromTheOffer() {
    let padding = PaddingLayout(insets: EdgeInsets(top: 1, bottom: 2, left: 10, right: 20))
    let item = Counted(Words(5))
    #expect(
      padding.size(fitting: [item], within: .size(width: 60, height: 50))
        == Size(width: 60, height: 43))
    #expect(item.proposals == [.size(width: 30, height: 47)])
    #expect(
      padding.frames(for: [item], within: Rectangle(x: 5, y: 5, width: 60, height: 50))
        == [Rectangle(x: 15, y: 6, width: 30, height: 40)])
    #expect(padding.naturalSize(for: [item]) == Size(width: 80, height: 23))
  }

  @Test func paddingPassesOnWhatIsNoLength() {
    let item = Counted(Icon(1, 1))
    let padding = PaddingLayout(insets: EdgeInsets(4))
    for proposal in [SizeProposal.collapsed, .expanded, .unspecified, .size(width: 3, height: 9)] {
      _ = padding.size(fitting: [item], within: proposal)
    }
    #expect(
      item.proposals == [.collapsed, .expanded, .unspecified, .size(width: 0, height: 1)])
  }

  @Test func insetsStayLeftAndRightInRightToLeft() {
    let padding = PaddingLayout(insets: EdgeInsets(left: 10, right: 20))
    let frames = padding.frames(
      for: [Filler()], within: Rectangle(100, 10), direction: .rightToLeft)
    #expect(frames == [Rectangle(x: 10, y: 0, width: 70, height: 10)])
    // The leading corner is the right one.
    let icon = padding.frames(
      for: [Icon(5, 5)], within: Rectangle(100, 10), direction: .rightToLeft)
    #expect(icon == [Rectangle(x: 75, y: 0, width: 5, height: 5)])
  }

  // MARK: OffsetLayout

  @Test func anOffsetMovesWithoutSize() {
    let offset = OffsetLayout(x: 7, y: -3)
    #expect(offset.size(fitting: [Icon(10, 10)], within: .expanded) == .square(10))
    #expect(
      offset.frames(for: [Icon(10, 10)], within: Rectangle(20, 20))
        == [Rectangle(x: 12, y: 2, width: 10, height: 10)])
    #expect(
      offset.frames(for: [Icon(10, 10)], within: Rectangle(20, 20), direction: .rightToLeft)
        == [Rectangle(x: 12, y: 2, width: 10, height: 10)])
  }

  // MARK: SizeLayout

  @Test func aForcedSizeIsTheItems() {
    let forced = SizeLayout(width: 24)
    let item = Counted(Words(5))
    #expect(
      forced.size(fitting: [item], within: .size(width: 90, height: 90))
        == Size(width: 24, height: 60))
    #expect(item.proposals == [SizeProposal(width: .fixed(24), height: .fixed(90))])
    #expect(
      forced.frames(for: [Words(5)], within: Rectangle(24, 60)) == [Rectangle(24, 60)])
    #expect(
      SizeLayout(width: 3, height: 4).size(fitting: [Filler()], within: .expanded)
        == Size(width: 3, height: 4))
    #expect(SizeLayout().naturalSize(for: [Icon(5, 6)]) == Size(width: 5, height: 6))
    #expect(
      SizeLayout(width: .infinity, height: -1).naturalSize(for: [Icon(5, 6)])
        == Size(width: 5, height: 0))
  }

  // MARK: BackgroundLayout

  @Test func aBackgroundHasTheSizeOfTheContent() {
    let layout = BackgroundLayout(alignment: .bottomTrailing)
    let items: [any LayoutItem] = [Words(3), Filler(), Icon(10, 10)]
    #expect(layout.size(fitting: items, within: .expanded) == Size(width: 30, height: 20))
    #expect(
      layout.frames(for: items, within: Rectangle(30, 20)) == [
        Rectangle(30, 20), Rectangle(30, 20), Rectangle(x: 20, y: 10, width: 10, height: 10),
      ])
    #expect(layout.naturalSize(for: []) == .zero)
  }

  // MARK: AspectRatioLayout

  @Test(
    arguments: [
      (
        SizeProposal.size(width: 100, height: 100), AspectRatioLayout.ContentMode.fit,
        Size(width: 100, height: 50)
      ),
      (.size(width: 100, height: 30), .fit, Size(width: 60, height: 30)),
      (.size(width: 100, height: 100), .fill, Size(width: 200, height: 100)),
      (.size(width: 100, height: 30), .fill, Size(width: 100, height: 50)),
      (SizeProposal(width: .fixed(100), height: .unspecified), .fit, Size(width: 100, height: 50)),
      (SizeProposal(width: .unspecified, height: .fixed(40)), .fit, Size(width: 80, height: 40)),
      (SizeProposal(width: .expanded, height: .fixed(40)), .fit, Size(width: 80, height: 40)),
      (SizeProposal(width: .collapsed, height: .fixed(40)), .fit, Size(width: 0, height: 0)),
      (SizeProposal(width: .collapsed, height: .fixed(40)), .fill, Size(width: 80, height: 40)),
    ])
  func aRatioShapesTheOffer(
    proposal: SizeProposal, mode: AspectRatioLayout.ContentMode, expected: Size
  ) {
    let layout = AspectRatioLayout(2, contentMode: mode)
    #expect(layout.size(fitting: [Filler()], within: proposal) == expected)
  }

  @Test func withoutARatioThatOfTheIdealSizeCounts() {
    let image = Custom { proposal in
      proposal == .unspecified
        ? Size(width: 30, height: 10)
        : Size(width: proposal.width.finiteValue ?? 0, height: proposal.height.finiteValue ?? 0)
    }
    let layout = AspectRatioLayout()
    #expect(
      layout.size(fitting: [image], within: .size(width: 60, height: 60))
        == Size(width: 60, height: 20))
    #expect(layout.size(fitting: [image], within: .unspecified) == Size(width: 30, height: 10))
    #expect(
      AspectRatioLayout(-1).size(fitting: [image], within: .size(width: 60, height: 60))
        == Size(width: 60, height: 20))
  }

  @Test func aRigidItemKeepsItsSize() {
    #expect(AspectRatioLayout(2).size(fitting: [Icon(10, 10)], within: .expanded) == .square(10))
    #expect(AspectRatioLayout(2).size(fitting: [], within: .expanded) == .zero)
  }
}
