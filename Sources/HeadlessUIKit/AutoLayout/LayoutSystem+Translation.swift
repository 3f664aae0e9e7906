import Foundation

/// A sum of variables that is put together term by term.
private struct Sum {
  var terms: [LinearExpression.Term] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      terms.append(LinearExpression.Term(variable, coefficient))
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }
}

extension LayoutSystem {
  struct Translation {
    var linear: LinearConstraint
    var items: [LayoutItem]
    var usesBaseline: Bool
  }

  /// Where the two sides of a constraint are measured.
  private struct Frame {
    /// The nearest view around all items. Positions are in its coordinates, so that a multiple
    /// of a position is what UIKit takes it for.
    let common: UIView
    let isRightToLeft: Bool
    /// Whether positions are measured from the right, towards the left: both sides are then
    /// mirrored, which turns the constant too.
    let isMirrored: Bool
    var items: [LayoutItem] = []
    var usesBaseline = false
  }

  /// The equation that a constraint stands for; `nil` while one of its items is in no view.
  func translate(_ constraint: NSLayoutConstraint) -> Translation? {
    guard let holder = constraint.holder, let common = constraint.commonView else { return nil }
    let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var frame = Frame(
      common: common, isRightToLeft: isRightToLeft,
      isMirrored: isRightToLeft && constraint.isDirectional)
    var sum = Sum()
    add(constraint.firstTerm, factor: 1, to: &sum, &frame)
    if let second = constraint.secondTerm {
      add(second, factor: -Double(constraint.multiplier), to: &sum, &frame)
    }
    var linear = LinearConstraint(
      LinearExpression(terms: sum.terms),
      constraint.relation == .equal
        ? .equal
        : constraint.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
      Double(constraint.totalConstant) - sum.constant,
      strength: Strength(priority: Double(constraint.priority.rawValue)))
    // Terms that cancel leave a number; the solver checks it.
    linear.terms.removeAll { $0.coefficient == 0 }
    return Translation(linear: linear, items: frame.items, usesBaseline: frame.usesBaseline)
  }

  private func add(
    _ term: AnchorTerm, factor: Double, to sum: inout Sum, _ frame: inout Frame
  ) {
    guard let object = term.item else { return }
    add(object, term.attribute, factor: factor, to: &sum, &frame)
    if let offset = term.offset, let start = offset.item {
      add(start, offset.attribute, factor: -factor, to: &sum, &frame)
    }
  }

  private func add(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, factor: Double,
    to sum: inout Sum, _ frame: inout Frame
  ) {
    let place = attribute.place(isRightToLeft: frame.isRightToLeft)
    guard let item = resolve(object, place, in: &frame) else { return }
    let side = side(place.axis, of: item)
    frame.items.append(item)
    guard place.kind != .length else { return sum.add(side.size, factor) }

    var direction = factor
    if frame.isMirrored {
      // The place from the right edge of the common view: its end minus the place.
      addEnd(of: frame.common, factor: factor, to: &sum, &frame)
      direction = -factor
    }
    switch place.kind {
    case .start, .length: break
    case .middle: sum.add(side.size, direction / 2)
    case .end: sum.add(side.size, direction)
    case .firstBaseline:
      frame.usesBaseline = true
      sum.constant += direction * Double(item.baselines.first)
    case .lastBaseline:
      frame.usesBaseline = true
      sum.add(side.size, direction)
      sum.constant -= direction * Double(item.baselines.last)
    }
    addStart(of: item, side, place, factor: direction, to: &sum, &frame)
  }

  /// The end of the common view in its own coordinates.
  private func addEnd(
    of view: UIView, factor: Double, to sum: inout Sum, _ frame: inout Frame
  ) {
    let item = item(of: view)
    frame.items.append(item)
    sum.add(side(.horizontal, of: item).size, factor)
    sum.constant += factor * Double(item.startInset(.horizontal) + item.boundsStart(.horizontal))
  }

  /// Where an item starts, in the coordinates of the common view.
  private func addStart(
    of item: LayoutItem, _ side: LayoutItem.Side, _ place: LayoutPlace, factor: Double,
    to sum: inout Sum, _ frame: inout Frame
  ) {
    let axis = place.axis
    var container: UIView? = item.view
    if item.kind == .view {
      if item.view === frame.common {
        let start = item.startInset(axis) + item.boundsStart(axis)
        sum.constant += factor * Double(start)
        return
      }
      container = item.view.superview
    }
    sum.add(side.origin, factor)
    // Out of the views in between.
    while let view = container, view !== frame.common {
      let outer = self.item(of: view)
      frame.items.append(outer)
      sum.add(self.side(axis, of: outer).origin, factor)
      sum.constant -= factor * Double(outer.startInset(axis) + outer.boundsStart(axis))
      container = view.superview
    }
  }

  /// The item that a view stands for: margins for margin attributes, the content for the edges
  /// of a scroll view seen from inside, another view for baselines.
  private func resolve(
    _ object: AnyObject, _ place: LayoutPlace, in frame: inout Frame
  ) -> LayoutItem? {
    if let guide = object as? UILayoutGuide {
      return guide.owningView.map { item(of: guide, in: $0) }
    }
    guard let original = object as? UIView else { return nil }
    var view = original
    if place.kind == .firstBaseline { view = baselineView(view, \.forFirstBaselineLayout) }
    if place.kind == .lastBaseline { view = baselineView(view, \.forLastBaselineLayout) }
    // When the original changes it is asked again.
    if view !== original { frame.items.append(item(of: original)) }
    if place.isMargin { return item(of: view.layoutMarginsGuide, in: view) }
    if place.isEdge, view === frame.common, let scrollView = view as? UIScrollView {
      return item(of: scrollView.contentLayoutGuide, in: scrollView)
    }
    return item(of: view)
  }

  private func baselineView(_ view: UIView, _ path: KeyPath<UIView, UIView>) -> UIView {
    let target = view[keyPath: path]
    if target === view { return view }
    return target.isDescendant(of: view) ? baselineView(target, path) : view
  }
}
