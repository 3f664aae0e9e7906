/// A remembered answer of a node.
struct NodeAnswer {
  private let width: Double
  private let height: Double
  let size: Size
  /// The next older answer of the node, or the next free one.
  var next: Int32
  private let budget: UInt8

  init(key: ProposalKey, size: Size, next: Int32) {
    (width, height, budget) = (key.width, key.height, key.budget)
    self.size = size
    self.next = next
  }

  @inline(__always)
  func answers(_ other: ProposalKey) -> Bool {
    width == other.width && height == other.height && budget == other.budget
  }

  var key: ProposalKey { ProposalKey(width: width, height: height, budget: budget) }
}
