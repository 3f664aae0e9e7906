#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A part of a row, column or grid that takes a share of what is left.
struct Share {
  var span: PlanSpan
  var weight: CGFloat
  /// Whether bounds may keep it from taking its share.
  var isBounded = false
  var isSpacer = false
}

/// Elements that follow each other: those of a row from left to right and of a column from top to
/// bottom.
extension PlanCompiler {
  mutating func placeAlong(
    _ children: [Int], _ stack: LayoutNode.Stack, _ slot: Slot, node: Int
  ) -> PlanSpan {
    let runs = runs(of: children, stack)
    let isEqual = stack.distribution == .equalSize
    guard !runs.elements.isEmpty else { return emptySpan(slot, owner: LineOwner(node: node)) }
    let takesAll =
      isEqual || runs.hasSpacers
      || runs.elements.contains {
        flexibility(of: $0.child, in: axis) != nil && !isBounded($0.child)
      }
    let owner = LineOwner(node: node)
    var slot = slot
    // A spacer at an open end needs something to end at.
    let hasStartLine =
      runs.elements[0].gap.spacers > 0 && slot.start.place == nil && slot.needsExtent
    if hasStartLine {
      let line = line(of: owner, isStart: true)
      tie(line, to: slot.start, isStart: true, node)
      slot.start = .at(line)
    }
    let ending = ending(
      of: slot, takesAll: takesAll, hasLine: runs.lastGap.spacers > 0 && slot.needsExtent,
      owner: owner)

    var shares: [Share] = []
    var spans: [PlanSpan] = []
    for (index, element) in runs.elements.enumerated() {
      let isLast = index == runs.elements.count - 1
      let weight = isEqual ? nil : flexibility(of: element.child, in: axis)
      let gap = element.gap
      var start = slot.start
      if let previous = spans.last {
        start = .at(previous.end + gap.length)
      } else {
        start = start.moved(gap.length)
      }
      if gap.spacers > 0, !isEqual { start = gap.needsBound ? start.loosened : .free }
      var end = Bound.free
      if isLast {
        end = ending.bound.moved(-runs.lastGap.length)
        if runs.lastGap.spacers > 0, !isEqual { end = end.loosened }
      }
      let span = place(
        element.child,
        Slot(
          start: start, end: end,
          needsExtent: !isLast || slot.needsExtent || isEqual || weight != nil
            || runs.lastGap.spacers > 0,
          stretches: weight != nil && ownWeight(of: element.child) != nil,
          isAdaptive: isLast && takesAll && !isEqual && weight == nil))
      if gap.spacers > 0, let before = spans.last?.end ?? slot.start.place {
        shares.append(
          Share(
            span: PlanSpan(start: before + gap.spacing, end: span.start), weight: gap.weight,
            isSpacer: true))
      }
      if let weight {
        shares.append(Share(span: span, weight: weight, isBounded: hasBounds(element.child)))
      }
      spans.append(span)
    }
    if runs.lastGap.spacers > 0, let after = ending.place {
      shares.append(
        Share(
          span: PlanSpan(start: spans[spans.count - 1].end + runs.lastGap.spacing, end: after),
          weight: runs.lastGap.weight, isSpacer: true))
    }
    if isEqual {
      shares = spans.map { Share(span: $0, weight: 1) }
    }
    divide(shares, node: node)
    if hasStartLine, let line = slot.start.place {
      tie(
        spans[0].start, .equal, line + runs.elements[0].gap.length,
        PlanPriority.flexibleClosing(depth: depth(of: owner)), node)
    }
    return finish(
      first: spans[0].start + -runs.elements[0].gap.length,
      last: spans[spans.count - 1].end + runs.lastGap.length, slot, ending, node: node)
  }

  // MARK: Ends

  /// How a sequence of elements ends.
  struct Ending {
    var bound: Bound
    /// The place that the last element is brought to where it can be, if it need not be there.
    var closing: PlanTerm?
    /// Whether that is only where nothing else decides.
    var isFlexible = false
    /// The end of the whole, if it is not that of the last element.
    var place: PlanTerm?
  }

