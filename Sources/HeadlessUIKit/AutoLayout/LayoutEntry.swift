import Foundation

/// An equation of a ``LayoutSystem`` with where it comes from.
@MainActor
final class LayoutEntry {
  enum Source {
    case constraint(NSLayoutConstraint)
    case own(Own)
  }

  /// What an item brings along by itself. The item owns the entry, so the way back is unowned.
  struct Own {
    unowned let item: LayoutItem
    let axis: NSLayoutConstraint.Axis
    let role: LayoutItem.Role
  }

  let source: Source
  /// What it means now, or is to mean when the staged changes are made.
  var linear: LinearConstraint?
  /// What the solver calls it; `nil` while the solver does not hold it.
  var id: ConstraintID?
  /// Whether it waits to be added.
  var isStaged = false
  /// Whether it was left out because it cannot hold.
  var isBroken = false
  /// The items that a constraint mentions.
  var items: [LayoutItem] = []

  init(_ source: Source) {
    self.source = source
  }

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { return constraint }
    return nil
  }

  private var role: LayoutItem.Role? {
    if case .own(let own) = source { return own.role }
    return nil
  }

  var isNotNegative: Bool { role == .notNegative }

  /// What is entered first: places that are known, then constraints, then what bounds them.
  /// Later entries find a solution that already holds most of them.
  var rank: Int {
    switch role {
    case .position, .size: return 0
    case nil: return linear?.strength.isRequired == true ? 1 : 2
    case .notNegative: return 4
    default: return 3
    }
  }
}
