extension Solver {
  /// A constraint's left side divided by a power of two so that its largest coefficient lies in
  /// 1 ..< 2, with one term per variable, and turned so that ≤ becomes ≥.
  private func normalize(
    _ constraint: LinearConstraint
  ) -> (terms: [Row.Term], constant: Double, factor: Double) {
    var sorted: [Row.Term] = []
    for term in constraint.terms where isLive(term.variable) {
      let coefficient = Tolerance.sanitized(term.coefficient)
      sorted.append(Row.Term(symbol: term.variable.symbol, coefficient: coefficient))
    }
    if sorted.count > 1 { sorted.sort { $0.symbol < $1.symbol } }
    var terms: [Row.Term] = []
    terms.reserveCapacity(sorted.count)
    for term in sorted {
      if let last = terms.last, last.symbol == term.symbol {
        terms[terms.count - 1].coefficient = Tolerance.sum(last.coefficient, term.coefficient)
      } else {
        terms.append(term)
      }
    }
    terms.removeAll { $0.coefficient == 0 }

    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    var factor = largest > 0 ? 1 / largest.binade : 1
    if constraint.relation == .lessThanOrEqual { factor = -factor }
    for index in terms.indices { terms[index].coefficient *= factor }
    return (terms, -Tolerance.sanitized(constraint.constant) * factor, factor)
  }

  /// Enters a constraint into the tableau, with the weakest means that will do:
  ///
  /// 1. It is the first to mention some variable: it defines that variable, as it is written.
  /// 2. Expanded, it mentions a variable without a definition: it defines that one.
  /// 3. Otherwise it restricts. If it is optional, an error takes up what is missing now and the
  ///    *primal* method lowers the error later. If it is required and does not hold now, its
  ///    marker starts in the basis with an impossible value and the *dual* method corrects that.
  ///    There are no artificial variables.
  ///
  /// Throws, with the tableau as before, if that is impossible.
  mutating func insert(record index: Int, isNew: Bool) throws(Conflict) {
    let constraint = records[index].constraint
    let (terms, constant, factor) = normalize(constraint)
    let isEquation = constraint.relation == .equal
    let isRequired = constraint.strength.isRequired
    let owner = Int32(truncatingIfNeeded: index)
    let marker = tableau.makeSymbol(
      isEquation ? (isRequired ? .dummy : .error) : .slack, owner: owner)
    let other = isRequired ? Symbol.none : tableau.makeSymbol(.error, owner: owner)
    records[index].factor = factor
    tableau.scale = max(tableau.scale, abs(constant))
    records[index].marker = marker
    records[index].other = other

    if let variable = freshVariable(in: terms) {
      define(variable, terms, constant, marker: marker, other: other)
      changeCosts(ofRecord: index, by: 1)
      return
    }
    settleValues()
    var expansion = tableau.expand(terms, constant: constant)
    if let variable = expansion.free {
      let row = expansion.row
      define(variable, row.terms, row.constant, marker: marker, other: other)
      changeCosts(ofRecord: index, by: 1)
      return
    }
    guard isRequired else {
      insertOptional(expansion.row, marker: marker, other: other)
      changeCosts(ofRecord: index, by: 1)
      return
    }
    if !isEquation, expansion.row.constant >= 0 {
      tableau.insert(expansion.row, for: marker)
      return
    }
    if tableau.objective.isPending {
      // The dual method starts from an optimum.
      settleCosts()
      expansion = tableau.expand(terms, constant: constant)
    }
    try insertRequired(expansion.row, marker: marker, isNew: isNew)
  }

  private func freshVariable(in terms: [Row.Term]) -> Symbol? {
    var best: Row.Term?
    for term in terms where tableau.isFresh(term.symbol) {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    return best?.symbol
  }

  /// Solves `constant + Σ terms = marker - other` for a variable.
  private mutating func define(
    _ variable: Symbol, _ terms: [Row.Term], _ constant: Double, marker: Symbol, other: Symbol
  ) {
    var row = Row(constant: constant, terms: terms)
    let pivot = row.terms.remove(at: row.position(of: variable)).coefficient
    row.scale(by: -1 / pivot)
    row.insert(marker, 1 / pivot)
    if other != .none { row.insert(other, -1 / pivot) }
    tableau.insert(row, for: variable)
  }

  private mutating func insertOptional(_ expanded: Row, marker: Symbol, other: Symbol) {
    var row = expanded
    if row.constant >= 0 {
      row.insert(other, 1)
      tableau.insert(row, for: marker)
    } else {
      row.scale(by: -1)
      row.insert(marker, 1)
      tableau.insert(row, for: other)
    }
  }

  private mutating func insertRequired(
    _ row: Row, marker: Symbol, isNew: Bool
  ) throws(Conflict) {
    tableau.beginJournal()
    tableau.insert(row, for: marker)
    // A dummy has to leave even at zero, unless nothing but other dummies is left: then the
    // equation is redundant, and stays so as long as those equations do.
    if tableau.kinds[marker.index] == .dummy, let entering = tableau.entering(for: marker) {
      tableau.pivot(entering: entering, leaving: marker)
    }
    guard let witness = tableau.restoreFeasibility() else {
      tableau.endJournal()
      return
    }
    let conflict = conflict(at: witness, adding: isNew ? marker : .none)
    tableau.undoJournal()
    tableau.take(marker)
    tableau.recycle(marker)
    throw conflict
  }

  /// Takes a constraint out of the tableau again.
  mutating func withdraw(record index: Int) {
    settleValues()
    let (marker, other) = (records[index].marker, records[index].other)
    changeCosts(ofRecord: index, by: -1)
    tableau.remove(marker: marker)
    tableau.recycle(marker)
    if other != .none { tableau.recycle(other) }
  }

  /// Adds the violation of an optional constraint to the objective, or takes it out.
  mutating func changeCosts(ofRecord index: Int, by sign: Double) {
    guard let slot = records[index].slot else { return }
    // Errors are measured in the constraint's own unit, rows in a scaled one.
    let weight = sign / abs(records[index].factor)
    for symbol in [records[index].marker, records[index].other]
    where tableau.kinds[symbol.index] == .error {
      if tableau.isBasic[symbol.index] {
        tableau.objective.add(
          weight, slot: slot, to: tableau.rows[symbol.index], kinds: tableau.kinds)
      } else {
        tableau.objective.add(weight, slot: slot, to: symbol)
      }
    }
  }

  /// The constraints behind a row that proves a contradiction: its symbol would have to be below
  /// zero, since none of its terms can raise it.
  func conflict(at witness: Symbol, adding marker: Symbol = .none) -> Conflict {
    var owners = [tableau.owners[witness.index]]
    for term in tableau.rows[witness.index].terms {
      owners.append(tableau.owners[term.symbol.index])
    }
    let new = marker == .none ? -1 : Int(tableau.owners[marker.index])
    var indices: [Int] = []
    for owner in owners {
      let index = Int(owner)
      guard owner >= 0, records[index].constraint.strength.isRequired, !indices.contains(index)
      else { continue }
      indices.append(index)
    }
    indices.sort { records[$0].order < records[$1].order }
    return Conflict(
      members: indices.map { index in
        Conflict.Member(
          id: index == new ? nil : id(ofRecord: index),
          constraint: records[index].constraint)
      })
  }
}
