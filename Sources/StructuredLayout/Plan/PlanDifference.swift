#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What two plans have in common.
@MainActor
struct PlanDifference {
  /// The constraint of the old plan for each one of the new plan, if there is one of the same
  /// equation but for the constant.
  private(set) var constraints: [Int?]
  /// The guide of the old plan for each one of the new plan.
  private(set) var guides: [Int?]
  /// The constraints and guides of the old plan that are not needed any more.
  private(set) var unusedConstraints: [Int] = []
  private(set) var unusedGuides: [Int] = []

  /// What makes two constraints the same: all but the constant and, below required, the priority.
  private struct Equation: Hashable {
    var first: PlanSide
    var relation: NSLayoutConstraint.Relation
    var second: PlanSide?
    var multiplier: CGFloat
    var isRequired: Bool

    init(_ planned: PlannedConstraint) {
      first = planned.first
      relation = planned.relation
      second = planned.second
      multiplier = planned.multiplier
      isRequired = planned.priority == .required
    }
  }

  init(from old: LayoutPlan, _ oldGuides: [UILayoutGuide], to new: LayoutPlan) {
    constraints = [Int?](repeating: nil, count: new.constraints.count)
    guides = [Int?](repeating: nil, count: new.guides.count)
    guard !old.constraints.isEmpty else { return }

    var numbers = [PlanItem: PlanItem]()
    let newViews = Dictionary(
      new.views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { $1 })
    for (index, view) in old.views.enumerated() {
      if let number = newViews[ObjectIdentifier(view)] {
        numbers[.view(index)] = .view(number)
      }
    }
    let newGuides = Dictionary(
      new.guides.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    for (index, key) in old.guides.enumerated() {
      if let number = newGuides[key] {
        numbers[.guide(index)] = .guide(number)
        guides[number] = index
      } else {
        unusedGuides.append(index)
      }
    }
    numbers[.target] = .target

    var known: [Equation: [Int]] = [:]
    for (index, planned) in old.constraints.enumerated() {
      guard let renamed = planned.renamed(numbers) else {
        unusedConstraints.append(index)
        continue
      }
      known[Equation(renamed), default: []].append(index)
    }
    for (index, planned) in new.constraints.enumerated() {
      guard let candidates = known[Equation(planned)], let first = candidates.first else {
        continue
      }
      constraints[index] = first
      known[Equation(planned)] = Array(candidates.dropFirst())
    }
    unusedConstraints += known.values.joined()
  }
}

extension PlannedConstraint {
  /// The constraint with other numbers for its items; `nil` if one has none.
  fileprivate func renamed(_ numbers: [PlanItem: PlanItem]) -> PlannedConstraint? {
    func renamed(_ side: PlanSide) -> PlanSide? {
      var side = side
      guard let item = numbers[side.anchor.item] else { return nil }
      side.anchor.item = item
      if let origin = side.origin {
        guard let item = numbers[origin.item] else { return nil }
        side.origin?.item = item
      }
      return side
    }
    var constraint = self
    guard let first = renamed(first) else { return nil }
    constraint.first = first
    if let second {
      guard let second = renamed(second) else { return nil }
      constraint.second = second
    }
    return constraint
  }
}
