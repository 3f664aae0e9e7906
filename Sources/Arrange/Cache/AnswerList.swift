/// The answers of one item, by proposal. They are few, so looking one up goes through all.
struct AnswerList {
  private var entries: [(key: ProposalKey, size: Size)] = []

  subscript(key: ProposalKey) -> Size? {
    for entry in entries where entry.key == key { return entry.size }
    return nil
  }

  /// The last proposal, other than a probe, that was answered with `size`.
  func proposal(answeredWith size: Size) -> SizeProposal? {
    entries.last { $0.size == size && $0.key.budget == 0 }?.key.proposal
  }

  mutating func append(_ key: ProposalKey, _ size: Size) {
    // Proposals pile up only while nothing invalidates, as when a window is resized.
    if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
    entries.append((key, size))
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// More than the proposals of one layout pass, see SizeProposal+Probing.
  private static let capacity = 64
}
