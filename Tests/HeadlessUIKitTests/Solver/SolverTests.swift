import Testing

@testable import HeadlessUIKit

/// The textbook cases.
@Suite struct SolverTests {
  @Test func anEmptySolverKnowsVariablesAsZero() {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let value = solver.value(of: x)
    #expect(value == 0)
    #expect(solver.name(of: x) == "x")
    #expect(solver.constraintCount == 0)
  }

  @Test func equationsAreSolved() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(x + y, .equal, 10.0))
    try solver.add(LinearConstraint(x - y, .equal, 4.0))
    #expect(solver.values(of: [x, y]) == [7, 3])
  }

  @Test func aVariableMayOccurOnBothSidesAndTwice() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x * 3 - 4.0 + x, .equal, x * 2 + 6.0))
    #expect(solver.values(of: [x]) == [5])
  }

  @Test func inequalitiesBound() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10.0))
    try solver.add(LinearConstraint(x, .lessThanOrEqual, 20.0))
    solver.suggest(100, for: x)
    #expect(solver.values(of: [x]) == [20])
    solver.suggest(-100, for: x)
    #expect(solver.values(of: [x]) == [10])
    solver.suggest(15, for: x)
    #expect(solver.values(of: [x]) == [15])
    solver.stopSuggesting(x)
    #expect(solver.constraintCount == 2)
  }

  /// Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
  /// the midpoint of a line inside a window.
  @Test func theMidpointOfALine() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let middle = solver.makeVariable("middle")
    let right = solver.makeVariable("right")
    try solver.add(LinearConstraint(middle * 2, .equal, left + right))
    try solver.add(LinearConstraint(right, .greaterThanOrEqual, left + 10.0))
    try solver.add(LinearConstraint(right, .lessThanOrEqual, 100.0))
    try solver.add(LinearConstraint(left, .greaterThanOrEqual, 0.0))
    solver.suggest(30, for: left, strength: .low)
    solver.suggest(60, for: right, strength: .low)
    solver.suggest(45, for: middle, strength: .high)
    #expect(solver.values(of: [left, middle, right]) == [30, 45, 60])
    solver.suggest(90, for: middle, strength: .high)
    let moved = solver.values(of: [left, middle, right])
    #expect(moved[1] == 90)
    #expect(moved[0] + moved[2] == 180)
    #expect(moved[2] <= 100 && moved[2] - moved[0] >= 10)
  }

  @Test func aRowOfButtonsLaysOut() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let (x1, w1) = (solver.makeVariable(), solver.makeVariable())
    let (x2, w2) = (solver.makeVariable(), solver.makeVariable())
    let edge = try solver.add(LinearConstraint(width, .equal, 320.0))
    try solver.add(LinearConstraint(x1, .equal, 16.0))
    try solver.add(LinearConstraint(x2, .equal, x1 + w1 + 8.0))
    try solver.add(LinearConstraint(x2 + w2, .equal, width - 16.0))
    try solver.add(LinearConstraint(w1, .equal, w2))
    #expect(solver.values(of: [x1, w1, x2, w2]) == [16, 140, 164, 140])
    try solver.setConstant(400, of: edge)
    #expect(solver.values(of: [x1, w1, x2, w2]) == [16, 180, 204, 180])
  }

  @Test func aConstraintWithoutVariablesHoldsOrConflicts() throws {
    var solver = Solver()
    let nothing = LinearExpression()
    try solver.add(LinearConstraint(nothing, .equal, 0.0))
    try solver.add(LinearConstraint(nothing, .lessThanOrEqual, 1.0))
    try solver.add(LinearConstraint(nothing, .equal, 5.0, strength: .low))
    #expect(throws: Conflict.self) { try solver.add(LinearConstraint(nothing, .equal, 1.0)) }
    #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(nothing, .greaterThanOrEqual, 1.0))
    }
    #expect(solver.constraintCount == 3)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func numbersThatAreNotFiniteDoNoHarm() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(x, .equal, Double.nan))
    try solver.add(LinearConstraint(y * .nan, .equal, 0.0))
    try solver.add(LinearConstraint(y, .lessThanOrEqual, Double.infinity))
    solver.suggest(-.infinity, for: y)
    let values = solver.values(of: [x, y])
    #expect(values[0] == 0)
    #expect(values[1] == -Tolerance.largestInput)
  }

  @Test func identifiersAreNotReused() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.add(LinearConstraint(x, .equal, 1.0))
    let wasRemoved = solver.remove(old)
    let new = try solver.add(LinearConstraint(x, .equal, 2.0))
    let wasRemovedAgain = solver.remove(old)
    #expect(wasRemoved && !wasRemovedAgain)
    #expect(old != new)
    #expect(solver.constraint(old) == nil)
    try solver.setConstant(5, of: old)
    try solver.setStrength(.low, of: old)
    #expect(solver.values(of: [x]) == [2])
  }

  @Test func variablesAreReleasedOnceUnused() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(LinearConstraint(x, .equal, 1.0))
    let whileUsed = solver.release(x)
    #expect(!whileUsed)
    solver.remove(id)
    let onceUnused = solver.release(x)
    let again = solver.release(x)
    #expect(onceUnused && !again)
    let y = solver.makeVariable("y")
    #expect(y != x)
    try solver.add(LinearConstraint(y + x, .equal, 3.0))
    #expect(solver.values(of: [x, y]) == [0, 3])
    #expect(solver.name(of: x) == nil)
  }

  @Test func memoryIsReused() throws {
    var solver = Solver()
    for round in 0..<1000 {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let ids = [
        try solver.add(LinearConstraint(x, .equal, y + 1.0)),
        try solver.add(LinearConstraint(y, .greaterThanOrEqual, Double(round))),
        try solver.add(LinearConstraint(y, .equal, 0.0, strength: .low)),
      ]
      #expect(solver.values(of: [x]) == [Double(round + 1)])
      for id in ids { solver.remove(id) }
      let areReleased = [solver.release(x), solver.release(y)]
      #expect(areReleased == [true, true])
    }
    #expect(solver.tableau.kinds.count < 20)
    #expect(solver.records.count == 3)
  }

  @Test func aCopyIsIndependent() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(y, .equal, x * 2))
    solver.suggest(10, for: x)
    var copy = solver
    try copy.add(LinearConstraint(x, .equal, 50.0))
    #expect(copy.values(of: [x, y]) == [50, 100])
    #expect(solver.values(of: [x, y]) == [10, 20])
  }

  @Test func changedVariablesAreThoseAffected() throws {
    var solver = Solver()
    let tops = (0..<100).map { _ in solver.makeVariable() }
    var ids = [try solver.add(LinearConstraint(tops[0], .equal, 0.0))]
    for index in 1..<100 {
      ids.append(try solver.add(LinearConstraint(tops[index], .equal, tops[index - 1] + 10.0)))
    }
    #expect(solver.takeChangedVariables() == tops)
    #expect(solver.takeChangedVariables() == [])
    try solver.setConstant(25, of: ids[95])
    #expect(solver.takeChangedVariables() == Array(tops[95...]))
    #expect(solver.values(of: [tops[94], tops[95], tops[99]]) == [940, 965, 1005])
  }
}
