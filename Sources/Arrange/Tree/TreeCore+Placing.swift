extension TreeCore {
  /// Lays out the subtree of `root`, leaving alone what neither changed nor gets another offer.
  func layOut(_ root: Int32, within bounds: Rectangle, _ direction: LayoutDirection) {
    if direction != self.direction {
      self.direction = direction
      for node in 0..<Int32(self.records.count) { self.records[node].needsPlacement = true }
    }
    forgetAllIfCrowded()
    self.answerPool.reserve(4 * self.nodeCount)
    self.pending.removeAll()
    settle(root, bounds, .size(bounds.size))
    while let node = self.pending.popLast() {
      let record = self.records[node]
      let bounds = Rectangle(origin: .zero, size: record.frame.size)
      resolving {
        self.layouts[record.layout].place(
          TreeSubnodes(self, node), within: bounds, proposal: record.proposal)
      }
    }
  }

  /// Takes a child's frame from its container's rule.
  @inline(__always)
  func place(_ node: Int32, _ frame: Rectangle, _ proposal: SizeProposal, in parent: Int32) {
    if self.isInterrupted { return }
    guard self.direction == .rightToLeft else { return settle(node, frame, proposal) }
    let bounds = Rectangle(origin: .zero, size: self.records[parent].frame.size)
    settle(node, frame.directed(self.direction, within: bounds), proposal)
  }

  @inline(__always)
  private func settle(_ node: Int32, _ frame: Rectangle, _ proposal: SizeProposal) {
    let record = self.records.base + Int(node)
    let isSettled =
      !record.pointee.needsPlacement && record.pointee.frame.size == frame.size
      && ProposalKey(record.pointee.proposal) == ProposalKey(proposal)
    record.pointee.frame = frame
    guard !isSettled else { return }
    record.pointee.proposal = proposal
    record.pointee.needsPlacement = false
    if record.pointee.childCount > 0 { self.pending.append(node) }
  }
}
