import Arrange
import Testing

@Suite struct ProposalTests {
  @Test func aProposalHasAFiniteValueOrNone() {
    #expect(DimensionProposal.fixed(42).finiteValue == 42)
    #expect(DimensionProposal.fixed(-5).finiteValue == -5)
    #expect(DimensionProposal.collapsed.finiteValue == 0)
    #expect(DimensionProposal.expanded.finiteValue == nil)
    #expect(DimensionProposal.unspecified.finiteValue == nil)
    #expect(DimensionProposal.fixed(.infinity).finiteValue == nil)
    #expect(DimensionProposal.fixed(.nan).finiteValue == nil)
  }

  @Test func theKindsOfProposalDiffer() {
    #expect(DimensionProposal.collapsed != .fixed(0))
    #expect(DimensionProposal.expanded != .fixed(.infinity))
    #expect(SizeProposal.collapsed != .unspecified)
  }

  @Test func proposalsAreMadeFromSizes() {
    let expected = SizeProposal(width: .fixed(4), height: .fixed(6))
    #expect(SizeProposal(width: 4, height: 6) == expected)
    #expect(SizeProposal.size(Size(width: 4, height: 6)) == expected)
    #expect(SizeProposal.size(width: 4, height: 6) == expected)
    #expect(Set([expected, .size(width: 4, height: 6)]).count == 1)
  }

  @Test func anAxisIsReadAndWritten() {
    var proposal = SizeProposal(width: 4, height: 6)
    proposal[.vertical] = .expanded
    proposal[.horizontal] = .collapsed
    #expect(proposal == SizeProposal(width: .collapsed, height: .expanded))
    #expect(proposal[.vertical] == .expanded)
    var size = Size(width: 1, height: 2)
    size[.horizontal] = 3
    size[Axis.horizontal.other] = 4
    #expect(size == Size(width: 3, height: 4))
    var point = Point(x: 1, y: 2)
    point[.vertical] = 5
    #expect(point[.vertical] == 5)
  }

  @Test func prioritiesAreOrdered() {
    #expect(LayoutPriority.zero < 1)
    #expect(LayoutPriority(rawValue: -1) < .zero)
    #expect(LayoutPriority(integerLiteral: 3).rawValue == 3)
  }

  @Test func negativeOffersReachItemsAsZero() {
    let item = Counted(Filler())
    let size = HStackLayout()
      .size(fitting: [item], within: SizeProposal(width: .fixed(-5), height: .fixed(20)))
    #expect(size == Size(width: 0, height: 20))
    #expect(item.proposals == [.size(width: 0, height: 20)])
  }
}
