/// What settled the offer a child was made.
enum Decision {
  /// The child was asked what its container was asked.
  case passed

  /// A stack shared out its space.
  case shared(axis: Axis, priority: Int, flexibility: Double, rank: Int, offer: Double)

  /// A frame's limits changed the offer.
  case limited(to: SizeProposal)
}
