extension LayoutCache {
  /// What ``placements(of:for:within:direction:)`` does, and why.
  ///
  /// - Parameters:
  ///   - name: Names an item by its position; nil leaves it to the name of its type.
  ///   - nested: The description of an item that is a host itself, by its position.
  public func layoutDescription(
    of layout: any Layout, for items: [any LayoutItem], within bounds: Rectangle,
    direction: LayoutDirection = .leftToRight, naming name: (Int) -> String? = { _ in nil },
    nested: (Int) -> LayoutDescription? = { _ in nil }
  ) -> LayoutDescription {
    let bounds = bounds.asBounds
    let kind = LayoutKind(layout)
    let proposal = proposal(layout, items, bounds.size)
    let trial = TrialSubnodes(subnodes(items, bounds, direction))
    kind.place(trial, within: bounds, proposal: proposal)
    var entries = [
      LayoutDescription.Entry(
        name: kind.name, depth: 0, proposal: proposal,
        answer: size(of: layout, fitting: items, within: proposal), frame: bounds, reason: "")
    ]
    for (index, placement) in trial.placements.enumerated() {
      let inner = nested(index)?.entries ?? []
      let proposal = placement.proposal
      entries.append(
        LayoutDescription.Entry(
          name: name(index) ?? inner.first?.name ?? "\(type(of: items[index]))", depth: 1,
          proposal: proposal, answer: trial.size(index, proposal),
          frame: placement.frame.directed(direction, within: bounds),
          reason: trial.decisions[index].description))
      for var entry in inner.dropFirst() {
        entry.depth += 1
        entries.append(entry)
      }
    }
    return LayoutDescription(entries: entries)
  }
}
