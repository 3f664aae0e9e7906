/// What a layout pass did, for a reader who wonders why something is where it is.
///
/// Its ``description`` has a line an item, and ``svg()`` is a picture of the same:
///
/// ```
/// HStackLayout: offered 320 × 44, took 320 × 24, frame (0, 0) 320 × 44
///   icon: offered 104 × 44, took 24 × 24, frame (0, 10) 24 × 24; share 104 of the width, …
/// ```
///
/// Both take time in proportion to the number of entries, at any depth.
public struct LayoutDescription: Sendable, Hashable {
  /// One item.
  public struct Entry: Sendable, Hashable {
    /// The name of the item, or of its layout.
    public var name: String

    /// How many containers are around the item in this description.
    public var depth: Int

    /// What the item was offered.
    public var proposal: SizeProposal

    /// The size it chose.
    public var answer: Size

    /// Where it was put, in the coordinates of its container.
    public var frame: Rectangle

    /// Who decided its offer; empty for the outermost item.
    public var reason: String

    public init(
      name: String, depth: Int, proposal: SizeProposal, answer: Size, frame: Rectangle,
      reason: String
    ) {
      self.name = name
      self.depth = depth
      self.proposal = proposal
      self.answer = answer
      self.frame = frame
      self.reason = reason
    }
  }

  /// The items, each followed by those in it.
  public var entries: [Entry]

  public init(entries: [Entry]) {
    self.entries = entries
  }
}

extension LayoutDescription: CustomStringConvertible {
  public var description: String {
    entries.map { entry in
      let frame = entry.frame
      let reason = entry.reason.isEmpty ? "" : "; \(entry.reason)"
      return String(repeating: "  ", count: entry.depth)
        + "\(entry.name): offered \(entry.proposal.text), took \(entry.answer.text), "
        + "frame (\(frame.x.text), \(frame.y.text)) \(frame.size.text)\(reason)"
    }.joined(separator: "\n")
  }
}
