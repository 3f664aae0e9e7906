/// A linear equation or inequality and how much it insists, as `Σ terms relation constant`.
///
/// A plain description: it does nothing until ``Solver/add(_:)`` takes it. An
/// `NSLayoutConstraint` `first = multiplier * second + constant` is
/// `LinearConstraint(first - second * multiplier, .equal, constant)`, so that both mean the same
/// by their constant.
package struct LinearConstraint: Hashable, Sendable {
  package var terms: [LinearExpression.Term]
  package var relation: Relation
  /// The number on the right, with everything else moved to the left.
  package var constant: Double
  package var strength: Strength
  /// What reports call this constraint.
  package var label: String?

  package init(
    _ left: some Linear, _ relation: Relation, _ right: some Linear,
    strength: Strength = .required, label: String? = nil
  ) {
    let left = left.expression
    let right = right.expression
    self.terms = left.terms
    self.relation = relation
    self.constant = right.constant - left.constant
    self.strength = strength
    self.label = label
    for term in right.terms {
      terms.append(LinearExpression.Term(term.variable, -term.coefficient))
    }
  }
}
