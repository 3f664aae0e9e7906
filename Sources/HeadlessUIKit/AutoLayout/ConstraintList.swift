import Foundation

/// Active constraints in the order they were activated.
///
/// Adding takes O(1), amortised. Removing takes O(log n): the place is found by the order of
/// activation and stays empty until half of the places are. So a list of n views that share a
/// superview is taken apart in O(n log n), in whatever order.
struct ConstraintList {
  private struct Place {
    let order: Int
    var constraint: NSLayoutConstraint?
  }

  private var places: [Place] = []
  private var emptyCount = 0
  /// The number of places at which constraints are dropped that went without being removed.
  private var limit = 8

  /// Appends a constraint that was just activated, unless it is the last one already.
  @MainActor
  mutating func append(_ constraint: NSLayoutConstraint) {
    guard places.last?.order != constraint.activationOrder else { return }
    if places.count >= limit {
      // A constraint whose holder is gone was not removed from the lists of its items.
      places.removeAll { $0.constraint?.holder == nil }
      emptyCount = 0
      limit = max(8, 2 * places.count)
    }
    places.append(Place(order: constraint.activationOrder, constraint: constraint))
  }

  /// Removes a constraint that still has the order of activation it was appended with.
  @MainActor
  mutating func remove(_ constraint: NSLayoutConstraint) {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].order < constraint.activationOrder {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < places.count, places[low].constraint === constraint else { return }
    places[low].constraint = nil
    emptyCount += 1
    guard 2 * emptyCount > places.count else { return }
    places.removeAll { $0.constraint == nil }
    emptyCount = 0
  }

  /// The constraints, from the first activated one on.
  @MainActor var constraints: [NSLayoutConstraint] {
    places.compactMap { $0.constraint?.holder == nil ? nil : $0.constraint }
  }

  /// Uninstalls the constraints that are held outside a view.
  @MainActor
  func uninstall(outside boundary: UIView) {
    for constraint in constraints where constraint.holder?.isDescendant(of: boundary) != true {
      constraint.uninstall()
    }
  }
}
