#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Elements that share a span: those of a row from top to bottom, of a column from left to right, and
/// of a stack or grid track along either axis.
extension PlanCompiler {
  /// What the aligned elements of a span are placed with.
  private struct Span {
    var start: Bound
    var end: Bound
    let slot: Slot
    let owner: LineOwner
    /// Whether the span is to be no longer than the largest element.
    var hugs: Bool
    /// Whether there is no other element, so that it can take the span's ends itself.
    let isSingle: Bool
  }

  /// Places elements in a common span.
  ///
  /// What fills comes first: its ends are then those of the span.
  mutating func placeAcross(
    _ children: [Int], _ alignment: AxisAlignment, _ slot: Slot,
    in parentAxis: NSLayoutConstraint.Axis? = nil, owner: LineOwner
  ) -> PlanSpan {
    let children = children.filter { !tree.nodes[$0].content.isSpacer }
    var span = Span(
      start: slot.start, end: slot.end, slot: slot, owner: owner, hugs: slot.hugs,
      isSingle: children.count == 1)
    var elastic: [Int] = []
    var filling: [Int] = []
    var aligned: [Int] = []
    var stretches = slot.stretches
    for child in children {
      let isFlexible = flexibility(of: child, in: parentAxis) != nil && !isBounded(child)
      if isFlexible || alignment == .fill && canStretch(child) {
        elastic.append(child)
      } else if alignment == .fill, !isRigid(child), !isBounded(child) {
        filling.append(child)
      } else {
        aligned.append(child)
      }
      stretches = stretches || isFlexible
    }
    // First those whose ends can be the ends of all.
    for child in elastic {
      let ends = fill(child, &span, stretches: stretches, hugs: slot.hugs)
      if span.start.place == nil { span.start = .at(ends.start) }
      if span.end.place == nil { span.end = .at(ends.end) }
    }
    // Then those that reach from end to end without being able to hold the ends apart.
    let hugs = span.hugs
    var leader: PlanSpan?
    for child in filling {
      drawLine(atStart: true, &span, isNeeded: true)
      drawLine(atStart: false, &span, isNeeded: true)
      leader = fill(child, &span, stretches: false, hugs: hugs)
    }
    if aligned.isEmpty { return whole(span, leader) }
    switch alignment {
    case .fill: return placeAtEdge(aligned, isStart: true, fills: true, &span)
    case .start: return placeAtEdge(aligned, isStart: true, fills: false, &span)
    case .end: return placeAtEdge(aligned, isStart: false, fills: false, &span)
    case .center: return placeInMiddle(aligned, &span)
    case .firstBaseline: return placeOnBaseline(aligned, isLast: false, &span)
    case .lastBaseline: return placeOnBaseline(aligned, isLast: true, &span)
    }
  }

  /// Places an element from one end of the span to the other.
  private mutating func fill(
    _ child: Int, _ span: inout Span, stretches: Bool, hugs: Bool
  ) -> PlanSpan {
    let ends = place(
      child,
      Slot(
        start: span.start, end: span.end,
        needsExtent: span.slot.needsExtent || !span.isSingle, stretches: stretches,
        isAdaptive: span.slot.isAdaptive, hugs: hugs))
    span.hugs = false
    return ends
  }

  /// Makes an end of the span a line of its own, if several elements decide where it is.
  private mutating func drawLine(
    atStart isStart: Bool, _ span: inout Span, isNeeded: Bool = false
  ) {
    let bound = isStart ? span.start : span.end
    guard bound.place == nil, !span.isSingle, span.slot.needsExtent || isNeeded else { return }
    let line = line(of: span.owner, isStart: isStart)
    tie(line, to: bound, isStart: isStart, span.owner.node)
    if isStart { span.start = .at(line) } else { span.end = .at(line) }
  }

  /// Brings an end of an element to the same end of the span, as far as nothing else speaks against
  /// it.
  private mutating func close(
    _ ends: PlanSpan, atStart isStart: Bool, _ span: Span, _ node: Int,
    _ priority: UILayoutPriority? = nil
  ) {
    guard let place = isStart ? span.start.place : span.end.place else { return }
    tie(
      isStart ? ends.start : ends.end, .equal, place, priority ?? closing(span.owner), node)
  }

  /// The elements that need no bound, as another one with a larger known length has one.
  private func dominated(_ children: [Int]) -> Set<Int> {
    guard children.count > 1 else { return [] }
    var largest: (child: Int, length: CGFloat)?
    var known: [Int] = []
    for child in children {
      guard let length = exactLength(of: child) else { continue }
      known.append(child)
      if length > largest?.length ?? -1 { largest = (child, length) }
    }
    return Set(known.filter { $0 != largest?.child })
  }

