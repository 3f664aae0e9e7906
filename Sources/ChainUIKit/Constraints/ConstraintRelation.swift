#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The constraints of one line in a `layout` closure.
///
/// Its methods finish the equation `attribute = multiplier × other + constant`. Keep the relation
/// to change it later: after the closure has run, the same methods change the constraints in place,
/// except for the multiplier, which UIKit fixes for life; a changed one replaces the constraint.
///
/// The relation keeps its constraints alive, but none of the views.
@MainActor
public final class ConstraintRelation {
  /// The native constraints, one for each attribute, in the order the attributes were named. Empty
  /// until the closure has returned, and when the relation failed.
  public private(set) var constraints: [NSLayoutConstraint] = []

  let item: ConstraintItem
  let attributes: [NSLayoutConstraint.Attribute]
  let relation: NSLayoutConstraint.Relation
  let operand: ConstraintOperand
  let file: StaticString
  let line: UInt

  private var offset: CGFloat = 0
  private var insets = ConstraintInsets.absolute(.zero)
  private var multiplier: CGFloat = 1
  private var priority = UILayoutPriority.required
  private var label: String?

  init(
    item: ConstraintItem, attributes: [NSLayoutConstraint.Attribute],
    relation: NSLayoutConstraint.Relation, operand: ConstraintOperand, file: StaticString,
    line: UInt
  ) {
    self.item = item
    self.attributes = attributes
    self.relation = relation
    self.operand = operand
    self.file = file
    self.line = line
  }

  /// Adds points to the other side, for every attribute alike. Replaces an earlier offset.
  @discardableResult
  public func offset(_ amount: CGFloat) -> Self {
    guard isFinite(amount, "offset") else { return self }
    offset = amount
    return refreshed()
  }

