// A stack ranks its items by flexibility, so it probes each for its least and its greatest length.
// Asked exactly, those probes are what makes nested stacks expensive: a stack that is probed shares
// out its space, for which it probes its own items, and so on; each level adds proposals that all
// levels below must answer.
//
// So a probe carries a budget. A stack that must share out space to answer one does it exactly
// while the budget lasts, and passes one less on. Then it estimates: first it answers as if it had
// no limit along its own axis, then along none. An estimate decides only the order in which a stack
// serves its items, and what it keeps for those of a lower priority; an offer is always answered
// exactly. With the budget below, items, stacks of items and stacks of those are probed exactly, as
// SwiftUI does, so that a list of rows with columns with rows serves them as it should. Only what is
// deeper inside a probed stack is estimated, and then only if its length along one axis depends on
// the offer along the other.
//
// The bound: a layout pass offers a node one real proposal (two where a layout asks for a natural
// size first). Each stack around it adds its two probes only as far down as their budget reaches,
// which is four shares; what is left are proposals without any fixed length, of which there are
// nine. That no depth adds to it is tested by counting: 3 proposals a node for text, 15 for items
// that respond to both axes, in stacks nested up to 1,000 deep; at most 26 in random trees of
// all built-in layouts.
extension SizeProposal {
  /// The budget of a probe by a stack that was itself given a real proposal. With 4, items,
  /// stacks of items and stacks of those are ranked exactly; what is deeper inside is estimated.
  static let probeBudget: UInt8 = 4

  /// The question for an ideal size from which a layout takes a shape.
  static var idealProbe: SizeProposal {
    var probe = SizeProposal.unspecified
    probe.probeBudget = 1
    return probe
  }

  /// The question a stack along `axis` that is offered this proposal puts to an item about its
  /// least or greatest length.
  @inline(__always)
  func probe(_ axis: Axis, _ extreme: DimensionProposal) -> SizeProposal {
    var probe = self
    probe[axis] = extreme
    probe.probeBudget = probeBudget == 0 ? Self.probeBudget : Swift.max(probeBudget, 2) - 1
    return probe.canonical
  }

  /// The share that a stack along `axis`, offered this proposal, offers to an item.
  @inline(__always)
  func offer(_ axis: Axis, _ length: Double) -> SizeProposal {
    var offer = self
    offer[axis] = .fixed(length)
    if probeBudget > 1 { offer.probeBudget -= 1 }
    return offer
  }

  /// The proposal by which a container that cannot afford to share out space along `axis` estimates
  /// its size, or nil if it can.
  @inline(__always)
  func estimate(_ axis: Axis) -> SizeProposal? {
    guard probeBudget == 1 || probeBudget == 2, self[axis].isFixed else { return nil }
    var estimate = self
    estimate[axis] = .expanded
    if probeBudget == 1, self[axis.other].isFixed { estimate[axis.other] = .expanded }
    estimate.probeBudget = 1
    return estimate
  }

  /// The same question in the form in which answers are remembered: without a fixed length there
  /// is nothing to share out, so the budget says nothing.
  @inline(__always)
  var canonical: SizeProposal {
    guard probeBudget > 1, !width.isFixed, !height.isFixed else { return self }
    var canonical = self
    canonical.probeBudget = 1
    return canonical
  }
}
