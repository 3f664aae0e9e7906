/// An incremental solver for linear constraints with priorities, after Cassowary.
///
/// It keeps a solution while constraints come and go. Required constraints always hold; of what
/// remains possible it picks a solution whose violations are least, priority by priority (see
/// ``Strength``). Where that leaves a choice the result depends on history, but never on hash
/// seeds: the same calls give the same bits. Where it leaves none, the order of the calls does not
/// matter either (up to rounding, see ``Tolerance``).
///
/// A variable that nothing determines is 0.
///
/// Work is put off: constraints are entered at once, so that a conflict is reported at once, but
/// optimising waits until a value is read, and removing until something else is asked for. A batch
/// therefore needs no special call.
///
/// It is a value: a copy can be given more constraints, asked, and dropped, as
/// `systemLayoutSizeFitting` does, without touching the original.
package struct Solver: Sendable {
  var tableau = Tableau()
  var records: [Record] = []
  private var freeRecords: [Int] = []
  /// Constraints that were removed and are still in the tableau.
  private var leaving: [Int] = []
  /// Variables that were released and may still be in the tableau.
  private var released: [Symbol] = []
  private var nextOrder = 0

  private var variables: [VariableRecord] = []
  private var suggestions: [Variable: ConstraintID] = [:]
  /// The pivots of the tableau when rounding was last looked at.
  private var checkedPivotCount = 0

  package init() {}

  /// What the solver knows of a constraint.
  struct Record: Sendable {
    var constraint: LinearConstraint
    var generation: UInt32
    var order: Int
    var isLive = true
    /// The tableau holds `factor * (Σ terms - constant) = marker - other`.
    var factor = 1.0
    /// A slack, the error above an optional equation, or the dummy of a required one.
    var marker = Symbol.none
    /// The other error of an optional constraint.
    var other = Symbol.none
    /// The priority's place in the objective, for an optional constraint.
    var slot: Int?
  }

  private struct VariableRecord {
    var generation: UInt32 = 0
    var useCount = 0
    var name: String?
  }

  // MARK: Variables

  /// Makes a variable; `name` is for reports. O(1), after what has been put off.
  package mutating func makeVariable(_ name: String? = nil) -> Variable {
    settleRemovals()
    let symbol = tableau.makeSymbol(.external)
    while variables.count <= symbol.index { variables.append(VariableRecord()) }
    variables[symbol.index].name = name
    return Variable(symbol: symbol, generation: variables[symbol.index].generation)
  }

  /// Gives up a variable so that its memory can serve another. Does nothing and returns `false`
  /// while a constraint uses it, or if it was released before. A released variable counts as the
  /// number 0.
  @discardableResult
  package mutating func release(_ variable: Variable) -> Bool {
    stopSuggesting(variable)
    guard isLive(variable), variables[variable.symbol.index].useCount == 0 else { return false }
    variables[variable.symbol.index].generation &+= 1
    variables[variable.symbol.index].name = nil
    if !recycle(variable.symbol) { released.append(variable.symbol) }
    return true
  }

  /// Gives up a released variable, unless a constraint that is leaving still names it.
  private mutating func recycle(_ symbol: Symbol) -> Bool {
    guard tableau.isFresh(symbol) else { return false }
    tableau.values[symbol.index] = 0
    tableau.isStale[symbol.index] = false
    tableau.recycle(symbol)
    return true
  }

  package func name(of variable: Variable) -> String? {
    isLive(variable) ? variables[variable.symbol.index].name : nil
  }

  func isLive(_ variable: Variable) -> Bool {
    let index = variable.symbol.index
    return variables.indices.contains(index) && tableau.kinds[index] == .external
      && variables[index].generation == variable.generation
  }

  // MARK: Constraints

  /// The number of constraints held.
  package var constraintCount: Int { records.count - freeRecords.count - leaving.count }

  /// A constraint as it is now, or `nil` if it was removed.
  package func constraint(_ id: ConstraintID) -> LinearConstraint? {
    isLive(id) ? records[Int(id.index)].constraint : nil
  }

  /// The constraints held, in the order they were added. O(n log n).
  package var constraints: [LinearConstraint] {
    records.filter(\.isLive).sorted { $0.order < $1.order }.map(\.constraint)
  }

  func isLive(_ id: ConstraintID) -> Bool {
    let index = Int(id.index)
    return records.indices.contains(index) && records[index].isLive
      && records[index].generation == id.generation
  }

  func id(ofRecord index: Int) -> ConstraintID {
    ConstraintID(
      index: Int32(truncatingIfNeeded: index), generation: records[index].generation)
  }

  /// Adds a constraint.
  ///
  /// Throws if it is required and contradicts other required ones; the solver is then as before.
  /// Numbers that are not finite are replaced by 0 or a large number (``Tolerance``).
  ///
  /// Cost: the terms of the constraint if it mentions a variable that no other constraint has
  /// mentioned; otherwise also the definitions its variables lead to, plus pivots if the current
  /// solution violates it.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintID {
    settleRemovals()
    let index = makeRecord(constraint)
    acquireSlot(ofRecord: index)
    do {
      try insert(record: index, isNew: true)
    } catch {
      freeRecord(index)
      throw error
    }
    count(constraint, by: 1)
    return id(ofRecord: index)
  }

  /// Removes a constraint; `false` if it was removed before.
  ///
  /// Cost: O(1) now. Later the rows its marker occurs in and pivots, or its share in starting over
  /// when more than a third of all constraints go together.
  @discardableResult
  package mutating func remove(_ id: ConstraintID) -> Bool {
    guard isLive(id) else { return false }
    let index = Int(id.index)
    count(records[index].constraint, by: -1)
    records[index].isLive = false
    records[index].generation &+= 1
    leaving.append(index)
    return true
  }

  /// Takes removed constraints out of the tableau. When many go, those that stay are entered anew:
  /// pivots in a row of hundreds of views cost more than that.
  mutating func settleRemovals() {
    guard !leaving.isEmpty else { return }
    let indices = leaving
    leaving = []
    let isCheaperAnew = indices.count > 64 && 2 * indices.count > constraintCount - indices.count
    if !isCheaperAnew || !rebuild() {
      for index in indices { withdraw(record: index) }
    }
    for index in indices { freeRecord(index) }
    let symbols = released
    released = []
    for symbol in symbols where !recycle(symbol) { released.append(symbol) }
  }

  private mutating func makeRecord(_ constraint: LinearConstraint) -> Int {
    nextOrder += 1
    guard let index = freeRecords.popLast() else {
      records.append(Record(constraint: constraint, generation: 0, order: nextOrder))
      return records.count - 1
    }
    let generation = records[index].generation
    records[index] = Record(constraint: constraint, generation: generation, order: nextOrder)
    return index
  }

  private mutating func freeRecord(_ index: Int) {
    releaseSlot(ofRecord: index)
    records[index].isLive = false
    records[index].generation &+= 1
    records[index].constraint.terms = []
    records[index].constraint.label = nil
    freeRecords.append(index)
  }

  private mutating func count(_ constraint: LinearConstraint, by step: Int) {
    for term in constraint.terms where isLive(term.variable) {
      variables[term.variable.symbol.index].useCount += step
    }
  }

  mutating func acquireSlot(ofRecord index: Int) {
    let strength = records[index].constraint.strength
    records[index].slot =
      strength.isRequired ? nil : tableau.objective.acquireSlot(for: strength)
  }

  mutating func releaseSlot(ofRecord index: Int) {
    if let slot = records[index].slot { tableau.objective.releaseSlot(slot) }
    records[index].slot = nil
  }

  // MARK: Values

  /// The value of a variable in the current solution; 0 for a released one.
  ///
  /// Cost: first whatever work has been put off; then the definitions that have changed since they
  /// were last read.
  package mutating func value(of variable: Variable) -> Double {
    guard isLive(variable) else { return 0 }
    settle()
    return tableau.value(of: variable.symbol)
  }

  /// The variables whose value may have changed since the last call, in order of their making.
  /// Every variable whose value did change is among them.
  package mutating func takeChangedVariables() -> [Variable] {
    settle()
    var changed: [Variable] = []
    tableau.changed.sort()
    for symbol in tableau.changed {
      tableau.isChanged[symbol.index] = false
      guard tableau.kinds[symbol.index] == .external else { continue }
      // A stale value is not noted as changed again, so none is left behind.
      _ = tableau.value(of: symbol)
      changed.append(
        Variable(symbol: symbol, generation: variables[symbol.index].generation))
    }
    tableau.changed.removeAll(keepingCapacity: true)
    return changed
  }

  /// By how much the current solution misses a constraint, 0 if it holds it or was removed.
  package mutating func violation(of id: ConstraintID) -> Double {
    guard isLive(id) else { return 0 }
    settle()
    return violation(ofRecord: Int(id.index)).amount
  }

  /// The violation of a constraint, and the largest number that went into it.
  private mutating func violation(ofRecord index: Int) -> (amount: Double, magnitude: Double) {
    let constraint = records[index].constraint
    let constant = Tolerance.sanitized(constraint.constant)
    var excess = -constant
    var magnitude = abs(constant)
    for term in constraint.terms where isLive(term.variable) {
      let product =
        Tolerance.sanitized(term.coefficient) * tableau.value(of: term.variable.symbol)
      excess += product
      magnitude = max(magnitude, abs(product))
    }
    switch constraint.relation {
    case .lessThanOrEqual: return (max(excess, 0), magnitude)
    case .equal: return (abs(excess), magnitude)
    case .greaterThanOrEqual: return (max(-excess, 0), magnitude)
    }
  }

  // MARK: Suggestions

  /// Asks for a variable to be as near to `value` as `strength` can get it, in place of what was
  /// suggested for it before. A required strength is taken as the strongest that can yield.
  ///
  /// Cost: as ``add(_:)`` the first time, then as ``setConstant(_:of:)``.
  package mutating func suggest(
    _ value: Double, for variable: Variable, strength: Strength = .high
  ) {
    guard isLive(variable) else { return }
    let strength =
      strength.isRequired ? Strength(priority: Strength.required.priority.nextDown) : strength
    // Optional constraints are in no conflict, so nothing is thrown.
    if let id = suggestions[variable], isLive(id) {
      try? setStrength(strength, of: id)
      try? setConstant(value, of: id)
    } else {
      suggestions[variable] = try? add(
        LinearConstraint(variable, .equal, value, strength: strength))
    }
  }

  /// Takes back what was suggested for a variable.
  package mutating func stopSuggesting(_ variable: Variable) {
    if let id = suggestions.removeValue(forKey: variable) { remove(id) }
  }

  // MARK: Work put off

  /// Does the work put off: possible values, then least violations.
  ///
  /// Never both are off. What changes costs (adding, removing, another priority) first sees to
  /// possible values, and what changes constants first sees to least violations: so the dual
  /// simplex method always starts from an optimum and the primal one from possible values.
  mutating func settle() {
    settleRemovals()
    settleValues()
    settleCosts()
    checkRounding()
  }

  mutating func settleValues() {
    guard !tableau.infeasible.isEmpty else { return }
    // Changes that can fail are settled when they are made.
    _ = tableau.restoreFeasibility()
  }

  mutating func settleCosts() {
    guard tableau.objective.isPending else { return }
    tableau.optimize()
  }

  /// Once in many pivots: builds the tableau anew if rounding has added up in it.
  private mutating func checkRounding() {
    guard tableau.pivotCount - checkedPivotCount > 1000 + 4 * tableau.restrictedCount else {
      return
    }
    checkedPivotCount = tableau.pivotCount
    for index in records.indices
    where records[index].isLive && records[index].constraint.strength.isRequired {
      let (amount, magnitude) = violation(ofRecord: index)
      if amount > 1e-9 * magnitude {
        rebuild()
        return
      }
    }
  }

  /// Builds the tableau anew from the constraints. Leaves it as it is and returns `false` should
  /// rounding make that impossible.
  @discardableResult
  mutating func rebuild() -> Bool {
    let backup = self
    tableau.reset()
    let live = records.indices.filter { records[$0].isLive }
    for index in live.sorted(by: { records[$0].order < records[$1].order }) {
      do {
        try insert(record: index, isNew: false)
      } catch {
        self = backup
        return false
      }
    }
    settleCosts()
    checkedPivotCount = tableau.pivotCount
    return true
  }
}
