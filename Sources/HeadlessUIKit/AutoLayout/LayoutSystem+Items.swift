import Foundation

/// The views and guides that take part.
extension LayoutSystem {
  func existingItem(of object: AnyObject) -> LayoutItem? {
    items[ObjectIdentifier(object)]
  }

  func item(of view: UIView) -> LayoutItem {
    if let item = existingItem(of: view) { return item }
    let item = LayoutItem(view: view)
    items[item.key] = item
    if !isFitting { view.constraintStorage.isItem = true }
    return item
  }

  func item(of guide: UILayoutGuide, in view: UIView) -> LayoutItem {
    if let item = existingItem(of: guide) { return item }
    let item = LayoutItem(guide: guide, of: view)
    items[item.key] = item
    if item.isTied { tiedItems.append(item) }
    return item
  }

  /// The variables of an item along an axis, made when needed.
  func side(_ axis: NSLayoutConstraint.Axis, of item: LayoutItem) -> LayoutItem.Side {
    if let side = item.sides[axis] { return side }
    let side = LayoutItem.Side(
      origin: equations.solver.makeVariable(), size: equations.solver.makeVariable())
    item.sides[axis] = side
    for variable in [side.origin, side.size] {
      while owners.count <= variable.symbol.index { owners.append(nil) }
      owners[variable.symbol.index] = item
    }
    stageOwnEntries(of: item, axis)
    return side
  }

  func makeSides(of item: LayoutItem) {
    _ = side(.horizontal, of: item)
    _ = side(.vertical, of: item)
  }

  // MARK: Removal, at once: what goes may not live until the next update

  /// Forgets a view with everything inside.
  func remove(tree view: UIView) {
    for constraint in view.constraintStorage.held.constraints { remove(constraint: constraint) }
    for subview in view.storedSubviews { remove(tree: subview) }
    for guide in view.constraintStorage.guides { removeItem(of: guide) }
    removeItem(of: view)
    view.constraintStorage.isItem = false
  }

  /// Forgets a guide that leaves its view. Constraints that still mention it get their sense
  /// from its new place.
  func forget(guide: UILayoutGuide) {
    let constraints = existingItem(of: guide).map { users(of: $0) } ?? []
    removeItem(of: guide)
    for constraint in constraints { note(constraint: constraint) }
  }

  private func removeItem(of object: AnyObject) {
    guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
    if item.isTied { tiedItems.removeIdentical(item) }
    for constraint in users(of: item) { remove(constraint: constraint) }
    for side in [item.sides.horizontal, item.sides.vertical] {
      guard let side else { continue }
      for case let entry? in side.entries { equations.withdraw(entry) }
      for variable in [side.origin, side.size] {
        owners[variable.symbol.index] = nil
        equations.solver.release(variable)
      }
    }
  }
}