  /// - Parameters:
  ///   - takesAll: Whether the elements take all the room there is.
  ///   - hasLine: Whether an open end has to be a line of its own.
  mutating func ending(
    of slot: Slot, takesAll: Bool, hasLine: Bool = false, owner: LineOwner
  ) -> Ending {
    if let place = slot.end.place {
      return takesAll || slot.isAdaptive || slot.start.place == nil
        ? Ending(bound: slot.end, place: place)
        : Ending(bound: .within(place), closing: place, place: place)
    }
    guard hasLine || slot.stretches && !takesAll else { return Ending(bound: slot.end) }
    let line = line(of: owner, isStart: false)
    tie(line, to: slot.end, isStart: false, owner.node)
    return Ending(bound: .within(line), closing: line, isFlexible: true, place: line)
  }

  mutating func finish(
    first: PlanTerm, last: PlanTerm, _ slot: Slot, _ ending: Ending, node: Int
  ) -> PlanSpan {
    if let end = ending.closing {
      let owner = LineOwner(node: node)
      let priority =
        ending.isFlexible
        ? PlanPriority.flexibleClosing(depth: depth(of: owner)) : closing(owner)
      tie(last, .equal, end, priority, node)
    }
    return PlanSpan(start: slot.start.place ?? first, end: ending.place ?? last)
  }

  // MARK: Shares

  /// Makes shares as long as their weights are to each other.
  mutating func divide(_ shares: [Share], node: Int) {
    guard shares.count > 1 else { return }
    let reference =
      shares.first { !$0.isBounded && !$0.isSpacer } ?? shares.first { !$0.isBounded } ?? shares[0]
    for share in shares where share.span != reference.span {
      relate(
        share.span, axis: axis, to: reference.span, axis: axis,
        factor: share.weight / reference.weight,
        priority: share.isBounded || reference.isBounded
          ? PlanPriority.boundedShare : .required, node: node)
    }
  }

  func hasBounds(_ number: Int) -> Bool {
    let node = tree.nodes[number]
    if node.limits.contains(where: { $0.axis == axis }) { return true }
    if case .padding(_, let child) = node.content { return hasBounds(child) }
    return false
  }

  // MARK: Runs

  /// What is in front of an element: spacing, and spacers.
  private struct Gap {
    var spacers = 0
    /// The spacing and the least lengths of the spacers.
    var length: CGFloat = 0
    var spacing: CGFloat = 0
    /// Whether nothing else keeps the spacers from being too short.
    var needsBound = true

    var weight: CGFloat { CGFloat(spacers) }
    var minimum: CGFloat { length - spacing }
  }

  private struct Runs {
    var elements: [(child: Int, gap: Gap)] = []
    var lastGap = Gap()
    var hasSpacers = false
  }

  /// The elements that are not spacers, with what is between them.
  private func runs(of children: [Int], _ stack: LayoutNode.Stack) -> Runs {
    var runs = Runs()
    var gap = Gap()
    for child in children {
      if case .spacer(let minLength) = tree.nodes[child].content {
        runs.hasSpacers = true
        gap.spacers += 1
        gap.length += minLength
        // Before the first element there is spacing behind the spacer only.
        if gap.spacers > 1 || !runs.elements.isEmpty {
          gap.length += stack.spacing
          gap.spacing += stack.spacing
        }
        continue
      }
      if gap.spacers > 0 || !runs.elements.isEmpty {
        gap.length += stack.spacing
        gap.spacing += stack.spacing
      }
      runs.elements.append((child, gap))
      gap = Gap()
    }
    if gap.spacers > 0 { runs.lastGap = gap }
    dropImpliedBounds(&runs, stack)
    return runs
  }

  /// Spacers that are equally long need one bound together: that of the largest minimum; and none if
  /// an element has the same length.
  private func dropImpliedBounds(_ runs: inout Runs, _ stack: LayoutNode.Stack) {
    let between = runs.elements.indices.dropFirst().filter { runs.elements[$0].gap.spacers == 1 }
    let hasShare = runs.elements.contains {
      flexibility(of: $0.child, in: axis) != nil && !hasBounds($0.child)
    }
    let largest = between.map { runs.elements[$0].gap.minimum }.max() ?? 0
    var isBound = hasShare && largest <= 0
    for index in between {
      let isLargest = runs.elements[index].gap.minimum == largest
      runs.elements[index].gap.needsBound = isLargest && !isBound
      if isLargest { isBound = true }
    }
  }
}
