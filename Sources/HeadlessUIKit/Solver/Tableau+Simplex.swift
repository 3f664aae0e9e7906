extension Tableau {
  // MARK: Pivots

  /// Exchanges a restricted symbol outside the basis with one in the basis in whose row it occurs.
  /// O(terms of the rows in which `entering` occurs); definitions are left alone.
  mutating func pivot(entering: Symbol, leaving: Symbol) {
    journal?.append((entering, leaving))
    pivotCount += 1
    var row = take(leaving)
    row.solve(for: entering, insteadOf: leaving)

    var column: [Symbol] = []
    swap(&column, &columns[entering.index])
    for owner in column { substitute(entering, by: row, in: owner) }

    objective.substitute(entering, by: row, kinds: kinds)
    insert(row, for: entering)
  }

  /// From now on ``undoJournal()`` can take pivots back.
  mutating func beginJournal() { journal = [] }

  mutating func endJournal() { journal = nil }

  /// Restores the basis of ``beginJournal()``.
  mutating func undoJournal() {
    let pivots = journal ?? []
    journal = nil
    for (entering, leaving) in pivots.reversed() { pivot(entering: leaving, leaving: entering) }
  }

  /// After this many pivots in one call, Bland's rule takes over: it is slow but cannot cycle.
  private var patience: Int { 100 + 2 * restrictedCount }

  // MARK: Primal

  /// Brings the objective to its minimum. Expects possible values.
  ///
  /// Always ends: the objective is a sum of violations and so at least 0, and Bland's rule does
  /// not cycle. (Lexicographic costs form an ordered field, which is all its proof needs.)
  mutating func optimize() {
    let limit = pivotCount + patience
    while let entering = objective.entering(bland: pivotCount > limit) {
      guard let leaving = leaving(for: entering, bland: pivotCount > limit) else {
        // An unbounded violation does not exist: the cost is rounding.
        objective.clear(entering)
        continue
      }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// The basic symbol that first reaches zero as `entering` grows. O(column).
  func leaving(for entering: Symbol, bland: Bool) -> Symbol? {
    leaving(for: entering, bland: bland) { -$0 }
  }

  /// The basic symbol that first reaches zero as `entering` moves such that a basic symbol with
  /// coefficient `c` falls by `fall(c)` per unit.
  private func leaving(
    for entering: Symbol, bland: Bool, fall: (Double) -> Double
  ) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double, pivot: Double)?
    for owner in columns[entering.index] {
      let pivot = fall(rows[owner.index].coefficient(of: entering))
      guard pivot > 0 else { continue }
      let ratio = max(rows[owner.index].constant, 0) / pivot
      guard let current = best else {
        best = (owner, ratio, pivot)
        continue
      }
      if Tolerance.isLess(current.ratio, ratio) { continue }
      if Tolerance.isLess(ratio, current.ratio)
        || isPreferred(owner, pivot, to: current.symbol, current.pivot, bland: bland)
      {
        best = (owner, ratio, pivot)
      }
    }
    return best?.symbol
  }

  /// Breaks a tie: a much larger pivot loses fewer digits, otherwise the earlier symbol wins.
  private func isPreferred(
    _ left: Symbol, _ leftPivot: Double, to right: Symbol, _ rightPivot: Double, bland: Bool
  ) -> Bool {
    if !bland {
      if leftPivot > 100 * rightPivot { return true }
      if rightPivot > 100 * leftPivot { return false }
    }
    return left < right
  }

  // MARK: Dual

  /// Brings every value back to where it may be, staying at the minimum of the objective.
  /// Expects the objective at its minimum. Returns a symbol whose row proves that the required
  /// constraints contradict each other, or `nil`.
  mutating func restoreFeasibility() -> Symbol? {
    let limit = pivotCount + patience
    while let leaving = nextViolated(bland: pivotCount > limit) {
      guard let entering = entering(for: leaving, bland: pivotCount > limit) else {
        if abs(rows[leaving.index].constant) <= Tolerance.contradiction * scale {
          rows[leaving.index].constant = 0
          touchUsers(of: leaving)
          continue
        }
        return leaving
      }
      pivot(entering: entering, leaving: leaving)
    }
    return nil
  }

  /// The violated symbol that is furthest off, or the first under Bland's rule.
  private mutating func nextViolated(bland: Bool) -> Symbol? {
    var best: (symbol: Symbol, value: Double)?
    var kept = 0
    for index in infeasible.indices {
      let symbol = infeasible[index]
      guard isViolated(symbol) else {
        isQueued[symbol.index] = false
        continue
      }
      infeasible[kept] = symbol
      kept += 1
      let value = -abs(rows[symbol.index].constant)
      guard let current = best else {
        best = (symbol, value)
        continue
      }
      let isBetter =
        bland || value == current.value ? symbol < current.symbol : value < current.value
      if isBetter { best = (symbol, value) }
    }
    infeasible.removeSubrange(kept...)
    return best?.symbol
  }

  /// The symbol that can take the place of `leaving` at the least cost, so that no cost becomes
  /// negative. O(terms × priorities).
  func entering(for leaving: Symbol, bland: Bool = false) -> Symbol? {
    let value = rows[leaving.index].constant
    if value < 0 { return entering(for: leaving, sign: 1, bland: bland) }
    // A slack or error only ever leaves when it is negative; a dummy has to be zero.
    if value > 0 { return entering(for: leaving, sign: -1, bland: bland) }
    return entering(for: leaving, sign: 1, bland: bland)
      ?? entering(for: leaving, sign: -1, bland: bland)
  }

  private func entering(for leaving: Symbol, sign: Double, bland: Bool) -> Symbol? {
    var best: (symbol: Symbol, pivot: Double)?
    for term in rows[leaving.index].terms where kinds[term.symbol.index] != .dummy {
      let pivot = term.coefficient * sign
      guard pivot > 0 else { continue }
      guard let current = best else {
        best = (term.symbol, pivot)
        continue
      }
      let order = objective.compare(term.symbol, pivot, current.symbol, current.pivot)
      if order < 0
        || (order == 0
          && isPreferred(term.symbol, pivot, to: current.symbol, current.pivot, bland: bland))
      {
        best = (term.symbol, pivot)
      }
    }
    return best?.symbol
  }

  // MARK: Removal

  /// Takes a constraint out by its marker, which no longer costs anything. Expects possible
  /// values, and leaves possible values; the objective may be off its minimum.
  mutating func remove(marker: Symbol) {
    if !isBasic[marker.index], let leaving = leavingRow(for: marker) {
      pivot(entering: marker, leaving: leaving)
    }
    if isBasic[marker.index] {
      let row = take(marker)
      for user in takeUsers(of: marker) { substitute(marker, by: row, in: user) }
    } else {
      removeFromDefinitions(marker)
    }
  }

  /// The restricted row to give up for a marker. Without its constraint the marker may take any
  /// value, so it can move either way until some symbol reaches zero.
  private func leavingRow(for marker: Symbol) -> Symbol? {
    // A redundant equation takes the place of the one removed.
    let dummy = columns[marker.index].filter { kinds[$0.index] == .dummy }.min()
    return dummy
      ?? leaving(for: marker, bland: false) { -$0 }
      ?? leaving(for: marker, bland: false) { $0 }
  }

  /// Takes a marker out that occurs in definitions only: one variable loses its definition.
  private mutating func removeFromDefinitions(_ marker: Symbol) {
    let owners = takeUsers(of: marker).sorted()
    guard let first = owners.first else { return }
    guard owners.count > 1 else {
      take(first)
      return
    }
    // Several definitions name the marker. Solve one for it, expanded so that the others cannot
    // come to lead back to themselves. In one of them the marker's sum is not zero: the one that
    // leads to no other.
    var best: (variable: Symbol, row: Row, pivot: Double)?
    for variable in owners {
      let term = Row.Term(symbol: variable, coefficient: 1)
      let row = expand([term], constant: 0, isComplete: true).row
      let pivot = abs(row.coefficient(of: marker))
      if pivot > (best?.pivot ?? 0) { best = (variable, row, pivot) }
      if pivot > 0.1 { break }
    }
    guard var best else { return }
    take(best.variable)
    best.row.solve(for: marker, insteadOf: best.variable)
    for other in owners where other != best.variable {
      substitute(marker, by: best.row, in: other)
    }
  }

  private mutating func takeUsers(of symbol: Symbol) -> [Symbol] {
    var list: [Symbol] = []
    swap(&list, &users[symbol.index])
    return list
  }
}
