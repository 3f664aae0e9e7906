#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The views and guides behind the numbers of a plan.
@MainActor
struct PlanItems {
  let target: LayoutItem
  let views: [UIView]
  let guides: [UILayoutGuide]

  func item(_ item: PlanItem) -> LayoutItem {
    if let view = item.view { return .view(views[view]) }
    if let guide = item.guide { return .guide(guides[guide]) }
    return target
  }

  func makeConstraint(_ planned: PlannedConstraint) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint
    let attribute = planned.first.anchor.attribute
    let first = item(planned.first.anchor.item)
    if planned.first.origin != nil || attribute == .width || attribute == .height {
      constraint = makeLength(planned)
    } else if let second = planned.second, attribute.isVertical {
      let other = item(second.anchor.item).vertical(second.anchor.attribute)
      constraint = first.vertical(attribute).constraint(planned.relation, other, planned.constant)
    } else if let second = planned.second {
      let other = item(second.anchor.item).horizontal(second.anchor.attribute)
      constraint = first.horizontal(attribute)
        .constraint(planned.relation, other, planned.constant)
    } else {
      constraint = makeLength(planned)
    }
    if planned.priority != .required { constraint.priority = planned.priority }
    return constraint
  }

  private func makeLength(_ planned: PlannedConstraint) -> NSLayoutConstraint {
    let first = dimension(planned.first)
    guard let second = planned.second.map(dimension) else {
      switch planned.relation {
      case .lessThanOrEqual:
        return first.constraint(lessThanOrEqualToConstant: planned.constant)
      case .greaterThanOrEqual:
        return first.constraint(greaterThanOrEqualToConstant: planned.constant)
      default: return first.constraint(equalToConstant: planned.constant)
      }
    }
    return first.constraint(
      equalTo: second, multiplier: planned.multiplier, constant: planned.constant)
  }

  private func dimension(_ side: PlanSide) -> NSLayoutDimension {
    let item = item(side.anchor.item)
    guard let origin = side.origin else { return item.length(side.anchor.attribute) }
    let start = self.item(origin.item)
    return origin.attribute.isVertical
      ? start.vertical(origin.attribute).anchorWithOffset(
        to: item.vertical(side.anchor.attribute))
      : start.horizontal(origin.attribute).anchorWithOffset(
        to: item.horizontal(side.anchor.attribute))
  }
}

extension NSLayoutXAxisAnchor {
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutXAxisAnchor, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: return constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: return constraint(greaterThanOrEqualTo: other, constant: constant)
    default: return constraint(equalTo: other, constant: constant)
    }
  }
}

extension NSLayoutYAxisAnchor {
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutYAxisAnchor, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: return constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: return constraint(greaterThanOrEqualTo: other, constant: constant)
    default: return constraint(equalTo: other, constant: constant)
    }
  }
}

/// A view or guide.
@MainActor
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    switch self {
    case .view(let view): return attribute == .width ? view.widthAnchor : view.heightAnchor
    case .guide(let guide): return attribute == .width ? guide.widthAnchor : guide.heightAnchor
    }
  }

  func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    switch (self, attribute) {
    case (.view(let view), .leading): return view.leadingAnchor
    case (.view(let view), .trailing): return view.trailingAnchor
    case (.view(let view), _): return view.centerXAnchor
    case (.guide(let guide), .leading): return guide.leadingAnchor
    case (.guide(let guide), .trailing): return guide.trailingAnchor
    case (.guide(let guide), _): return guide.centerXAnchor
    }
  }

  func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    switch (self, attribute) {
    case (.view(let view), .top): return view.topAnchor
    case (.view(let view), .bottom): return view.bottomAnchor
    case (.view(let view), .firstBaseline): return view.firstBaselineAnchor
    case (.view(let view), .lastBaseline): return view.lastBaselineAnchor
    case (.view(let view), _): return view.centerYAnchor
    case (.guide(let guide), .top): return guide.topAnchor
    case (.guide(let guide), .bottom): return guide.bottomAnchor
    case (.guide(let guide), _): return guide.centerYAnchor
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: return true
    default: return false
    }
  }
}
