/// A proposal in the form in which answers are looked up: equal exactly when an item must answer both
/// alike. (`SizeProposal` itself is unequal to itself when a length is NaN, and leaves out the budget.)
struct ProposalKey: Equatable {
  let width: Double
  let height: Double
  let budget: UInt8

  @inline(__always)
  init(_ proposal: SizeProposal) {
    width = Self.code(proposal.width)
    height = Self.code(proposal.height)
    budget = proposal.probeBudget
  }

  @inline(__always)
  private static func code(_ proposal: DimensionProposal) -> Double {
    switch proposal {
    case .fixed(let value): value >= 0 ? value : -4
    case .collapsed: -1
    case .expanded: -2
    case .unspecified: -3
    }
  }
}
