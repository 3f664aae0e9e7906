extension SizeProposal {
  /// The proposal as an item sees it that responds to `axes`: without what its answer does not
  /// depend on, and without negative lengths.
  @inline(__always)
  func asked(_ axes: Axis.Set) -> SizeProposal {
    var asked = self
    asked.width = axes.contains(.horizontal) ? width.asked : .unspecified
    asked.height = axes.contains(.vertical) ? height.asked : .unspecified
    return asked.canonical
  }
}

extension DimensionProposal {
  @inline(__always)
  fileprivate var asked: DimensionProposal {
    if case .fixed(let value) = self, value < 0 { return .fixed(0) }
    return self
  }
}
