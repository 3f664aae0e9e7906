/// Where a layout puts an item, and the proposal that made the item choose its size.
///
/// A host that is itself a container lays out its items by that proposal, so that it finds the
/// answers of its measuring again: see ``LayoutCache``.
public struct Placement: Sendable, Hashable {
  public var frame: Rectangle
  public var proposal: SizeProposal

  public init(frame: Rectangle, proposal: SizeProposal) {
    self.frame = frame
    self.proposal = proposal
  }
}
