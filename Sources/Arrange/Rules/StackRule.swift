/// The rule of ``HStackLayout`` and ``VStackLayout``.
struct StackRule: LayoutRule {
  enum CrossAlignment: Sendable {
    case share(Double), firstBaseline, lastBaseline
  }

  let axis: Axis
  let spacing: Double
  let cross: CrossAlignment

  /// What a stack works out for one child.
  private struct Slot {
    var size = Size.zero
    var proposal = SizeProposal.unspecified
    var priority = 0
    var flexibility = 0.0
    var least = 0.0
    var reserved = 0.0
    var isRigid = false
    /// The child that is served in this place.
    var child: Int32 = 0
    /// Where the child's baseline is, from its top.
    var ascent = 0.0
  }

  func shares(count: Int) -> Bool { count > 1 }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    let count = subnodes.count
    guard count > 0 else { return .zero }
    return withSlots(count) { slots in
      allocate(slots, subnodes, proposal)
      var along = totalSpacing(count)
      var across = 0.0
      for slot in slots {
        along += slot.size[axis]
        across = max(across, slot.size[axis.other])
      }
      if let line = alignBaselines(slots, subnodes) {
        across = max(across, line.ascent + line.descent)
      }
      return Size(axis, along: along.asLength, across: across)
    }
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    let count = subnodes.count
    guard count > 0 else { return }
    withSlots(count) { slots in
      allocate(slots, subnodes, proposal)
      let line = alignBaselines(slots, subnodes)
      let spacing = spacing.asDistance
      let space = bounds.size
      var position = bounds.origin[axis]
      for index in 0..<count {
        let slot = slots[index]
        let along = slot.size[axis].asFrameLength(in: space[axis])
        let across = slot.size[axis.other].asFrameLength(in: space[axis.other])
        let start =
          switch cross {
          case .share(let share): (space[axis.other] - across) * share
          case .firstBaseline, .lastBaseline: (line?.ascent ?? 0) - slot.ascent
          }
        var origin = Point.zero
        origin[axis] = position
        origin[axis.other] = bounds.origin[axis.other] + start
        let frame = Rectangle(origin: origin, size: Size(axis, along: along, across: across))
        subnodes.place(index, frame, slot.proposal)
        position += along + spacing
      }
    }
  }

  private func totalSpacing(_ count: Int) -> Double {
    spacing.asDistance * Double(count - 1)
  }

  // MARK: Sharing out

  /// Settles each child's proposal and size.
  @inline(__always)
  private func allocate<S: Subnodes>(
    _ slots: UnsafeMutableBufferPointer<Slot>, _ subnodes: S, _ proposal: SizeProposal
  ) {
    let count = slots.count
    guard let space = proposal[axis].space, proposal[axis] != .collapsed else {
      // No limit, or no space at all: every child is asked what the stack is asked.
      return offerAll(proposal, slots, subnodes)
    }
    if count == 1 {
      var only = proposal
      only[axis] = .fixed(space)
      return offerAll(only, slots, subnodes)
    }
    if let estimate = proposal.estimate(axis) {
      return offerAll(estimate, slots, subnodes)
    }
    share(max(space - totalSpacing(count), 0), slots, subnodes, proposal)
  }

  @inline(__always)
  private func offerAll<S: Subnodes>(
    _ proposal: SizeProposal, _ slots: UnsafeMutableBufferPointer<Slot>, _ subnodes: S
  ) {
    for index in 0..<slots.count {
      slots[index].proposal = proposal
      slots[index].size = subnodes.size(index, proposal)
      subnodes.note(index, .passed)
    }
  }

  /// Serves priorities from high to low, less what the lower ones need at least; within one, the
  /// least flexible child first, each with an equal share of what is left.
  @inline(__always)
  private func share<S: Subnodes>(
    _ total: Double, _ slots: UnsafeMutableBufferPointer<Slot>, _ subnodes: S,
    _ proposal: SizeProposal
  ) {
    let count = slots.count
    let smallest = proposal.probe(axis, .collapsed)
    let largest = proposal.probe(axis, .expanded)
    var differs = false
    for index in 0..<count {
      let priority = subnodes.priority(index)
      slots[index].priority = priority
      differs = differs || priority != slots[0].priority
      guard subnodes.respondsTo(index).contains(axis.only) else {
        // One length for all offers: nothing to rank by.
        slots[index].isRigid = true
        continue
      }
      let least = subnodes.size(index, smallest)[axis]
      let most = subnodes.size(index, largest)[axis]
      slots[index].least = least
      slots[index].flexibility = most < .infinity ? most - least : least < .infinity ? most : 0
    }
    if differs {
      for index in 0..<count where slots[index].isRigid {
        slots[index].least = subnodes.size(index, proposal.offer(axis, 0))[axis]
      }
    }
    rank(slots, byPriority: differs)
    if differs { reserve(slots, total) }
    var remaining = total
    var start = 0
    while start < count {
      let first = slots[Int(slots[start].child)]
      var end = differs ? start + 1 : count
      while end < count, slots[Int(slots[end].child)].priority == first.priority { end += 1 }
      for rank in start..<end {
        let index = Int(slots[rank].child)
        let share = max(remaining - first.reserved, 0) / Double(end - rank)
        let offer = proposal.offer(axis, share)
        let size = subnodes.size(index, offer)
        slots[index].proposal = offer
        slots[index].size = size
        remaining = max(remaining - size[axis].asFrameLength(in: remaining), 0)
        subnodes.note(
          index,
          .shared(
            axis: axis, priority: slots[index].priority, flexibility: slots[index].flexibility,
            rank: rank, offer: share))
      }
      start = end
    }
  }

  /// Notes for each child what those of lower priorities need at least.
  private func reserve(_ slots: UnsafeMutableBufferPointer<Slot>, _ total: Double) {
    var reserved = 0.0
    var needed = 0.0
    var priority = Int.min
    for rank in slots.indices.reversed() {
      let index = Int(slots[rank].child)
      if slots[index].priority != priority {
        priority = slots[index].priority
        reserved = needed
      }
      slots[index].reserved = reserved
      needed += slots[index].least.asFrameLength(in: total)
    }
  }

  /// Notes the order in which children are served.
  @inline(__always)
  private func rank(_ slots: UnsafeMutableBufferPointer<Slot>, byPriority: Bool) {
    func precedes(_ first: Int32, _ second: Int32) -> Bool {
      let one = slots[Int(first)]
      let other = slots[Int(second)]
      if byPriority, one.priority != other.priority { return one.priority > other.priority }
      if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
      // Of items without an upper limit, the one that needs the most space is the least flexible.
      if one.flexibility == .infinity, one.least != other.least { return one.least > other.least }
      return first < second
    }
    guard slots.count <= 32 else {
      let order = (0..<Int32(slots.count)).sorted(by: precedes)
      for rank in slots.indices { slots[rank].child = order[rank] }
      return
    }
    // Few are sorted by insertion: without memory, and at once when they are in order.
    for end in slots.indices {
      let child = Int32(end)
      var position = end
      while position > 0, precedes(child, slots[position - 1].child) {
        slots[position].child = slots[position - 1].child
        position -= 1
      }
      slots[position].child = child
    }
  }

  // MARK: Baselines

  /// Finds each child's baseline, in a row that aligns them; gives the row's own.
  private func alignBaselines<S: Subnodes>(
    _ slots: UnsafeMutableBufferPointer<Slot>, _ subnodes: S
  ) -> (ascent: Double, descent: Double)? {
    let isFirst: Bool
    switch cross {
    case .share: return nil
    case .firstBaseline: isFirst = true
    case .lastBaseline: isFirst = false
    }
    var line = (ascent: 0.0, descent: 0.0)
    for index in 0..<slots.count {
      let slot = slots[index]
      guard slot.size[axis.other] < .infinity else { continue }
      let baselines = subnodes.baselines(index, slot.proposal, slot.size)
      let ascent = baselines.map { (isFirst ? $0.first : $0.last).asDistance }
      slots[index].ascent = ascent ?? slot.size[axis.other]
      line.ascent = max(line.ascent, slots[index].ascent)
      line.descent = max(line.descent, slot.size[axis.other] - slots[index].ascent)
    }
    return line
  }

  // MARK: Scratch

  /// Runs `body` with one slot a child, on the call stack where they are few.
  @inline(__always)
  private func withSlots<R>(
    _ count: Int, _ body: (UnsafeMutableBufferPointer<Slot>) -> R
  ) -> R {
    withUnsafeTemporaryAllocation(of: Slot.self, capacity: count) { slots in
      slots.initialize(repeating: Slot())
      return body(slots)
    }
  }
}
