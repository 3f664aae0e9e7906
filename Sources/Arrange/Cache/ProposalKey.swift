/// A proposal in the form in which answers are looked up: equal exactly when an item must answer
/// both alike. (`SizeProposal` itself is unequal to itself when a length is NaN, and leaves out the
/// budget.)
struct ProposalKey: Hashable {
  let width: Double
  let height: Double
  let budget: UInt8

  @inline(__always)
  init(_ proposal: SizeProposal) {
    width = Self.code(proposal.width)
    height = Self.code(proposal.height)
    budget = proposal.probeBudget
  }

  /// The question for the natural size, which is no proposal.
  static let intrinsic = ProposalKey(width: -5, height: -5, budget: 0)

  init(width: Double, height: Double, budget: UInt8) {
    (self.width, self.height, self.budget) = (width, height, budget)
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

  /// The proposal behind the key.
  var proposal: SizeProposal {
    var proposal = SizeProposal(width: Self.proposal(width), height: Self.proposal(height))
    proposal.probeBudget = budget
    return proposal
  }

  private static func proposal(_ code: Double) -> DimensionProposal {
    switch code {
    case -1: .collapsed
    case -2: .expanded
    case -3: .unspecified
    case -4: .fixed(.nan)
    default: .fixed(code)
    }
  }
}
