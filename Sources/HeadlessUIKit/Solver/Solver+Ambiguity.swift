extension Solver {
  /// Whether the constraints leave a choice for the value of a variable.
  ///
  /// The criterion is exact. Write the variable in symbols outside the basis. If a variable
  /// without a definition is among them, it is a free parameter: ambiguous. Of the slacks and
  /// errors, one with a positive cost at some priority is 0 in every best solution, and so is a
  /// dummy. If only such remain, the variable is determined. One at no cost may be able to move:
  /// then the variable itself is minimised and maximised over the best solutions, until it
  /// moves (ambiguous) or cannot (determined, the vertex was only degenerate). Those pivots are
  /// taken back.
  ///
  /// Constraints of every strength count, also weak ones: a variable that only a suggestion holds
  /// is determined. A released variable is not ambiguous.
  ///
  /// Cost: the definitions the variable leads to; pivots in degenerate cases only.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    guard isLive(variable) else { return false }
    settle()
    let term = Row.Term(symbol: variable.symbol, coefficient: 1)
    let expansion = tableau.expand([term], constant: 0)
    if expansion.free != nil { return true }
    guard expansion.row.terms.contains(where: { isFreeToMove($0.symbol) }) else { return false }
    return canMove(expansion.row, direction: 1) || canMove(expansion.row, direction: -1)
  }

  /// Those of `variables` that are ambiguous.
  package mutating func ambiguousVariables(among variables: [Variable]) -> [Variable] {
    var result: [Variable] = []
    for variable in variables where isAmbiguous(variable) { result.append(variable) }
    return result
  }

  private func isFreeToMove(_ symbol: Symbol) -> Bool {
    tableau.kinds[symbol.index] != .dummy && tableau.objective.sign(of: symbol) == 0
  }

  /// Whether a best solution exists in which `row` is larger (or smaller) than now.
  private mutating func canMove(_ row: Row, direction: Double) -> Bool {
    var row = row
    var scratch: [Row.Term] = []
    var difference = Row.Difference()
    tableau.beginJournal()
    defer { tableau.undoJournal() }
    // Terms are sorted, so this takes the first symbol that helps: Bland's rule, no cycles.
    while let term = row.terms.first(where: {
      $0.coefficient * direction > 0 && isFreeToMove($0.symbol)
    }) {
      guard let leaving = tableau.leaving(for: term.symbol, bland: true) else { return true }
      guard tableau.rows[leaving.index].constant == 0 else { return true }
      tableau.pivot(entering: term.symbol, leaving: leaving)
      row.substitute(
        term.symbol, by: tableau.rows[term.symbol.index], difference: &difference,
        scratch: &scratch)
    }
    return false
  }
}
