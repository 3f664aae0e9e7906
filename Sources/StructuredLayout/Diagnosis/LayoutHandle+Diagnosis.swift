#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension LayoutHandle {
  /// Says in words which views have more than one possible frame and which constraints fight, with
  /// the source lines of their elements. Empty when all is well.
  ///
  /// Lays the view out first. A conflict is found by its result: a required constraint that the
  /// frames do not satisfy, by more than a point. What fights with it is sought among the constraints
  /// of the layout and of the views around and inside that are about the same items.
  ///
  /// Complexity: quadratic in the number of constraints, for debugging.
  public func diagnose() -> [LayoutProblem] {
    guard isInstalled, isActive, let view else {
      let state = view == nil ? "the view was released" : isInstalled ? "not active" : "uninstalled"
      return [
        LayoutProblem(
          kind: .inactive, views: [], description: "The layout at \(source) is \(state).")
      ]
    }
    view.layoutIfNeeded()
    let missing = views.indices.filter { views[$0].superview !== view }
    guard missing.isEmpty else {
      return missing.map {
        LayoutProblem(
          kind: .missing, views: [views[$0]],
          description: "\(name(of: $0)) was taken out of the view.")
      }
    }
    return conflicts(in: view) + ambiguities()
  }

  // MARK: Conflicts

  private func conflicts(in view: UIView) -> [LayoutProblem] {
    let geometry = LayoutGeometry(view: view, items: items(in: view))
    var problems: [LayoutProblem] = []
    for (index, planned) in plan.constraints.enumerated()
    where planned.priority == .required && !planned.isOfBaselines {
      let (first, second) = geometry.sides(of: planned)
      let isViolated: Bool
      switch planned.relation {
      case .lessThanOrEqual: isViolated = first > second + 1
      case .greaterThanOrEqual: isViolated = first < second - 1
      default: isViolated = abs(first - second) > 1
      }
      guard isViolated else { continue }
      let measured =
        planned.second == nil
        ? "it is \(number(first))" : "it is \(number(abs(first - second))) off"
      let rivals = rivals(of: index, in: view, geometry)
      problems.append(
        LayoutProblem(
          kind: .conflict, views: subjects(of: planned),
          description: "\(text(of: index)) cannot hold: \(measured). "
            + (rivals.isEmpty
              ? "Nothing else in the layout is about it; look at constraints made elsewhere."
              : "It fights with \(rivals.joined(separator: "; ")).")))
    }
    return problems
  }

  /// The constraints that leave no room for one; if they cannot be told, those that hang together with
  /// it along the same axis, the nearest first.
  private func rivals(
    of index: Int, in view: UIView, _ geometry: LayoutGeometry
  ) -> [String] {
    let planned = plan.constraints[index]
    let length = geometry.targetLength(isVertical: planned.isVertical)
    if let contradiction = Contradiction(of: index, in: plan, targetLength: length) {
      let target = planned.isVertical ? "height of the target" : "width of the target"
      return contradiction.constraints.map(text)
        + (contradiction.involvesTarget ? ["\(target) = \(number(length))"] : [])
    }
    var reached = Set(planned.items).subtracting([.target])
    var left = plan.constraints.indices.filter {
      $0 != index && plan.constraints[$0].priority == .required
        && plan.constraints[$0].isVertical == planned.isVertical
    }
    var texts: [String] = []
    while let next = left.firstIndex(where: {
      !reached.isDisjoint(with: plan.constraints[$0].items)
    }) {
      let rival = left.remove(at: next)
      reached.formUnion(Set(plan.constraints[rival].items).subtracting([.target]))
      texts.append(text(of: rival))
    }
    let own = Set(constraints.map(ObjectIdentifier.init))
    let subjects = subjects(of: planned)
    for holder in [view] + subjects {
      for constraint in holder.constraints
      where constraint.isActive && constraint.priority == .required
        && !own.contains(ObjectIdentifier(constraint))
        && constraint.firstAttribute.isVertical == planned.isVertical
        && subjects.contains(where: {
          constraint.firstItem === $0 || constraint.secondItem === $0
        })
      {
        texts.append("a constraint made elsewhere, \(constraint)")
      }
    }
    return texts
  }

  private func subjects(of planned: PlannedConstraint) -> [UIView] {
    planned.items.compactMap { $0.view.map { views[$0] } }
  }

  // MARK: Ambiguities

  private func ambiguities() -> [LayoutProblem] {
    let ambiguous = views.indices.filter { views[$0].hasAmbiguousLayout }
    var problems: [LayoutProblem] = []
    var others: [Int] = []
    for index in ambiguous {
      let open = [NSLayoutConstraint.Axis.horizontal, .vertical].filter { isOpen(index, $0) }
      guard !open.isEmpty else {
        others.append(index)
        continue
      }
      let lengths = open.map { $0 == .horizontal ? "width" : "height" }
      let length = lengths.joined(separator: " and no ")
      problems.append(
        LayoutProblem(
          kind: .ambiguous, views: [views[index]],
          description: "\(name(of: index)) has no natural \(length), and nothing else says what it"
            + " is. Give it one, or let it expand."))
    }
    // What stands beside a view of open length is ambiguous because of that.
    guard problems.isEmpty, !others.isEmpty else { return problems }
    let names = others.map(name).joined(separator: ", ")
    return [
      LayoutProblem(
        kind: .ambiguous, views: others.map { views[$0] },
        description: "More than one layout is possible for \(names). If there is too much or too"
          + " little room for them, let one expand, or give them different priorities of hugging or"
          + " compression resistance.")
    ]
  }

  /// Whether a view has no natural length and no constraint of the layout gives it one.
  private func isOpen(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = views[index].intrinsicContentSize
    guard (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric
    else { return false }
    let isVertical = axis == .vertical
    let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
    return !plan.constraints.contains { constraint in
      constraint.isVertical == isVertical && constraint.relation == .equal
        && ([constraint.first] + [constraint.second].compactMap { $0 }).contains {
          $0.anchor.item == .view(index) && lengths.contains($0.anchor.attribute)
        }
    }
  }

  // MARK: Words

  private func name(of view: Int) -> String {
    "\(views[view].layoutName) (\(plan.sources[plan.viewNodes[view]]))"
  }

  private func name(of item: PlanItem) -> String {
    if let view = item.view { return views[view].layoutName }
    return item == .target ? "the target" : "a guide"
  }

  private func text(of index: Int) -> String {
    let planned = plan.constraints[index]
    let sign: String
    switch planned.relation {
    case .lessThanOrEqual: sign = "≤"
    case .greaterThanOrEqual: sign = "≥"
    default: sign = "="
    }
    var text = "\(self.text(of: planned.first)) \(sign) "
    if let second = planned.second {
      if planned.multiplier != 1 { text += "\(number(planned.multiplier)) × " }
      text += self.text(of: second)
      if planned.constant != 0 {
        text += " \(planned.constant < 0 ? "-" : "+") \(number(abs(planned.constant)))"
      }
    } else {
      text += number(planned.constant)
    }
    return "\(text) (\(plan.sources[planned.node]))"
  }

  private func text(of side: PlanSide) -> String {
    let end = "\(side.anchor.attribute.name) of \(name(of: side.anchor.item))"
    guard let origin = side.origin else { return end }
    return "distance from \(origin.attribute.name) of \(name(of: origin.item)) to \(end)"
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}

extension PlannedConstraint {
  fileprivate var items: [PlanItem] {
    [first.anchor, first.origin, second?.anchor, second?.origin].compactMap { $0?.item }
  }

  fileprivate var isOfBaselines: Bool {
    [.firstBaseline, .lastBaseline].contains(first.anchor.attribute)
  }

  fileprivate var isVertical: Bool { first.anchor.attribute.isVertical }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var name: String {
    switch self {
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .top: return "top"
    case .bottom: return "bottom"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .firstBaseline: return "firstBaseline"
    case .lastBaseline: return "lastBaseline"
    default: return "attribute \(rawValue)"
    }
  }
}
