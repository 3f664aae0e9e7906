import HeadlessSources

/// The equations of a layout, to be solved again without the views.
struct EquationSystem {
  private struct Equation {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var strength: Strength
  }

  private var equations: [Equation] = []
  private(set) var variableCount = 0
  var count: Int { equations.count }

  init(_ constraints: [LinearConstraint]) {
    var numbers: [Variable: Int] = [:]
    for constraint in constraints {
      let terms = constraint.terms.map { term in
        let number = numbers[term.variable] ?? numbers.count
        numbers[term.variable] = number
        return (variable: number, coefficient: term.coefficient)
      }
      equations.append(
        Equation(
          terms: terms, relation: constraint.relation, constant: constraint.constant,
          strength: constraint.strength))
    }
    variableCount = numbers.count
  }

  /// A solver with the equations, in order, and what it calls variables and constraints.
  func makeSolver() throws -> (solver: Solver, variables: [Variable], ids: [ConstraintID]) {
    var solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    ids.reserveCapacity(count)
    for equation in equations {
      let terms = equation.terms.map {
        LinearExpression.Term(variables[$0.variable], $0.coefficient)
      }
      ids.append(
        try solver.add(
          LinearConstraint(
            LinearExpression(terms: terms), equation.relation, equation.constant,
            strength: equation.strength)))
    }
    return (solver, variables, ids)
  }

  /// The values of all variables, solved from scratch.
  func solve() throws -> [Double] {
    var (solver, variables, _) = try makeSolver()
    return variables.map { solver.value(of: $0) }
  }

  /// The index of an equation `left - right ≷ constant` of two required lengths whose constant is
  /// `constant`, nearest to the middle.
  func index(ofConstant constant: Double) -> Int? {
    let matches = equations.indices.filter {
      equations[$0].constant == constant && equations[$0].strength.isRequired
        && equations[$0].relation == .equal && equations[$0].terms.count > 1
    }
    return matches.isEmpty ? nil : matches[matches.count / 2]
  }

  /// The equations and a solution as text, for other solvers.
  ///
  /// The first line has the number of variables. An equation is `e`, priority, relation (-1 for
  /// ≤, 0, 1), constant, number of terms, and variable and coefficient of each. A value is `v`
  /// and a number, in the order of the variables.
  func text(solution: [Double]) -> String {
    var lines = ["\(variableCount)"]
    for equation in equations {
      let relation =
        equation.relation == .equal ? 0 : equation.relation == .lessThanOrEqual ? -1 : 1
      let terms = equation.terms.map { "\($0.variable) \($0.coefficient)" }
      lines.append(
        "e \(equation.strength.priority) \(relation) \(equation.constant) \(terms.count) "
          + terms.joined(separator: " "))
    }
    lines += solution.map { "v \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
