#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What a guide is made for: a node, or a column and row of a grid.
struct LineOwner: Hashable {
  var node: Int
  var track: Int?
}

/// Turns a tree into constraints, one axis after the other.
///
/// An element gets a ``Slot`` and returns the ``PlanSpan`` that it takes. Where elements follow each
/// other or share an edge, the span's ends are attributes of views, so most rows and columns need no
/// item of their own. A guide is made for a node only where none of the views inside is sure to reach
/// as far as the node: where the largest of several aligned views decides.
@MainActor
struct PlanCompiler {
  let tree: LayoutTree
  var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var constraints: [PlannedConstraint] = []
  private(set) var guides: [LayoutPlan.GuideKey] = []
  private(set) var priorities: [PlannedPriority] = []
  /// By node: whether something inside takes room along the axis, and whether it can stretch.
  private var isFlexible: [Bool] = []
  private var isElastic: [Bool] = []
  private var guideOfOwner: [LineOwner: Int] = [:]
  private var guidesOfView: [Int: Int] = [:]
  /// The horizontal spans of nodes with an aspect ratio.
  private var spans: [Int: PlanSpan] = [:]

  init(tree: LayoutTree) {
    self.tree = tree
    constraints.reserveCapacity(4 * tree.nodes.count)
  }

  mutating func compile(_ root: Int) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      self.axis = axis
      examine()
      let slot = Slot(
        start: .at(PlanTerm(anchor: start(of: .target))),
        end: .at(PlanTerm(anchor: end(of: .target))), needsExtent: false)
      _ = placeAcross([root], .fill, slot, owner: LineOwner(node: root))
    }
  }

  // MARK: Elements

  /// Places an element: adds what ties it to its slot and its parts to each other.
  mutating func place(_ number: Int, _ slot: Slot) -> PlanSpan {
    let node = tree.nodes[number]
    var slot = slot
    let isMeasured = node.aspectRatio != nil || node.limits.contains { $0.axis == axis }
    if isMeasured { slot.needsExtent = true }
    let span: PlanSpan
    switch node.content {
    case .view(let view):
      span = PlanSpan(
        start: PlanTerm(anchor: start(of: .view(view))),
        end: PlanTerm(anchor: end(of: .view(view))))
      tie(span.start, to: slot.start, isStart: true, number)
      tie(span.end, to: slot.end, isStart: false, number)
      setPriorities(of: view, node, slot)
    case .padding(let insets, let child):
      span = placePadded(child, insets, slot)
    case .stack(let stack, let children):
      span =
        stack.axis == axis
        ? placeAlong(children, stack, slot, node: number)
        : placeAcross(
          children, stack.alignment, slot, in: stack.axis, owner: LineOwner(node: number))
    case .overlay(let horizontal, let vertical, let children):
      span = placeAcross(
        children, axis == .horizontal ? horizontal : vertical, slot,
        owner: LineOwner(node: number))
    case .grid(let grid):
      span = placeGrid(grid, slot, node: number)
    case .spacer:
      span = emptySpan(slot, owner: LineOwner(node: number))
    }
    if isMeasured { measure(span, number, node) }
    return span
  }

  private mutating func placePadded(
    _ child: Int, _ insets: NSDirectionalEdgeInsets, _ slot: Slot
  ) -> PlanSpan {
    let before = axis == .horizontal ? insets.leading : insets.top
    let after = axis == .horizontal ? insets.trailing : insets.bottom
    var inner = slot
    inner.start = slot.start.moved(before)
    inner.end = slot.end.moved(-after)
    let span = place(child, inner)
    return PlanSpan(start: span.start + -before, end: span.end + after)
  }

  /// The span of an element without content: as short as can be.
  mutating func emptySpan(_ slot: Slot, owner: LineOwner) -> PlanSpan {
    if let start = slot.start.place ?? slot.end.place {
      return PlanSpan(start: start, end: slot.end.place ?? start)
    }
    let line = line(of: owner, isStart: true)
    tie(line, to: slot.start, isStart: true, owner.node)
    tie(line, to: slot.end, isStart: false, owner.node)
    return PlanSpan(start: line, end: line)
  }

  private mutating func setPriorities(of view: Int, _ node: LayoutTree.Node, _ slot: Slot) {
    if node.isNatural {
      priorities.append(PlannedPriority(view: view, axis: axis, kind: .keeps))
    } else if slot.stretches {
      priorities.append(PlannedPriority(view: view, axis: axis, kind: .expands))
    }
  }

  private mutating func measure(_ span: PlanSpan, _ number: Int, _ node: LayoutTree.Node) {
    for limit in node.limits where limit.axis == axis {
      switch limit.kind {
      case .exact: setLength(of: span, .equal, limit.length, .required, number)
      case .minimum: setLength(of: span, .greaterThanOrEqual, limit.length, .required, number)
      case .maximum: setLength(of: span, .lessThanOrEqual, limit.length, .required, number)
      case .ideal: setLength(of: span, .equal, limit.length, PlanPriority.ideal, number)
      }
    }
    guard let ratio = node.aspectRatio else { return }
    if axis == .horizontal {
      spans[number] = span
    } else if let width = spans[number] {
      relate(width, axis: .horizontal, to: span, axis: .vertical, factor: ratio, node: number)
    }
  }

  // MARK: What elements want

  /// The weight with which an element takes room along the axis, if it does: its own, when the axis
  /// is the one it expands along, or 1 when something inside takes room.
  func flexibility(of number: Int, in parentAxis: NSLayoutConstraint.Axis?) -> CGFloat? {
    let node = tree.nodes[number]
    guard node.limit(.exact, axis) == nil, !node.isNatural else { return nil }
    if let weight = node.weight, parentAxis == nil || parentAxis == axis { return weight }
    switch node.content {
    case .view: return nil
    case .spacer: return parentAxis == axis ? 1 : nil
    case .padding(_, let child): return flexibility(of: child, in: parentAxis)
    case .stack, .overlay, .grid: return isFlexible[number] ? 1 : nil
    }
  }

  /// Finds out which elements take room because something inside does, and which can stretch: from
  /// the inside out, as elements have higher numbers than what they are in.
  private mutating func examine() {
    isFlexible = [Bool](repeating: false, count: tree.nodes.count)
    isElastic = isFlexible
    for (number, node) in tree.nodes.enumerated().reversed() {
      switch node.content {
      case .view, .spacer, .padding: break
      case .stack(let stack, let children):
        isFlexible[number] =
          !(stack.axis == axis && stack.distribution == .equalSize)
          && children.contains { flexibility(of: $0, in: stack.axis) != nil }
      case .overlay(_, _, let children):
        isFlexible[number] = children.contains { flexibility(of: $0, in: nil) != nil }
      case .grid(let grid):
        isFlexible[number] =
          axis == .vertical && !grid.rowWeights.isEmpty
          || grid.cells.contains { flexibility(of: $0.node, in: .horizontal) != nil }
      }
      isElastic[number] = isElastic(node, number)
    }
  }

  /// The weight that is written on an element.
  func ownWeight(of number: Int) -> CGFloat? {
    let node = tree.nodes[number]
    guard node.weight == nil, case .padding(_, let child) = node.content else { return node.weight }
    return ownWeight(of: child)
  }

  /// Whether an element has a length of its own along the axis, which alignment does not change.
  func isRigid(_ number: Int) -> Bool {
    let node = tree.nodes[number]
    if node.limit(.exact, axis) != nil || node.isNatural { return true }
    switch node.content {
    case .padding(_, let child): return isRigid(child)
    case .stack(let stack, _):
      return stack.axis == axis && stack.distribution == .natural
        && flexibility(of: number, in: nil) == nil
    case .grid(let grid):
      let isEqual = axis == .horizontal && grid.style.distribution == .equalSize
      return !isEqual && flexibility(of: number, in: nil) == nil
    case .view, .spacer, .overlay: return false
    }
  }

  /// Whether an element can reach beyond its content along the axis, so that its end can be that of
  /// all elements beside it.
  func canStretch(_ number: Int) -> Bool { isElastic[number] }

  private func isElastic(_ node: LayoutTree.Node, _ number: Int) -> Bool {
    guard !isRigid(number), !isBounded(number) else { return false }
    switch node.content {
    case .view, .grid: return true
    case .spacer: return false
    case .padding(_, let child): return isElastic[child]
    case .stack(let stack, let children):
      return stack.axis == axis
        || children.contains { isElastic($0, aligned: stack.alignment, in: stack.axis) }
    case .overlay(let horizontal, let vertical, let children):
      let alignment = axis == .horizontal ? horizontal : vertical
      return children.contains { isElastic($0, aligned: alignment, in: nil) }
    }
  }

  private func isElastic(
    _ child: Int, aligned alignment: AxisAlignment, in parentAxis: NSLayoutConstraint.Axis?
  ) -> Bool {
    flexibility(of: child, in: parentAxis) != nil && !isBounded(child)
      || alignment == .fill && isElastic[child]
  }

  /// Whether an element takes no more than so much room along the axis.
  func isBounded(_ number: Int) -> Bool {
    let node = tree.nodes[number]
    if node.limit(.maximum, axis) != nil { return true }
    if case .padding(_, let child) = node.content { return isBounded(child) }
    return false
  }

  /// The length of an element along the axis, if it is written down.
  func exactLength(of number: Int) -> CGFloat? {
    let node = tree.nodes[number]
    if let length = node.limit(.exact, axis) { return length }
    guard case .padding(let insets, let child) = node.content,
      let length = exactLength(of: child)
    else { return nil }
    return length
      + (axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom)
  }

  // MARK: Items

  func start(of item: PlanItem) -> PlanAnchor {
    PlanAnchor(item: item, attribute: axis == .horizontal ? .leading : .top)
  }

  func end(of item: PlanItem) -> PlanAnchor {
    PlanAnchor(item: item, attribute: axis == .horizontal ? .trailing : .bottom)
  }

  /// An end of the guide of a node or track.
  mutating func line(of owner: LineOwner, isStart: Bool) -> PlanTerm {
    let guide = guideOfOwner[owner] ?? makeGuide(for: owner)
    return PlanTerm(anchor: isStart ? start(of: .guide(guide)) : end(of: .guide(guide)))
  }

  private mutating func makeGuide(for owner: LineOwner) -> Int {
    let view = firstView(in: owner.node)
    let depth = view.map { guidesOfView[$0, default: 0] } ?? guides.count
    if let view { guidesOfView[view] = depth + 1 }
    guides.append(
      LayoutPlan.GuideKey(firstView: view.map { ObjectIdentifier(tree.views[$0]) }, depth: depth))
    guideOfOwner[owner] = guides.count - 1
    return guides.count - 1
  }

  private func firstView(in node: Int) -> Int? {
    switch tree.nodes[node].content {
    case .view(let view): return view
    case .spacer: return nil
    case .padding(_, let child): return firstView(in: child)
    case .stack(_, let children), .overlay(_, _, let children):
      return children.firstResult { firstView(in: $0) }
    case .grid(let grid): return grid.cells.firstResult { firstView(in: $0.node) }
    }
  }

  /// The view whose baseline is that of an element.
  func baselineView(of node: Int, isLast: Bool) -> Int? {
    switch tree.nodes[node].content {
    case .view(let view): return view
    case .spacer: return nil
    case .padding(_, let child): return baselineView(of: child, isLast: isLast)
    case .stack(let stack, let children):
      let ordered = isLast && stack.axis == .vertical ? children.reversed() : children
      return ordered.firstResult { baselineView(of: $0, isLast: isLast) }
    case .overlay(_, _, let children):
      return children.firstResult { baselineView(of: $0, isLast: isLast) }
    case .grid(let grid):
      let ordered = isLast ? grid.cells.reversed() : grid.cells
      return ordered.firstResult { baselineView(of: $0.node, isLast: isLast) }
    }
  }

  // MARK: Constraints

  func closing(_ owner: LineOwner, isLate: Bool = false) -> UILayoutPriority {
    PlanPriority.closing(depth: depth(of: owner), isLate: isLate)
  }

  func depth(of owner: LineOwner) -> Int {
    2 * tree.nodes[owner.node].depth + (owner.track == nil ? 0 : 1)
  }

  mutating func add(_ constraint: PlannedConstraint) {
    constraints.append(constraint)
  }

  /// Ties an end of an element to what bounds it.
  mutating func tie(_ term: PlanTerm, to bound: Bound, isStart: Bool, _ node: Int) {
    switch bound {
    case .free: break
    case .at(let place): tie(term, .equal, place, .required, node)
    case .within(let place):
      tie(term, isStart ? .greaterThanOrEqual : .lessThanOrEqual, place, .required, node)
    }
  }

  mutating func tie(
    _ term: PlanTerm, _ relation: NSLayoutConstraint.Relation, _ other: PlanTerm,
    _ priority: UILayoutPriority, _ node: Int
  ) {
    // A span can begin or end where its slot does; one of nothing is at an edge of the target.
    guard term.anchor != other.anchor,
      term.anchor.item != .target || other.anchor.item != .target
    else { return }
    add(
      PlannedConstraint(
        first: PlanSide(anchor: term.anchor), relation: relation,
        second: PlanSide(anchor: other.anchor), multiplier: 1,
        constant: other.offset - term.offset, priority: priority, node: node))
  }

  /// The distance from one end of a span to the other, and what to add to it for the length.
  func length(
    of span: PlanSpan, axis: NSLayoutConstraint.Axis
  ) -> (side: PlanSide, rest: CGFloat) {
    let rest = span.end.offset - span.start.offset
    let item = span.start.anchor.item
    let ends =
      axis == .horizontal
      ? (.leading, .trailing)
      : (.top, .bottom)
        as (
          NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute
        )
    if item != .target, item == span.end.anchor.item, span.start.anchor.attribute == ends.0,
      span.end.anchor.attribute == ends.1
    {
      let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      return (PlanSide(anchor: PlanAnchor(item: item, attribute: attribute)), rest)
    }
    return (PlanSide(anchor: span.end.anchor, origin: span.start.anchor), rest)
  }

  mutating func setLength(
    of span: PlanSpan, _ relation: NSLayoutConstraint.Relation, _ length: CGFloat,
    _ priority: UILayoutPriority, _ node: Int
  ) {
    guard span.start.anchor != span.end.anchor else { return }
    let (side, rest) = self.length(of: span, axis: axis)
    add(
      PlannedConstraint(
        first: side, relation: relation, second: nil, multiplier: 1, constant: length - rest,
        priority: priority, node: node))
  }

  /// Makes the length of a span a multiple of the length of another.
  mutating func relate(
    _ span: PlanSpan, axis: NSLayoutConstraint.Axis, to other: PlanSpan,
    axis otherAxis: NSLayoutConstraint.Axis, factor: CGFloat,
    priority: UILayoutPriority = .required, node: Int
  ) {
    guard span.start.anchor != span.end.anchor, other.start.anchor != other.end.anchor
    else { return }
    let (first, firstRest) = length(of: span, axis: axis)
    let (second, secondRest) = length(of: other, axis: otherAxis)
    add(
      PlannedConstraint(
        first: first, relation: .equal, second: second, multiplier: factor,
        constant: factor * secondRest - firstRest, priority: priority, node: node))
  }

  /// Puts a span in the middle of another.
  mutating func center(_ span: PlanSpan, in other: PlanSpan, node: Int) {
    // The centre does not turn with the writing direction, so it takes no horizontal offset.
    if let own = middle(of: span), let otherMiddle = middle(of: other),
      axis == .vertical || own.offset == otherMiddle.offset
    {
      tie(own, .equal, otherMiddle, .required, node)
    } else {
      // As far from one end as from the other.
      relate(
        PlanSpan(start: other.start, end: span.start), axis: axis,
        to: PlanSpan(start: span.end, end: other.end), axis: axis, factor: 1, node: node)
    }
  }

  /// The centre of an item, if the span is that of one item. The centre of a scroll view is not that
  /// of its content, so a target has none.
  private func middle(of span: PlanSpan) -> PlanTerm? {
    let item = span.start.anchor.item
    guard item != .target, span.start.anchor == start(of: item), span.end.anchor == end(of: item)
    else {
      return nil
    }
    return PlanTerm(
      anchor: PlanAnchor(item: item, attribute: axis == .horizontal ? .centerX : .centerY),
      offset: (span.start.offset + span.end.offset) / 2)
  }
}

extension Sequence {
  /// The first result that is not `nil`. Unlike a lazy map it asks for no result twice, which nested
  /// calls would double at each level.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
