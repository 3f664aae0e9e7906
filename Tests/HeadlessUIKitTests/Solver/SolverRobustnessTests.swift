import Testing

@testable import HeadlessUIKit

/// Order, size, degeneracy and rounding.
@Suite struct SolverRobustnessTests {
  /// A list of cards in which some labels are squeezed: required equations and inequalities,
  /// three priorities, one answer.
  private func cards(
    _ count: Int, scale: Double = 1, shuffledBy seed: UInt64? = nil
  ) throws -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    let width = solver.makeVariable("width")
    var variables = [width]
    var constraints = [LinearConstraint(width, .equal, 320 * scale)]
    var bottom: LinearExpression = 0.0.expression
    for index in 0..<count {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      let (title, detail) = (solver.makeVariable(), solver.makeVariable())
      variables += [top, height, title, detail]
      let natural = Double(100 + index * 37 % 200) * scale
      constraints += [
        LinearConstraint(top, .equal, bottom + 8 * scale),
        LinearConstraint(height, .greaterThanOrEqual, title * 0.25),
        LinearConstraint(height, .equal, 30 * scale, strength: .fitting),
        LinearConstraint(title + detail, .equal, width - 20 * scale),
        LinearConstraint(detail, .greaterThanOrEqual, 50 * scale),
        LinearConstraint(title, .greaterThanOrEqual, natural, strength: .high),
        LinearConstraint(title, .lessThanOrEqual, natural, strength: .low),
      ]
      bottom = top + height
    }
    if let seed {
      var random = SeededGenerator(seed)
      constraints.shuffle(using: &random)
    }
    for constraint in constraints { try solver.add(constraint) }
    return (solver, variables)
  }

  @Test(arguments: 0..<20)
  func theOrderOfAddingDoesNotMatter(seed: Int) throws {
    var (ordered, variables) = try cards(12)
    var (shuffled, _) = try cards(12, shuffledBy: UInt64(seed))
    let expected = ordered.values(of: variables)
    for (old, new) in zip(expected, shuffled.values(of: variables)) {
      #expect(isNear(old, new, 1e-9))
    }
    #expect(shuffled.brokenInvariants() == [])
    let ambiguous = shuffled.ambiguousVariables(among: variables)
    #expect(ambiguous == [])
  }

  @Test func theSameCallsGiveTheSameBits() throws {
    var (first, variables) = try cards(12, shuffledBy: 3)
    var (second, _) = try cards(12, shuffledBy: 3)
    let (left, right) = (first.values(of: variables), second.values(of: variables))
    #expect(left == right)
    #expect(first.tableau.pivotCount == second.tableau.pivotCount)
  }

  @Test(arguments: [1e-6, 1e-3, 1e3, 1e6])
  func theUnitDoesNotMatter(scale: Double) throws {
    var (plain, variables) = try cards(12)
    var (scaled, _) = try cards(12, scale: scale)
    let expected = plain.values(of: variables)
    let found = scaled.values(of: variables)
    for (old, new) in zip(expected, found) { #expect(isNear(old, new / scale, 1e-9)) }
    #expect(plain.tableau.pivotCount == scaled.tableau.pivotCount)
  }

  @Test(arguments: [1e-6, 1e-3, 1e3, 1e6])
  func coefficientsMayBeLargeOrSmall(factor: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(y * factor, .equal, x * factor + 10 * factor))
    try solver.add(LinearConstraint(x * factor, .greaterThanOrEqual, 5 * factor))
    try solver.add(LinearConstraint(y, .equal, 0.0, strength: .low))
    try solver.add(LinearConstraint(x * factor, .lessThanOrEqual, 5 * factor))
    let values = solver.values(of: [x, y])
    #expect(isNear(values[0], 5, 1e-9) && isNear(values[1], 15, 1e-9))
    #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(y * factor, .equal, 16 * factor))
    }
  }

  @Test func sizesMayBeMixed() throws {
    var solver = Solver()
    let (large, small) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(large, .greaterThanOrEqual, 1e6))
    try solver.add(LinearConstraint(small, .greaterThanOrEqual, 1e-6))
    try solver.add(LinearConstraint(large, .equal, 0.0, strength: .low))
    try solver.add(LinearConstraint(small, .equal, 0.0, strength: .low))
    let values = solver.values(of: [large, small])
    #expect(values == [1e6, 1e-6])
  }

  @Test func redundantEquationsStandInForEachOther() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var ids: [ConstraintID] = []
    for factor in [1.0, 3, 0.1, -7, 1] {
      ids.append(
        try solver.add(LinearConstraint((x + y) * factor, .equal, 30 * factor)))
    }
    try solver.add(LinearConstraint(x - y, .equal, 10.0))
    for id in ids.dropLast() {
      solver.remove(id)
      let values = solver.values(of: [x, y])
      #expect(isNear(values[0], 20) && isNear(values[1], 10))
      #expect(solver.brokenInvariants() == [])
      #expect(throws: Conflict.self) { try solver.add(LinearConstraint(x, .equal, 21.0)) }
    }
    solver.remove(ids[4])
    try solver.add(LinearConstraint(x, .equal, 21.0))
    let values = solver.values(of: [x, y])
    #expect(values == [21, 11])
  }

  @Test func degenerateCornersDoNotCycle() throws {
    var solver = Solver()
    var random = SeededGenerator(11)
    let variables = (0..<6).map { _ in solver.makeVariable() }
    for variable in variables {
      try solver.add(LinearConstraint(variable, .greaterThanOrEqual, 0.0))
    }
    // Every bound passes through the origin, and every priority pulls away from it.
    for step in 0..<60 {
      var expression = LinearExpression()
      for variable in variables {
        expression = expression + variable * Double(Int.random(in: -3...3, using: &random))
      }
      try solver.add(LinearConstraint(expression, .lessThanOrEqual, 0.0))
      try solver.add(
        LinearConstraint(
          expression * -1, .greaterThanOrEqual, 5.0, strength: Strength(priority: Double(step))))
    }
    _ = solver.values(of: variables)
    #expect(solver.brokenInvariants() == [])
    #expect(solver.tableau.pivotCount < 5000)
  }

  /// Beale's example, on which the plain simplex method cycles for ever.
  @Test func bealesExampleEnds() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(LinearConstraint(variable, .greaterThanOrEqual, 0.0)) }
    let first = x[0] * 0.25 - x[1] * 60 - x[2] * 0.04 + x[3] * 9
    let second = x[0] * 0.5 - x[1] * 90 - x[2] * 0.02 + x[3] * 3
    try solver.add(LinearConstraint(first, .lessThanOrEqual, 0.0))
    try solver.add(LinearConstraint(second, .lessThanOrEqual, 0.0))
    try solver.add(LinearConstraint(x[2], .lessThanOrEqual, 1.0))
    let gain = x[0] * 0.75 - x[1] * 150 + x[2] * 0.02 - x[3] * 6
    let id = try solver.add(LinearConstraint(gain, .greaterThanOrEqual, 1.0, strength: .low))
    let violation = solver.violation(of: id)
    #expect(isNear(violation, 0.95))
  }

  @Test func removalRestoresTheEarlierSolution() throws {
    var (solver, variables) = try cards(10)
    let before = solver.values(of: variables)
    var random = SeededGenerator(5)
    for _ in 0..<100 {
      var ids: [ConstraintID] = []
      for _ in 0..<5 {
        let variable = variables[Int.random(in: variables.indices, using: &random)]
        let isRequired = Bool.random(using: &random)
        let constraint = LinearConstraint(
          variable, .greaterThanOrEqual, Double(Int.random(in: 0...300, using: &random)),
          strength: isRequired ? .required : Strength(priority: 600))
        if let id = try? solver.add(constraint) { ids.append(id) }
      }
      for id in ids.shuffled(using: &random) { solver.remove(id) }
    }
    for (old, new) in zip(before, solver.values(of: variables)) { #expect(isNear(old, new)) }
    #expect(solver.brokenInvariants() == [])
  }

  /// Ten thousand links: nothing recurses, nothing grows with the square.
  @Test func aVeryLongChain() throws {
    var solver = Solver()
    let count = 10_000
    let tops = (0..<count).map { _ in solver.makeVariable() }
    let first = try solver.add(LinearConstraint(tops[0], .equal, 0.0))
    for index in 1..<count {
      try solver.add(LinearConstraint(tops[index], .equal, tops[index - 1] + 1.0))
    }
    var last = solver.value(of: tops[count - 1])
    #expect(last == Double(count - 1))
    try solver.setConstant(5, of: first)
    last = solver.value(of: tops[count - 1])
    #expect(last == Double(count + 4))
    let length = solver.tableau.rows.reduce(0) { $0 + $1.terms.count }
    #expect(length < 3 * count)
    let isAmbiguous = solver.isAmbiguous(tops[count - 1])
    #expect(!isAmbiguous)
  }

  /// Removing a link in the middle and putting another in, again and again.
  @Test func aChainIsRelinked() throws {
    var solver = Solver()
    var random = SeededGenerator(9)
    let tops = (0..<60).map { _ in solver.makeVariable() }
    var gaps = [Double](repeating: 1, count: 60)
    var ids: [ConstraintID] = [try solver.add(LinearConstraint(tops[0], .equal, 1.0))]
    for index in 1..<60 {
      ids.append(try solver.add(LinearConstraint(tops[index], .equal, tops[index - 1] + 1.0)))
    }
    for _ in 0..<400 {
      let index = Int.random(in: 1..<60, using: &random)
      gaps[index] = Double(Int.random(in: 0...20, using: &random))
      solver.remove(ids[index])
      ids[index] = try solver.add(
        LinearConstraint(tops[index] - gaps[index], .equal, tops[index - 1]))
      var expected = 0.0
      let found = solver.values(of: tops)
      for (gap, value) in zip(gaps, found) {
        expected += gap
        #expect(isNear(value, expected, 1e-9))
      }
    }
    #expect(solver.brokenInvariants() == [])
  }
}
