import Testing

@testable import HeadlessUIKit

@Suite struct SolverStrengthTests {
  @Test func strengthsAreClampedAndOrdered() {
    #expect(Strength(priority: 1200) == .required)
    #expect(Strength(priority: -3).priority == 0)
    #expect(Strength(priority: .nan).priority == 0)
    #expect(Strength.low < .high && Strength.high < .required)
    #expect(!Strength(priority: 999.99).isRequired)
  }

  @Test func theStrongerWins() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .equal, 10.0, strength: .low))
    let strong = try solver.add(LinearConstraint(x, .equal, 20.0, strength: .high))
    var values = solver.values(of: [x])
    #expect(values == [20])
    try solver.setStrength(Strength(priority: 249), of: strong)
    values = solver.values(of: [x])
    #expect(values == [10])
    let violation = solver.violation(of: strong)
    #expect(violation == 10)
  }

  /// No weight survives this: a hundred big violations against a tiny one just above.
  @Test func noNumberOfWeakerOnesOutweighsAStronger() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<100 {
      try solver.add(
        LinearConstraint(x * 1000, .equal, 1e6, strength: Strength(priority: 499.999)))
    }
    try solver.add(
      LinearConstraint(x * 0.001, .equal, 0.0, strength: Strength(priority: 500)))
    #expect(solver.values(of: [x]) == [0])
  }

  @Test func allPrioritiesAreDistinct() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for priority in stride(from: 4, to: 1000, by: 5) {
      try solver.add(
        LinearConstraint(
          x, .equal, Double(priority), strength: Strength(priority: Double(priority))))
    }
    #expect(solver.values(of: [x]) == [999])
    #expect(solver.brokenInvariants() == [])
  }

  @Test func theMajorityWinsWithinALevel() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for value in [0.0, 0, 100] {
      try solver.add(LinearConstraint(x, .equal, value, strength: .low))
    }
    #expect(solver.values(of: [x]) == [0])
    // The sum counts, in each constraint's own unit.
    try solver.add(LinearConstraint(x * 2, .equal, 200.0, strength: .low))
    #expect(solver.values(of: [x]) == [100])
  }

  @Test func aWeakLevelDecidesWhatAStrongOneLeavesOpen() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10.0, strength: .high))
    try solver.add(LinearConstraint(x, .lessThanOrEqual, 30.0, strength: .high))
    try solver.add(LinearConstraint(x, .equal, 25.0, strength: .low))
    try solver.add(LinearConstraint(x, .equal, 90.0, strength: .fitting))
    #expect(solver.values(of: [x]) == [25])
  }

  /// Two labels in a row too narrow for both: the one that resists less is compressed.
  @Test func compressionResistanceAndHugging() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let width = try solver.add(LinearConstraint(first + second, .equal, 100.0))
    for (label, size, hugging, resistance) in [(first, 80.0, 251, 750), (second, 60, 250, 751)] {
      try solver.add(
        LinearConstraint(
          label, .lessThanOrEqual, size, strength: Strength(priority: Double(hugging))))
      try solver.add(
        LinearConstraint(
          label, .greaterThanOrEqual, size, strength: Strength(priority: Double(resistance))))
    }
    #expect(solver.values(of: [first, second]) == [40, 60])
    try solver.setConstant(200, of: width)
    #expect(solver.values(of: [first, second]) == [80, 120])
  }

  @Test func requiredBecomesOptionalAndBack() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint(x, .equal, 10.0))
    try solver.setStrength(.low, of: id)
    let other = try solver.add(LinearConstraint(x, .equal, 20.0))
    var values = solver.values(of: [x])
    #expect(values == [20])
    #expect(throws: Conflict.self) { try solver.setStrength(.required, of: id) }
    #expect(solver.constraint(id)?.strength == .low)
    values = solver.values(of: [x])
    #expect(values == [20])
    solver.remove(other)
    try solver.setStrength(.required, of: id)
    values = solver.values(of: [x])
    #expect(values == [10])
    #expect(solver.brokenInvariants() == [])
  }

  @Test func priorityPlacesAreReused() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint(x, .equal, 10.0, strength: .low))
    let other = try solver.add(LinearConstraint(x, .equal, 20.0, strength: .fitting))
    for step in 0..<500 {
      let strength = Strength(priority: Double(step) + 0.5)
      try solver.setStrength(strength, of: id)
      let value = solver.value(of: x)
      #expect(value == (strength > .fitting ? 10 : 20))
    }
    solver.remove(other)
    #expect(solver.brokenInvariants() == [])
  }
}