  // MARK: Edges

  private mutating func placeAtEdge(
    _ children: [Int], isStart: Bool, fills: Bool, _ span: inout Span
  ) -> PlanSpan {
    drawLine(atStart: !isStart, &span)
    let unbounded = dominated(children)
    let far = isStart ? span.end : span.start
    // What has a maximum fills up to it, if there is something else that says how far.
    let isFixed = span.start.place != nil && span.end.place != nil && !span.slot.isAdaptive
    let fillsToMaximum =
      fills && far.place != nil
      && (!span.hugs || span.slot.end.place != nil && isFixed
        || children.contains { !isBounded($0) })
    var leader: PlanSpan?
    var isClosed = !span.hugs
    for child in children {
      let isStretched = fillsToMaximum && isBounded(child)
      let farBound = unbounded.contains(child) ? .free : far.loosened
      let near = isStart ? span.start : span.end
      let ends = place(
        child,
        Slot(
          start: isStart ? near : farBound, end: isStart ? farBound : near,
          needsExtent: span.slot.needsExtent && (span.isSingle || near.place == nil),
          stretches: isStretched))
      if near.place == nil {
        if isStart { span.start = .at(ends.start) } else { span.end = .at(ends.end) }
      }
      if isStretched {
        close(
          ends, atStart: !isStart, span, child,
          PlanPriority.flexibleClosing(depth: depth(of: span.owner)))
      } else if !isClosed {
        close(ends, atStart: !isStart, span, child)
        isClosed = true
      }
      leader = leader ?? ends
    }
    return whole(span, leader)
  }

  /// The span between the places that are known, or else the ends of an element.
  private mutating func whole(_ span: Span, _ leader: PlanSpan?) -> PlanSpan {
    guard let start = span.start.place ?? leader?.start, let end = span.end.place ?? leader?.end
    else { return emptySpan(span.slot, owner: span.owner) }
    return PlanSpan(start: start, end: end)
  }

  // MARK: Middle

  private mutating func placeInMiddle(_ children: [Int], _ span: inout Span) -> PlanSpan {
    if span.isSingle, span.start.place == nil || span.end.place == nil {
      let slot = Slot(start: span.start, end: span.end, needsExtent: span.slot.needsExtent)
      return whole(span, place(children[0], slot))
    }
    drawLine(atStart: true, &span)
    drawLine(atStart: false, &span)
    let unbounded = dominated(children)
    var outer: PlanSpan?
    if let start = span.start.place, let end = span.end.place {
      outer = PlanSpan(start: start, end: end)
    }
    var leader: PlanSpan?
    for child in children {
      let isBound = !unbounded.contains(child)
      let ends = place(
        child,
        Slot(
          start: isBound ? span.start.loosened : .free,
          end: isBound && outer == nil ? span.end.loosened : .free,
          needsExtent: !isCentered(child)))
      if let middle = outer ?? leader { center(ends, in: middle, node: child) }
      if leader == nil, span.hugs {
        close(ends, atStart: true, span, child)
        if outer == nil { close(ends, atStart: false, span, child) }
      }
      leader = leader ?? ends
    }
    return whole(span, leader)
  }

  /// Whether the parts of an element have their middle in common, so that one of them shows it.
  private func isCentered(_ number: Int) -> Bool {
    switch tree.nodes[number].content {
    case .stack(let stack, _): return stack.axis != axis && stack.alignment == .center
    case .overlay(let horizontal, let vertical, _):
      return (axis == .horizontal ? horizontal : vertical) == .center
    case .view, .spacer, .padding, .grid: return false
    }
  }

  // MARK: Baselines

  private mutating func placeOnBaseline(
    _ children: [Int], isLast: Bool, _ span: inout Span
  ) -> PlanSpan {
    if span.isSingle { return placeAtEdge(children, isStart: true, fills: false, &span) }
    drawLine(atStart: true, &span)
    drawLine(atStart: false, &span)
    var leader: PlanSpan?
    var baseline: PlanTerm?
    for child in children {
      let ends = place(
        child,
        Slot(start: span.start.loosened, end: span.end.loosened, needsExtent: false))
      if let view = baselineView(of: child, isLast: isLast) {
        let own = PlanTerm(
          anchor: PlanAnchor(
            item: .view(view), attribute: isLast ? .lastBaseline : .firstBaseline))
        if let baseline { tie(own, .equal, baseline, .required, child) }
        baseline = baseline ?? own
      }
      if leader == nil {
        close(ends, atStart: true, span, child)
        if span.hugs { close(ends, atStart: false, span, child, closing(span.owner, isLate: true)) }
      }
      leader = leader ?? ends
    }
    return whole(span, leader)
  }
}
