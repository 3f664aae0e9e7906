import Arrange
import Testing

@Suite struct LayoutCacheTests {
  @Test func anAnswerIsKeptUntilItIsInvalidated() {
    var width = 10.0
    let item = Counted(Custom { _ in Size(width: width, height: 5) })
    let cache = LayoutCache()
    let row = HStackLayout()
    func size() -> Size { cache.size(of: row, fitting: [item], within: .unspecified) }
    #expect(size() == Size(width: 10, height: 5))
    width = 20
    #expect(size() == Size(width: 10, height: 5))
    #expect(item.proposals.count == 1)
    cache.invalidate()
    #expect(size() == Size(width: 20, height: 5))
    #expect(cache.naturalSize(of: row, for: [item]) == Size(width: 20, height: 5))
    width = 30
    #expect(cache.naturalSize(of: row, for: [item]) == Size(width: 20, height: 5))
  }

  @Test func invalidatingOneItemKeepsTheAnswersOfTheOthers() {
    let items = [Counted(Words(9)), Counted(Words(9))]
    let cache = LayoutCache()
    _ = cache.placements(of: HStackLayout(), for: items, within: Rectangle(100, 50))
    let counts = items.map(\.proposals.count)
    cache.invalidate(itemAt: 1)
    cache.invalidate(itemAt: 7)
    _ = cache.placements(of: HStackLayout(), for: items, within: Rectangle(100, 50))
    #expect(items[0].proposals.count == counts[0])
    #expect(items[1].proposals.count == 2 * counts[1])
  }

  @Test func anotherNumberOfItemsIsNotMistaken() {
    let cache = LayoutCache()
    let one = cache.placements(of: HStackLayout(), for: [Icon(1, 1)], within: Rectangle(9, 9))
    let two = cache.placements(
      of: HStackLayout(), for: [Icon(1, 1), Icon(2, 2)], within: Rectangle(9, 9))
    #expect(one.count == 1)
    #expect(two.map(\.frame.width) == [1, 2])
  }

  @Test func theAcceptedProposalPlacesTheItems() {
    // Offered 70, the column of texts is 50 wide; by its own size it would offer 50.
    let column = VStackLayout(alignment: .leading)
    let item = Counted(Words(5, respondsTo: .both))
    let cache = LayoutCache()
    let offer = SizeProposal(width: .fixed(70), height: .fixed(90))
    #expect(cache.size(of: column, fitting: [item], within: offer) == Size(width: 50, height: 20))
    let count = item.proposals.count
    cache.acceptedProposal = offer
    let placements = cache.placements(of: column, for: [item], within: Rectangle(50, 20))
    #expect(placements == [Placement(frame: Rectangle(50, 20), proposal: offer)])
    #expect(item.proposals.count == count)
    // Other bounds than the answer's are a proposal of their own.
    let other = cache.placements(of: column, for: [item], within: Rectangle(30, 20))
    #expect(other.map(\.proposal) == [.size(width: 30, height: 20)])
  }

  @Test func aForcedSizeKeepsItsProposal() {
    let cache = LayoutCache()
    cache.acceptedProposal = SizeProposal(width: .fixed(80), height: .unspecified)
    let placements = cache.placements(
      of: HStackLayout(), for: [Icon(5, 6)], within: Rectangle(80, 6))
    #expect(placements.map(\.proposal) == [cache.acceptedProposal])
  }

  @Test func aContainerRespondsToWhatItsItemsRespondTo() {
    let cache = LayoutCache()
    let texts = [Words(1), Words(2)]
    #expect(cache.respondsTo(of: VStackLayout(), for: texts) == .horizontal)
    cache.invalidate()
    #expect(cache.respondsTo(of: AspectRatioLayout(1), for: texts) == .both)
    cache.invalidate()
    #expect(cache.respondsTo(of: SizeLayout(width: 4), for: texts) == [])
    cache.invalidate()
    #expect(cache.respondsTo(of: FrameLayout(maximumHeight: 9), for: texts) == .both)
    cache.invalidate()
    #expect(cache.respondsTo(of: FrameLayout(width: 9), for: texts) == [])
    cache.invalidate()
    #expect(cache.respondsTo(of: FlowLayout(), for: []) == .horizontal)
    cache.invalidate()
    #expect(cache.respondsTo(of: VFlexLayout(), for: texts) == .vertical)
    cache.invalidate()
    #expect(cache.respondsTo(of: Staircase(step: 1), for: texts) == .both)
  }

  @Test func baselinesAreThoseOfTheOutermostLines() {
    let cache = LayoutCache()
    let items: [any LayoutItem] = [Icon(9, 30), Words(2), Words(2)]
    #expect(
      cache.baselines(of: VStackLayout(), for: items, in: Size(width: 20, height: 70))
        == Baselines(first: 46, last: 66))
    cache.invalidate()
    #expect(cache.baselines(of: VStackLayout(), for: [Icon(9, 30)], in: .zero) == nil)
  }

  @Test func aCustomLayoutAsksThroughTheCache() {
    let item = Counted(Words(4, respondsTo: .both))
    let cache = LayoutCache()
    for _ in 0..<3 {
      _ = cache.placements(of: Staircase(step: 1), for: [item], within: Rectangle(50, 50))
    }
    #expect(item.proposals == [.size(width: 50, height: 50)])
  }
}