  /// Moves edges inwards by a number of points on every side; widths and heights shrink by twice the
  /// number, centres stay. Replaces earlier insets.
  @discardableResult
  public func inset(_ amount: CGFloat) -> Self {
    inset(UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// Moves edges inwards. Widths and heights shrink by the sum of both sides, centres move to the
  /// middle of what is left; a leading edge takes the inset of the side it is on.
  @discardableResult
  public func inset(_ amount: UIEdgeInsets) -> Self {
    guard isFinite(amount.left + amount.right + amount.top + amount.bottom, "inset")
    else { return self }
    insets = .absolute(amount)
    return refreshed()
  }

  /// Moves edges inwards, in the writing direction.
  @discardableResult
  public func inset(_ amount: NSDirectionalEdgeInsets) -> Self {
    guard isFinite(amount.leading + amount.trailing + amount.top + amount.bottom, "inset")
    else { return self }
    insets = .directional(amount)
    return refreshed()
  }

  /// Multiplies the other side. Replaces an earlier factor.
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> Self {
    guard isFinite(factor, "factor") else { return self }
    multiplier = factor
    return refreshed()
  }

  /// Divides the other side. Replaces an earlier factor.
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> Self {
    guard divisor != 0 else {
      fail("cannot divide by zero; the factor is unchanged")
      return self
    }
    return multipliedBy(1 / divisor)
  }

  /// Says how important the constraints are; required unless set.
  @discardableResult
  public func priority(_ value: UILayoutPriority) -> Self {
    guard value.rawValue > 0, value.rawValue <= UILayoutPriority.required.rawValue else {
      fail(
        "a priority is above 0 and at most 1000, not \(value.rawValue); the priority is unchanged")
      return self
    }
    priority = value
    return refreshed()
  }

  /// Says how important the constraints are: above 0, at most 1000.
  @discardableResult
  public func priority(_ value: Float) -> Self {
    priority(UILayoutPriority(rawValue: value))
  }

  /// Names the constraints in reports of conflicts, before their file and line.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    self.label = label
    return refreshed()
  }

  /// Whether all constraints take part in the layout. Setting it before the closure has returned
  /// does nothing.
  public var isActive: Bool {
    get { !constraints.isEmpty && constraints.allSatisfy(\.isActive) }
    set {
      if newValue {
        NSLayoutConstraint.activate(constraints)
      } else {
        NSLayoutConstraint.deactivate(constraints)
      }
    }
  }

  func fail(_ message: String) {
    ConstraintFailure.report(
      "\(item.name): \(message)", file: file, line: line)
  }

  private func isFinite(_ number: CGFloat, _ name: String) -> Bool {
    if number.isFinite { return true }
    fail("the \(name) is not a finite number; it is unchanged")
    return false
  }

  // MARK: Making constraints

  /// Makes the constraints, inactive.
  func make() {
    constraints = makeConstraints()
  }

  /// Gives the constants and priorities of this relation to constraints that exist, and takes those
  /// for its own.
  func update(among existing: [NSLayoutConstraint]) {
    constraints = makeConstraints().compactMap { wanted in
      guard let match = existing.first(where: { isSame($0, wanted) }) else {
        fail(
          "no active constraint of this view matches \(wanted.firstAttribute.name), so there is"
            + " nothing to update")
        return nil
      }
      adopt(wanted, by: match)
      return match
    }
  }

  private func isSame(_ one: NSLayoutConstraint, _ other: NSLayoutConstraint) -> Bool {
    one.firstAttribute == other.firstAttribute && one.secondAttribute == other.secondAttribute
      && one.relation == other.relation && one.multiplier == other.multiplier
      && one.firstItem === other.firstItem && one.secondItem === other.secondItem
  }

  private func adopt(_ wanted: NSLayoutConstraint, by constraint: NSLayoutConstraint) {
    constraint.constant = wanted.constant
    constraint.identifier = wanted.identifier
    guard constraint.priority != wanted.priority else { return }
    // UIKit does not let an active constraint become required or stop being it.
    let isChangeOfKind = constraint.priority == .required || wanted.priority == .required
    let wasActive = constraint.isActive
    if isChangeOfKind { constraint.isActive = false }
    constraint.priority = wanted.priority
    if isChangeOfKind { constraint.isActive = wasActive }
  }

  private func refreshed() -> Self {
    guard !constraints.isEmpty else { return self }
    let wanted = makeConstraints()
    guard wanted.count == constraints.count else { return self }
    for (index, new) in wanted.enumerated() {
      let old = constraints[index]
      if old.multiplier == new.multiplier {
        adopt(new, by: old)
      } else {
        let wasActive = old.isActive
        old.isActive = false
        new.isActive = wasActive
        constraints[index] = new
      }
    }
    return self
  }

  private func makeConstraints() -> [NSLayoutConstraint] {
    equations().map(makeConstraint)
  }

  private func makeConstraint(_ equation: Equation) -> NSLayoutConstraint {
    let constraint = equation.makeConstraint(relation)
    constraint.priority = priority
    let place = "\(file):\(line)"
    constraint.identifier = label.map { "\($0) (\(place))" } ?? place
    return constraint
  }

  // MARK: Equations

  /// One equation for each attribute; none, and a failure, if one of them makes no sense.
  private func equations() -> [Equation] {
    guard let first = item.object, let place = item.place else {
      fail(item.object == nil ? "the view was released" : "the guide is in no view")
      return []
    }
    if attributes.isEmpty { fail("a relation needs an attribute before it") }
    let isRightToLeft = place.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var equations: [Equation] = []
    for attribute in attributes {
      var equation = Equation(first: first, attribute: attribute)
      equation.multiplier = multiplier
      equation.constant = offset + insets.value(for: attribute, isRightToLeft: isRightToLeft)
      if let problem = complete(&equation, isRightToLeft) {
        fail(problem)
        return []
      }
      equations.append(equation)
    }
    return equations
  }

  /// Adds the other side to an equation. Returns why it makes no sense, if it makes none.
  private func complete(_ equation: inout Equation, _ isRightToLeft: Bool) -> String? {
    let attribute = equation.attribute
    if item.guide != nil, !attribute.isOfGuides { return "a guide has no \(attribute.name)" }
    switch operand.kind {
    case .superview:
      return relateToContainer(&equation, attribute)
    case .item(let other):
      return relate(&equation, to: attribute, of: other)
    case .attribute(let other, let otherAttribute):
      return relate(&equation, to: otherAttribute, of: other)
    case .dimension(let dimension):
      // A distance between anchors tells one of their attributes; it is a size all the same.
      guard attribute.isSize, let own = item.dimension(attribute) else {
        return "\(attribute.name) cannot be related to a size"
      }
      equation.dimensions = (own, dimension)
      return ancestorProblem(
        with: ConstraintItem(dimension.constraint(equalTo: dimension).firstItem))
    case .constant(let constant):
      guard let value = constant.value(for: attribute, isRightToLeft: isRightToLeft) else {
        return "\(attribute.name) cannot be related to \(constant.description)"
      }
      guard value.isFinite else {
        return "\(attribute.name) is related to a number that is not finite"
      }
      guard attribute.isSize else {
        equation.constant += value
        return relateToContainer(&equation, attribute.origin)
      }
      equation.constant += multiplier * value
      equation.multiplier = 1
      return nil
    }
  }

  private func relateToContainer(
    _ equation: inout Equation, _ attribute: NSLayoutConstraint.Attribute
  ) -> String? {
    guard let container = item.container else {
      return "the relation is to the superview, and there is none"
    }
    return relate(&equation, to: attribute, of: ConstraintItem(container))
  }

  private func relate(
    _ equation: inout Equation, to otherAttribute: NSLayoutConstraint.Attribute,
    of other: ConstraintItem
  ) -> String? {
    guard let object = other.object else { return "the other view was released" }
    if other.guide != nil, !otherAttribute.isOfGuides {
      return "a guide has no \(otherAttribute.name)"
    }
    equation.second = (object, otherAttribute)
    return equation.attribute.problem(relatingTo: otherAttribute) ?? ancestorProblem(with: other)
  }

  private func ancestorProblem(with other: ConstraintItem) -> String? {
    item.hasCommonAncestor(with: other)
      ? nil : "it and \(other.name) are in no common superview; add both to one first"
  }
}

/// What one constraint says, for an attribute of an item.
@MainActor
private struct Equation {
  let first: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  /// The other attribute; `nil` for a length.
  var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
  /// The attribute and the other side, if that is a dimension: it may be a distance between anchors,
  /// which has neither item nor attribute.
  var dimensions: (own: NSLayoutDimension, other: NSLayoutDimension)?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init(first: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    self.first = first
    self.attribute = attribute
  }

  func makeConstraint(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
    guard let (own, other) = dimensions else {
      return NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second?.item,
        attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
        constant: constant)
    }
    switch relation {
    case .lessThanOrEqual:
      return own.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case .greaterThanOrEqual:
      return own.constraint(
        greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    default:
      return own.constraint(equalTo: other, multiplier: multiplier, constant: constant)
    }
  }
}
