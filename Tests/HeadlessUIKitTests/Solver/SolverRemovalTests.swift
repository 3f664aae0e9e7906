import Testing

@testable import HeadlessUIKit

/// Removing many constraints together.
@Suite struct SolverRemovalTests {
  /// Lengths in a row of fixed width, each with a wish of its own priority.
  private struct Row {
    var solver = Solver()
    let lengths: [Variable]
    var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []

    init(count: Int) throws {
      var solver = Solver()
      lengths = (0..<count).map { _ in solver.makeVariable() }
      self.solver = solver
      let sum = lengths.reduce(LinearExpression()) { $0 + $1 }
      try add(LinearConstraint(sum, .equal, Double(10 * count)))
      for (index, length) in lengths.enumerated() {
        try add(LinearConstraint(length, .greaterThanOrEqual, 0.0))
        try add(LinearConstraint(length, .lessThanOrEqual, Double(12 + index % 5)))
        let wish = Double(5 + index * 7 % 13)
        let strength = Strength(priority: Double(1 + index))
        try add(LinearConstraint(length, .equal, wish, strength: strength))
      }
    }

    private mutating func add(_ constraint: LinearConstraint) throws {
      constraints.append((try solver.add(constraint), constraint))
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func whatStaysIsSolvedAsIfItHadBeenAlone(share: Double) throws {
    var generator = SeededGenerator(UInt64(share * 10))
    var row = try Row(count: 40)
    _ = row.solver.values(of: row.lengths)
    var other = Solver()
    let variables = row.lengths.map { _ in other.makeVariable() }
    for (id, constraint) in row.constraints {
      // Every length keeps its wish, so that the solution is unique.
      let isWish = constraint.relation == .equal && constraint.terms.count == 1
      if !isWish, Double.random(in: 0..<1, using: &generator) < share {
        let wasRemoved = row.solver.remove(id)
        #expect(wasRemoved && row.solver.constraint(id) == nil)
        continue
      }
      var copy = constraint
      copy.terms = constraint.terms.map { term in
        let index = row.lengths.firstIndex(of: term.variable) ?? 0
        return LinearExpression.Term(variables[index], term.coefficient)
      }
      try other.add(copy)
    }
    #expect(row.solver.constraintCount == other.constraintCount)
    let values = row.solver.values(of: row.lengths)
    #expect(zip(values, other.values(of: variables)).allSatisfy { isNear($0, $1) })
    #expect(row.solver.brokenInvariants() == [])
    #expect(row.solver.constraintCount == other.constraintCount)
  }

  @Test func removingAlmostEverythingTakesFewPivots() throws {
    var row = try Row(count: 100)
    _ = row.solver.values(of: row.lengths)
    let start = row.solver.tableau.pivotCount
    // What stays is the first four lengths, without the sum.
    row.solver.remove(row.constraints[0].id)
    for (id, _) in row.constraints.dropFirst(1 + 3 * 4) { row.solver.remove(id) }
    for length in row.lengths.dropFirst(4) { row.solver.release(length) }
    #expect(row.solver.constraintCount == 12)
    #expect(row.solver.values(of: Array(row.lengths.prefix(4))) == [5, 12, 6, 13])
    #expect(row.solver.tableau.pivotCount - start < 50)
    #expect(row.solver.brokenInvariants() == [])
  }

  @Test func releasedVariablesAreReusedOnceTheirConstraintsAreGone() throws {
    var row = try Row(count: 30)
    _ = row.solver.values(of: row.lengths)
    let size = row.solver.tableau.kinds.count
    for (id, _) in row.constraints { row.solver.remove(id) }
    for length in row.lengths {
      let isReleased = row.solver.release(length)
      let isReleasedAgain = row.solver.release(length)
      #expect(isReleased && !isReleasedAgain)
    }
    #expect(row.solver.constraintCount == 0)
    for round in 0..<30 {
      let x = row.solver.makeVariable()
      #expect(!row.lengths.contains(x))
      try row.solver.add(LinearConstraint(x, .equal, Double(round)))
      #expect(row.solver.values(of: [x, row.lengths[round]]) == [Double(round), 0])
    }
    #expect(row.solver.tableau.kinds.count == size)
  }
}
