extension Solver {
  /// Changes the number on the right of a constraint. An unknown identifier is ignored.
  ///
  /// Throws if the constraint is required and cannot hold with the new number; the solver is then
  /// as before.
  ///
  /// Cost: the rows that depend on the constraint, plus pivots where their values become
  /// impossible.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    guard isLive(id) else { return }
    let index = Int(id.index)
    settleRemovals()
    settleCosts()
    let isRequired = records[index].constraint.strength.isRequired
    if isRequired {
      settleValues()
      tableau.beginJournal()
    }
    let old = records[index].constraint.constant
    shift(record: index, to: constant)
    guard isRequired else { return }
    if let conflict = settleChange() {
      shift(record: index, to: old)
      throw conflict
    }
  }

  /// Changes several constants together: only their joint effect has to be possible.
  ///
  /// Throws if it is not; then none is changed.
  package mutating func setConstants(
    _ changes: [(id: ConstraintID, constant: Double)]
  ) throws(Conflict) {
    settleRemovals()
    settleCosts()
    settleValues()
    tableau.beginJournal()
    var undo: [(index: Int, constant: Double)] = []
    for (id, constant) in changes where isLive(id) {
      let index = Int(id.index)
      undo.append((index, records[index].constraint.constant))
      shift(record: index, to: constant)
    }
    if let conflict = settleChange() {
      for (index, constant) in undo.reversed() { shift(record: index, to: constant) }
      throw conflict
    }
  }

  private mutating func shift(record index: Int, to constant: Double) {
    let old = Tolerance.sanitized(records[index].constraint.constant)
    let delta = Tolerance.sanitized(constant) - old
    records[index].constraint.constant = constant
    tableau.scale = max(
      tableau.scale, abs(Tolerance.sanitized(constant) * records[index].factor))
    tableau.shift(records[index].marker, by: -delta * records[index].factor)
  }

  /// Ends the journal; takes its pivots back if values are impossible.
  private mutating func settleChange() -> Conflict? {
    guard let witness = tableau.restoreFeasibility() else {
      tableau.endJournal()
      return nil
    }
    let conflict = conflict(at: witness)
    tableau.undoJournal()
    return conflict
  }

  /// Changes how much a constraint insists. An unknown identifier is ignored.
  ///
  /// Throws if the constraint becomes required and cannot hold; the solver is then as before.
  ///
  /// Cost: between optional strengths one row of the constraint, plus pivots at the next reading;
  /// to or from required as ``remove(_:)`` and ``add(_:)``.
  package mutating func setStrength(
    _ strength: Strength, of id: ConstraintID
  ) throws(Conflict) {
    guard isLive(id) else { return }
    let index = Int(id.index)
    let old = records[index].constraint.strength
    guard strength != old else { return }
    settleRemovals()
    if !strength.isRequired, !old.isRequired {
      settleValues()
      changeCosts(ofRecord: index, by: -1)
      replaceStrength(ofRecord: index, by: strength)
      changeCosts(ofRecord: index, by: 1)
      return
    }
    withdraw(record: index)
    replaceStrength(ofRecord: index, by: strength)
    do {
      try insert(record: index, isNew: false)
    } catch {
      replaceStrength(ofRecord: index, by: old)
      // The old strength was optional, or it would not be a change to required.
      try insert(record: index, isNew: false)
      throw error
    }
  }

  private mutating func replaceStrength(ofRecord index: Int, by strength: Strength) {
    releaseSlot(ofRecord: index)
    records[index].constraint.strength = strength
    acquireSlot(ofRecord: index)
  }
}
