import Testing

@testable import HeadlessUIKit

@Suite struct SolverConflictTests {
  private func labels(_ conflict: Conflict?) -> [String] {
    conflict?.constraints.map { $0.label ?? "?" } ?? []
  }

  @Test func theFightersAreNamedAndNobodyElse() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearConstraint(x, .equal, 10.0, label: "x is 10"))
    try solver.add(LinearConstraint(z, .equal, x + y, label: "z is x + y"))
    try solver.add(LinearConstraint(y, .equal, x + 5.0, label: "y follows x"))
    try solver.add(LinearConstraint(z, .lessThanOrEqual, 100.0, label: "z is at most 100"))
    try solver.add(LinearConstraint(y, .equal, 0.0, strength: .high, label: "weak"))
    let before = solver.values(of: [x, y, z])

    let conflict = #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(y, .equal, 50.0, label: "y is 50"))
    }
    #expect(labels(conflict) == ["x is 10", "y follows x", "y is 50"])
    #expect(conflict?.members.first?.id == first)
    #expect(conflict?.members.last?.id == nil)
    let after = solver.values(of: [x, y, z])
    #expect(after == before)
    #expect(solver.constraintCount == 5)
    #expect(solver.brokenInvariants() == [])

    // Breaking one of them makes room.
    solver.remove(first)
    try solver.add(LinearConstraint(y, .equal, 50.0))
    #expect(solver.values(of: [x, y, z]) == [45, 50, 95])
  }

  @Test func aChainOfInequalitiesIsFollowed() throws {
    var solver = Solver()
    let edges = (0..<10).map { _ in solver.makeVariable() }
    try solver.add(LinearConstraint(edges[0], .greaterThanOrEqual, 0.0, label: "start"))
    for index in 1..<10 {
      try solver.add(
        LinearConstraint(
          edges[index], .greaterThanOrEqual, edges[index - 1] + 10.0, label: "step \(index)"))
    }
    try solver.add(LinearConstraint(edges[9], .lessThanOrEqual, 90.0, label: "room"))
    let conflict = #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(edges[4], .lessThanOrEqual, 39.0, label: "tight"))
    }
    #expect(labels(conflict) == ["start", "step 1", "step 2", "step 3", "step 4", "tight"])
    #expect(solver.values(of: [edges[4], edges[9]]) == [40, 90])
  }

  @Test func aConstantThatCannotBeIsRefused() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 0.0, label: "low"))
    try solver.add(LinearConstraint(x, .lessThanOrEqual, 10.0, label: "high"))
    try solver.add(LinearConstraint(y, .equal, x * 2, label: "double"))
    solver.suggest(8, for: y)
    let before = solver.values(of: [x, y])
    let conflict = #expect(throws: Conflict.self) { try solver.setConstant(11, of: low) }
    #expect(labels(conflict) == ["low", "high"])
    #expect(solver.constraint(low)?.constant == 0)
    let after = solver.values(of: [x, y])
    #expect(after == before)
    try solver.setConstant(10, of: low)
    #expect(solver.values(of: [x, y]) == [10, 20])
  }

  @Test func constantsChangeTogetherOrNotAtAll() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint(x, .equal, 10.0))
    let second = try solver.add(LinearConstraint(x * 2, .equal, 20.0))
    #expect(throws: Conflict.self) { try solver.setConstant(12, of: first) }
    try solver.setConstants([(first, 12), (second, 24)])
    #expect(solver.values(of: [x]) == [12])
    #expect(throws: Conflict.self) { try solver.setConstants([(first, 13), (second, 27)]) }
    #expect(solver.values(of: [x]) == [12])
    #expect(solver.constraint(first)?.constant == 12)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func refusalsLeaveNoTrace() throws {
    var random = SeededGenerator(7)
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    for index in 1..<6 {
      try solver.add(LinearConstraint(variables[index], .equal, variables[index - 1] + 10.0))
      try solver.add(LinearConstraint(variables[index], .lessThanOrEqual, 100.0))
    }
    try solver.add(LinearConstraint(variables[0], .greaterThanOrEqual, 0.0))
    solver.suggest(20, for: variables[2])
    let before = solver.values(of: variables)
    var refusals = 0
    for _ in 0..<500 {
      let variable = variables[Int.random(in: variables.indices, using: &random)]
      let isLow = Bool.random(using: &random)
      let constraint = LinearConstraint(
        variable, isLow ? .lessThanOrEqual : .greaterThanOrEqual, isLow ? -1.0 : 101.0)
      do {
        solver.remove(try solver.add(constraint))
      } catch {
        refusals += 1
        #expect(error.members.count >= 2)
      }
    }
    #expect(refusals > 200)
    for (old, new) in zip(before, solver.values(of: variables)) { #expect(isNear(old, new)) }
    #expect(solver.brokenInvariants() == [])
  }
}
