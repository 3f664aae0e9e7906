import Arrange
import Testing

/// The rule of SwiftUI's `frame(minWidth:idealWidth:maxWidth:…)`.
@Suite struct FrameLayoutTests {
  private func width(
    _ layout: FrameLayout, _ item: any LayoutItem, _ proposal: DimensionProposal
  ) -> Double {
    layout.size(fitting: [item], within: SizeProposal(width: proposal, height: .fixed(20))).width
  }

  @Test func withoutLimitsAFrameIsItsItem() {
    let item = Counted(Words(5))
    let frame = FrameLayout()
    #expect(width(frame, item, .fixed(30)) == 30)
    #expect(width(frame, item, .expanded) == 50)
    #expect(width(frame, item, .unspecified) == 50)
    #expect(width(frame, Icon(40, 1), .fixed(30)) == 40)
  }

  @Test func aFixedFrameIsItsSize() {
    let frame = FrameLayout(width: 30, height: 40)
    for proposal in [SizeProposal.collapsed, .unspecified, .expanded, .size(width: 9, height: 99)] {
      #expect(
        frame.size(fitting: [Icon(70, 5)], within: proposal) == Size(width: 30, height: 40))
    }
    let item = Counted(Filler())
    _ = FrameLayout(width: 30).size(fitting: [item], within: .size(width: 9, height: 9))
    #expect(item.proposals == [.size(width: 30, height: 9)])
  }

  @Test func withBothLimitsAFrameTakesTheOfferWithinThem() {
    let frame = FrameLayout(minimumWidth: 20, maximumWidth: 80)
    #expect(width(frame, Icon(30, 1), .fixed(50)) == 50)
    #expect(width(frame, Icon(30, 1), .fixed(10)) == 20)
    #expect(width(frame, Icon(30, 1), .fixed(200)) == 80)
    #expect(width(frame, Icon(30, 1), .collapsed) == 20)
    #expect(width(frame, Icon(30, 1), .expanded) == 80)
    #expect(width(frame, Icon(30, 1), .unspecified) == 30)
    #expect(width(frame, Icon(99, 1), .unspecified) == 80)
  }

  @Test func withAMinimumAloneAFrameIsAtLeastThat() {
    let frame = FrameLayout(minimumWidth: 40)
    #expect(width(frame, Icon(30, 1), .fixed(200)) == 40)
    #expect(width(frame, Icon(60, 1), .fixed(200)) == 60)
    #expect(width(frame, Icon(60, 1), .fixed(50)) == 50)
    #expect(width(frame, Icon(60, 1), .fixed(10)) == 40)
    #expect(width(frame, Icon(30, 1), .unspecified) == 40)
  }

  @Test func withAMaximumAloneAFrameTakesTheOfferUpToThat() {
    let frame = FrameLayout(maximumWidth: 80)
    #expect(width(frame, Icon(30, 1), .fixed(200)) == 80)
    #expect(width(frame, Icon(30, 1), .fixed(50)) == 50)
    #expect(width(frame, Icon(60, 1), .fixed(50)) == 60)
    #expect(width(frame, Icon(90, 1), .fixed(50)) == 80)
    #expect(width(frame, Icon(30, 1), .unspecified) == 30)
    #expect(width(FrameLayout(maximumWidth: .infinity), Icon(30, 1), .fixed(200)) == 200)
  }

  @Test func anIdealLengthStandsInForNoOffer() {
    let item = Counted(Words(9))
    let frame = FrameLayout(idealWidth: 40)
    #expect(width(frame, item, .unspecified) == 40)
    #expect(item.proposals == [SizeProposal(width: .fixed(40), height: .fixed(20))])
    #expect(
      width(FrameLayout(idealWidth: 99, maximumWidth: 70), Icon(5, 5), .unspecified) == 70)
  }

  @Test func itemsAreOfferedWhatTheFrameIsOfferedWithinTheLimits() {
    let item = Counted(Icon(1, 1))
    let frame = FrameLayout(minimumWidth: 20, maximumWidth: 80)
    for proposal in [DimensionProposal.fixed(5), .fixed(50), .fixed(500), .collapsed, .expanded] {
      _ = width(frame, item, proposal)
    }
    #expect(
      item.proposals.map(\.width) == [.fixed(20), .fixed(50), .fixed(80), .fixed(20), .fixed(80)])
  }

  @Test func limitsThatAreNone() {
    #expect(
      width(FrameLayout(minimumWidth: 80, maximumWidth: 20), Icon(5, 5), .fixed(50)) == 80)
    #expect(width(FrameLayout(minimumWidth: .nan), Icon(5, 5), .fixed(50)) == 5)
    #expect(width(FrameLayout(minimumWidth: .infinity), Icon(5, 5), .fixed(50)) == 50)
    #expect(width(FrameLayout(maximumWidth: -7), Icon(5, 5), .fixed(50)) == 0)
  }

  @Test func theItemSitsInTheRegion() {
    let bounds = Rectangle(x: 10, y: 20, width: 200, height: 200)
    let frame = FrameLayout(width: 50, height: 60, alignment: .bottomTrailing)
    #expect(
      frame.frames(for: [Icon(20, 10)], within: bounds)
        == [Rectangle(x: 40, y: 70, width: 20, height: 10)])
    // Mirrored, the region is at the right.
    #expect(
      frame.frames(for: [Icon(20, 10)], within: bounds, direction: .rightToLeft)
        == [Rectangle(x: 160, y: 70, width: 20, height: 10)])
  }

  @Test func dimensionsAreIndependent() {
    let frame = FrameLayout(minimumWidth: 10, maximumWidth: 90, maximumHeight: .infinity)
    #expect(
      frame.size(fitting: [Icon(5, 5)], within: .size(width: 60, height: 70))
        == Size(width: 60, height: 70))
  }
}
