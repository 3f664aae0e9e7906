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
    if planned.first.origin == nil, planned.second?.origin == nil {
      constraint = NSLayoutConstraint(
        item: item(planned.first.anchor.item).object, attribute: planned.first.anchor.attribute,
        relatedBy: planned.relation, toItem: planned.second.map { item($0.anchor.item).object },
        attribute: planned.second?.anchor.attribute ?? .notAnAttribute,
        multiplier: planned.multiplier, constant: planned.constant)
    } else {
      constraint = makeDistance(planned)
    }
    if planned.priority != .required { constraint.priority = planned.priority }
    return constraint
  }

  private func makeDistance(_ planned: PlannedConstraint) -> NSLayoutConstraint {
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

/// A view or guide.
@MainActor
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  var object: AnyObject {
    switch self {
    case .view(let view): return view
    case .guide(let guide): return guide
    }
  }

  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    switch self {
    case .view(let view): return attribute == .width ? view.widthAnchor : view.heightAnchor
    case .guide(let guide): return attribute == .width ? guide.widthAnchor : guide.heightAnchor
    }
  }

  func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    switch self {
    case .view(let view):
      return attribute == .leading ? view.leadingAnchor : view.trailingAnchor
    case .guide(let guide):
      return attribute == .leading ? guide.leadingAnchor : guide.trailingAnchor
    }
  }

  func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    switch self {
    case .view(let view): return attribute == .top ? view.topAnchor : view.bottomAnchor
    case .guide(let guide): return attribute == .top ? guide.topAnchor : guide.bottomAnchor
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
