import Arrange

/// An item of one size.
struct Icon: LayoutItem {
  var width: Double
  var height: Double
  var priority = LayoutPriority.zero

  func sizeThatFits(_ proposal: SizeProposal) -> Size { Size(width: width, height: height) }
}

/// An item that takes what it is offered.
struct Filler: LayoutItem {
  var priority = LayoutPriority.zero

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    func length(_ proposal: DimensionProposal) -> Double {
      switch proposal {
      case .fixed(let value): value
      case .collapsed, .unspecified: 0
      case .expanded: .infinity
      }
    }
    return Size(width: length(proposal.width), height: length(proposal.height))
  }
}
