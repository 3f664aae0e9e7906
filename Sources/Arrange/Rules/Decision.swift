/// What settled the offer a child was made.
enum Decision {
  /// The child was offered what its container was offered, less what the container takes.
  case passed

  /// A stack shared out its space.
  case shared(axis: Axis, priority: Int, flexibility: Double, rank: Int, offer: Double)

  /// A frame's limits changed the offer.
  case limited

  /// A forced size replaced the offer.
  case forced

  /// A ratio shaped the offer.
  case shaped

  /// The child has the natural size, in this row of a flow.
  case natural(row: Int)

  /// The child would be wider than a row of the flow, and was offered its width.
  case narrowed(row: Int)

  /// A flex layout made the child's natural length another.
  case flexed(from: Double, to: Double)

  /// The child was offered the width of a column.
  case column(Int)

  /// The child was offered the size of the content it lies behind.
  case content

  /// A custom layout set the frame.
  case custom
}

extension Decision: CustomStringConvertible {
  var description: String {
    switch self {
    case .passed: return "the container's offer"
    case .shared(let axis, let priority, let flexibility, let rank, let offer):
      let length = axis == .horizontal ? "width" : "height"
      return
        "share \(offer.text) of the \(length), served \(rank + 1) by priority \(priority), "
        + "flexibility \(flexibility.text)"
    case .limited: return "offer clamped to the frame's limits"
    case .forced: return "size forced"
    case .shaped: return "offer shaped by the ratio"
    case .natural(let row): return "natural size, in row \(row + 1)"
    case .narrowed(let row): return "wider than row \(row + 1), offered its width"
    case .flexed(let from, let to):
      return "\(to > from ? "grown" : "shrunk") from \(from.text) to \(to.text)"
    case .column(let column): return "the width of column \(column + 1)"
    case .content: return "the content's size"
    case .custom: return "frame set by the layout"
    }
  }
}
