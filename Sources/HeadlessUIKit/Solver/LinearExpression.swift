/// What can stand on a side of a ``LinearConstraint``.
package protocol Linear {
  var expression: LinearExpression { get }
}

/// A sum of variables times numbers, plus a number: `2x - y + 8`.
///
/// A variable may occur in several terms; the solver adds them up.
package struct LinearExpression: Linear, Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: Double

  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package var expression: LinearExpression { self }
}

extension Variable: Linear {
  package var expression: LinearExpression {
    LinearExpression(terms: [LinearExpression.Term(self)])
  }
}

extension Double: Linear {
  package var expression: LinearExpression { LinearExpression(constant: self) }
}

// The operators live on `LinearExpression` and `Variable`, none on `Double` alone, so they add
// nothing to look through when the compiler checks plain arithmetic elsewhere in the module.
extension LinearExpression {
  package static func + (left: LinearExpression, right: some Linear) -> LinearExpression {
    let right = right.expression
    return LinearExpression(
      terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: some Linear) -> LinearExpression {
    left + right.expression * -1
  }

  package static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: left.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: left.constant * factor)
  }
}

extension Variable {
  package static func + (left: Variable, right: some Linear) -> LinearExpression {
    left.expression + right
  }

  package static func - (left: Variable, right: some Linear) -> LinearExpression {
    left.expression - right
  }

  package static func * (left: Variable, factor: Double) -> LinearExpression {
    left.expression * factor
  }
}
