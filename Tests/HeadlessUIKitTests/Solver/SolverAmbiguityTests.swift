import Testing

@testable import HeadlessUIKit

@Suite struct SolverAmbiguityTests {
  @Test func aFreeVariableIsAmbiguousAndSoIsWhatFollowsIt() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(y, .equal, x + 10.0))
    try solver.add(LinearConstraint(z, .equal, 4.0))
    var ambiguous = solver.ambiguousVariables(among: [x, y, z])
    #expect(ambiguous == [x, y])
    try solver.add(LinearConstraint(x, .equal, 1.0, strength: Strength(priority: 1)))
    ambiguous = solver.ambiguousVariables(among: [x, y, z])
    #expect(ambiguous == [])
  }

  @Test func whatCancelsIsNotAmbiguous() throws {
    var solver = Solver()
    let (left, right, width) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(LinearConstraint(right, .equal, left + 50.0))
    try solver.add(LinearConstraint(width, .equal, right - left))
    let ambiguous = solver.ambiguousVariables(among: [left, right, width])
    #expect(ambiguous == [left, right])
  }

  @Test func anInequalityAloneLeavesAChoice() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10.0))
    var isAmbiguous = solver.isAmbiguous(x)
    #expect(isAmbiguous)
    // Squeezed from both sides there is none, though no equation says so.
    let bound = try solver.add(LinearConstraint(x, .lessThanOrEqual, 10.0))
    isAmbiguous = solver.isAmbiguous(x)
    #expect(!isAmbiguous)
    try solver.setConstant(10.5, of: bound)
    isAmbiguous = solver.isAmbiguous(x)
    #expect(isAmbiguous)
  }

  @Test func aTieWithinAPriorityIsAmbiguous() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(x + y, .equal, 100.0))
    let first = try solver.add(LinearConstraint(x, .equal, 80.0, strength: .low))
    try solver.add(LinearConstraint(y, .equal, 80.0, strength: .low))
    var ambiguous = solver.ambiguousVariables(among: [x, y])
    #expect(ambiguous == [x, y])
    try solver.setStrength(Strength(priority: 251), of: first)
    ambiguous = solver.ambiguousVariables(among: [x, y])
    #expect(ambiguous == [])
    #expect(solver.values(of: [x, y]) == [80, 20])
  }

  @Test func askingChangesNothing() throws {
    var solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    for index in 1..<8 {
      try solver.add(
        LinearConstraint(variables[index], .greaterThanOrEqual, variables[index - 1]))
      try solver.add(LinearConstraint(variables[index], .lessThanOrEqual, 10.0))
      try solver.add(LinearConstraint(variables[index], .greaterThanOrEqual, 0.0))
    }
    try solver.add(LinearConstraint(variables[0], .greaterThanOrEqual, 10.0))
    let before = solver.values(of: variables)
    _ = solver.takeChangedVariables()
    let ambiguous = solver.ambiguousVariables(among: variables)
    #expect(ambiguous == [])
    let after = solver.values(of: variables)
    #expect(before == after)
    #expect(before == [Double](repeating: 10, count: 8))
  }
}
