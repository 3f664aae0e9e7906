import Foundation

/// The equations of a layout in their solver.
///
/// Changes are staged first and then made in an order that avoids contradictions which would only
/// last for a moment: what goes, then what gets weaker, all constants together, what gets
/// stronger, what is new. At last equations that were left out get another chance.
@MainActor
final class LayoutEquations {
  var solver = Solver()
  /// What was left out because it cannot hold.
  var broken: [LayoutEntry] = []
  /// Whether something went or moved, so that equations left out may hold now.
  var isRetryDue = false
  /// Changes made to the solver, for tests of what an update costs.
  var operationCount = 0
  /// The entries that the solver holds.
  var entries: [ConstraintID: LayoutEntry] = [:]

  private var constants: [LayoutEntry] = []
  private var strengths: [LayoutEntry] = []
  private var additions: [LayoutEntry] = []

  /// Whether something waits for ``commit()``.
  var isPending: Bool {
    isRetryDue || !constants.isEmpty || !strengths.isEmpty || !additions.isEmpty
  }

  // MARK: Staging

  /// Gives an entry another meaning, or none.
  func stage(_ entry: LayoutEntry, _ linear: LinearConstraint?) {
    guard let linear else { return withdraw(entry) }
    guard let old = entry.linear else {
      entry.linear = linear
      entry.isStaged = true
      additions.append(entry)
      return
    }
    guard old != linear else { return }
    guard entry.id != nil, old.terms == linear.terms, old.relation == linear.relation else {
      // New to the solver, left out of it so far, or another equation.
      withdraw(entry)
      stage(entry, linear)
      return
    }
    entry.linear = linear
    if old.constant != linear.constant { constants.append(entry) }
    if old.strength != linear.strength { strengths.append(entry) }
  }

  /// Takes an entry out at once: what it mentions may not live until the next update.
  func withdraw(_ entry: LayoutEntry) {
    if entry.id != nil {
      forget(entry)
      operationCount += 1
      isRetryDue = true
    }
    entry.isStaged = false
    if entry.isBroken {
      entry.isBroken = false
      broken.removeIdentical(entry)
    }
    entry.linear = nil
  }

  /// Takes an entry out of the solver.
  func forget(_ entry: LayoutEntry) {
    guard let id = entry.id else { return }
    entries[id] = nil
    solver.remove(id)
    entry.id = nil
  }

  // MARK: Making staged changes

  func commit() {
    let changedStrengths = strengths
    strengths = []
    weaken(changedStrengths)
    commitConstants()
    strengthen(changedStrengths)
    // An entry can be staged twice.
    let new = additions.filter(\.isStaged)
    additions = []
    for entry in LayoutEquations.sorted(new) where entry.isStaged {
      entry.isStaged = false
      persist(entry) { () throws(Conflict) in try enter(entry) }
    }
    retryBroken()
  }

  /// Adds an entry to the solver.
  func enter(_ entry: LayoutEntry) throws(Conflict) {
    guard let linear = entry.linear else { return }
    let id = try solver.add(linear)
    entry.id = id
    entries[id] = entry
  }

  /// The order in which entries are added, whatever order they were staged in.
  static func sorted(_ entries: [LayoutEntry]) -> [LayoutEntry] {
    let keyed = entries.enumerated().map {
      (entry: $1, rank: $1.rank, order: $1.constraint?.activationOrder ?? 0, index: $0)
    }
    return keyed.sorted { ($0.rank, $0.order, $0.index) < ($1.rank, $1.order, $1.index) }
      .map(\.entry)
  }

  /// What becomes optional cannot be in a conflict.
  private func weaken(_ changed: [LayoutEntry]) {
    for entry in changed {
      guard let id = entry.id, let strength = entry.linear?.strength, !strength.isRequired
      else { continue }
      try? solver.setStrength(strength, of: id)
      operationCount += 1
      isRetryDue = true
    }
  }

  private func strengthen(_ changed: [LayoutEntry]) {
    for entry in changed where entry.linear?.strength.isRequired == true {
      guard let id = entry.id else { continue }
      isRetryDue = true
      persist(entry) { () throws(Conflict) in try solver.setStrength(.required, of: id) }
    }
  }

  private func commitConstants() {
    let changed = constants
    constants = []
    var changes: [(id: ConstraintID, constant: Double)] = []
    for entry in changed {
      if let id = entry.id, let linear = entry.linear { changes.append((id, linear.constant)) }
    }
    guard !changes.isEmpty else { return }
    isRetryDue = true
    operationCount += changes.count
    do {
      try solver.setConstants(changes)
    } catch {
      for entry in changed {
        guard let id = entry.id, let constant = entry.linear?.constant else { continue }
        persist(entry) { () throws(Conflict) in try solver.setConstant(constant, of: id) }
      }
    }
  }
}
