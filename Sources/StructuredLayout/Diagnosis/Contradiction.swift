#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The required constraints that leave no room for another one.
///
/// Places, lengths and distances bound each other: `a ≤ b + w`. Where such bounds form a chain from
/// one end of a constraint to the other that is shorter than the constraint allows, they contradict
/// it, and the chain is the answer. Centres and multiples are not followed.
struct Contradiction {
  /// The numbers of the constraints, along the chain.
  var constraints: [Int]
  /// Whether the length of the target is part of it.
  var involvesTarget: Bool

  /// `lower ≤ upper + distance`
  private struct Bound {
    var lower: PlanAnchor
    var upper: PlanAnchor
    var distance: CGFloat
    /// The constraint; `nil` for what always holds.
    var source: Int?
    var isTarget = false
  }

  /// Finds the chain that contradicts a constraint. Complexity: O(items × constraints).
  ///
  /// - Parameter targetLength: How long the target is along the axis of the constraint.
  init?(of index: Int, in plan: LayoutPlan, targetLength: CGFloat) {
    let isVertical = plan.constraints[index].first.anchor.attribute.isVertical
    var bounds: [Bound] = []
    for (number, constraint) in plan.constraints.enumerated()
    where number != index && constraint.priority == .required
      && constraint.first.anchor.attribute.isVertical == isVertical
    {
      bounds += Contradiction.bounds(of: constraint, number)
    }
    var items = Set(bounds.flatMap { [$0.lower.item, $0.upper.item] })
    items.insert(.target)
    for item in items {
      let (start, end) = Contradiction.ends(of: item, isVertical)
      let isTarget = item == .target
      bounds.append(
        Bound(
          lower: start, upper: end, distance: isTarget ? -targetLength : 0, isTarget: isTarget))
      guard isTarget else { continue }
      bounds.append(Bound(lower: end, upper: start, distance: targetLength, isTarget: true))
    }
    for wanted in Contradiction.bounds(of: plan.constraints[index], index) {
      guard let chain = Contradiction.chain(from: wanted.upper, to: wanted.lower, bounds),
        chain.reduce(wanted.distance, { $0 + $1.distance }) < -0.5
      else { continue }
      constraints = chain.compactMap(\.source)
      involvesTarget = chain.contains(where: \.isTarget)
      return
    }
    return nil
  }

  private static func ends(
    of item: PlanItem, _ isVertical: Bool
  ) -> (start: PlanAnchor, end: PlanAnchor) {
    (
      PlanAnchor(item: item, attribute: isVertical ? .top : .leading),
      PlanAnchor(item: item, attribute: isVertical ? .bottom : .trailing)
    )
  }

  private static func bounds(of constraint: PlannedConstraint, _ number: Int) -> [Bound] {
    let first: PlanAnchor
    let second: PlanAnchor
    let places: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
    let side = constraint.first
    if let other = constraint.second {
      guard side.origin == nil, other.origin == nil, constraint.multiplier == 1,
        places.contains(side.anchor.attribute), places.contains(other.anchor.attribute)
      else { return [] }
      (first, second) = (side.anchor, other.anchor)
    } else if let origin = side.origin {
      (first, second) = (side.anchor, origin)
    } else {
      (second, first) = ends(of: side.anchor.item, side.anchor.attribute.isVertical)
    }
    var bounds: [Bound] = []
    if constraint.relation != .greaterThanOrEqual {
      bounds.append(
        Bound(lower: first, upper: second, distance: constraint.constant, source: number))
    }
    if constraint.relation != .lessThanOrEqual {
      bounds.append(
        Bound(lower: second, upper: first, distance: -constraint.constant, source: number))
    }
    return bounds
  }

  /// The tightest chain of bounds from one anchor to another (Bellman and Ford's algorithm).
  private static func chain(
    from start: PlanAnchor, to end: PlanAnchor, _ bounds: [Bound]
  ) -> [Bound]? {
    var best: [PlanAnchor: (distance: CGFloat, last: Int?)] = [start: (0, nil)]
    let count = Set(bounds.flatMap { [$0.lower, $0.upper] }).count
    for _ in 0..<count {
      var isChanged = false
      for (index, bound) in bounds.enumerated() where bound.upper != start {
        guard let known = best[bound.lower]?.distance else { continue }
        let distance = known + bound.distance
        guard distance < (best[bound.upper]?.distance ?? .infinity) - 1e-6 else { continue }
        best[bound.upper] = (distance, index)
        isChanged = true
      }
      if !isChanged { break }
    }
    var chain: [Bound] = []
    var anchor = end
    while let last = best[anchor]?.last, chain.count <= count {
      chain.append(bounds[last])
      anchor = bounds[last].lower
    }
    return anchor == start && !chain.isEmpty ? chain.reversed() : nil
  }
}
