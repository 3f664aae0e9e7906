import Testing

@testable import HeadlessUIKit

/// Random systems against ``ReferenceSolver``, and random histories against a fresh solver.
@Suite struct SolverRandomTests {
  /// A solver, the same system for the reference, and what random steps do to both.
  private struct Pair {
    var random: SeededGenerator
    var solver = Solver()
    var variables: [Variable] = []
    var items: [(id: ConstraintID, item: ReferenceSolver.Item)] = []
    var priorities: [Double]

    init(seed: UInt64, variableCount: Int, priorities: [Double] = [1000, 750, 500, 250]) {
      random = SeededGenerator(seed)
      self.priorities = priorities
      for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
      // Keeps the answer bounded, as the reference needs.
      for index in variables.indices {
        var item = ReferenceSolver.Item(
          coefficients: [Double](repeating: 0, count: variableCount), relation: .equal,
          constant: Double(Int.random(in: -5...5, using: &random)), priority: 10)
        item.coefficients[index] = 1
        add(item)
      }
    }

    func constraint(_ item: ReferenceSolver.Item) -> LinearConstraint {
      let terms = zip(variables, item.coefficients).map { LinearExpression.Term($0, $1) }
      return LinearConstraint(
        LinearExpression(terms: terms), item.relation, item.constant,
        strength: Strength(priority: item.priority))
    }

    mutating func randomItem() -> ReferenceSolver.Item {
      let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      return ReferenceSolver.Item(
        coefficients: variables.map { _ in
          Bool.random(using: &random) ? 0 : Double(Int.random(in: -2...2, using: &random))
        },
        relation: relations.randomElement(using: &random) ?? .equal,
        constant: Double(Int.random(in: -10...10, using: &random)),
        priority: priorities.randomElement(using: &random) ?? 500)
    }

    var reference: ReferenceSolver {
      ReferenceSolver(variableCount: variables.count, items: items.map(\.item))
    }

    /// Whether required constraints, with the bounding ones, can hold together.
    func isFeasible(_ members: [ReferenceSolver.Item]) -> Bool {
      let bounds = items.map(\.item).filter { $0.priority == 10 }
      return ReferenceSolver(variableCount: variables.count, items: bounds + members).solve()
        != nil
    }

    func checkConflict(_ conflict: Conflict, new: ReferenceSolver.Item) {
      let members = conflict.members.map { member in
        items.first { $0.id == member.id }?.item ?? new
      }
      #expect(!isFeasible(members), "the members do not contradict each other")
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        #expect(isFeasible(rest), "a member too many")
      }
    }

    mutating func add(_ item: ReferenceSolver.Item) {
      do {
        items.append((try solver.add(constraint(item)), item))
      } catch {
        checkConflict(error, new: item)
      }
    }

    mutating func step() {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3 where items.count < 11:
        add(randomItem())
      case 0..<5:
        guard items.count > variables.count else { return }
        let index = Int.random(in: variables.count..<items.count, using: &random)
        let wasRemoved = solver.remove(items.remove(at: index).id)
        #expect(wasRemoved)
      case 5..<8:
        let index = Int.random(in: items.indices, using: &random)
        var item = items[index].item
        item.constant = Double(Int.random(in: -10...10, using: &random))
        do {
          try solver.setConstant(item.constant, of: items[index].id)
          items[index].item = item
        } catch {
          let id = items[index].id
          items[index].item = item
          checkConflict(error, new: item)
          items[index].item.constant = solver.constraint(id)?.constant ?? .nan
        }
      default:
        guard items.count > variables.count else { return }
        let index = Int.random(in: variables.count..<items.count, using: &random)
        let old = items[index].item.priority
        items[index].item.priority = priorities.randomElement(using: &random) ?? 500
        do {
          let strength = Strength(priority: items[index].item.priority)
          try solver.setStrength(strength, of: items[index].id)
        } catch {
          checkConflict(error, new: items[index].item)
          items[index].item.priority = old
        }
      }
    }

    mutating func check() {
      guard let answer = reference.solve() else {
        Issue.record("the solver accepted a contradiction")
        return
      }
      let point = solver.values(of: variables)
      let levels = Set(items.map(\.item.priority)).filter { $0 < 1000 }.sorted(by: >)
      for (_, item) in items where item.priority == 1000 {
        #expect(item.violation(at: point) < 1e-7)
      }
      for (level, expected) in zip(levels, answer.violations) {
        let sum = items.filter { $0.item.priority == level }
          .reduce(0) { $0 + $1.item.violation(at: point) }
        #expect(isNear(sum, expected), "priority \(level)")
      }
      for (index, variable) in variables.enumerated() {
        let possible = answer.points.map { $0[index] }
        let range = (possible.min() ?? .nan)...(possible.max() ?? .nan)
        let isAmbiguous = range.upperBound - range.lowerBound > 1e-6
        let answer = solver.isAmbiguous(variable)
        #expect(answer == isAmbiguous)
        #expect(point[index] >= range.lowerBound - 1e-6)
        #expect(point[index] <= range.upperBound + 1e-6)
      }
      let again = solver.values(of: variables)
      #expect(again == point, "asking about ambiguity moved a variable")
      #expect(solver.brokenInvariants() == [])
    }
  }

  @Test(arguments: 0..<60)
  func systemsAgreeWithTheReference(seed: Int) {
    for round in 0..<10 {
      var pair = Pair(seed: UInt64(seed * 1000 + round), variableCount: 2 + round % 2)
      for _ in 0..<7 { pair.add(pair.randomItem()) }
      pair.check()
    }
  }

  @Test(arguments: 0..<60)
  func historiesAgreeWithTheReference(seed: Int) {
    var pair = Pair(seed: UInt64(100_000 + seed), variableCount: 2 + seed % 2)
    for round in 0..<60 {
      pair.step()
      // Also several steps between two readings: work is put off until then.
      if round % 3 == 0 || seed % 2 == 0 { pair.check() }
    }
    pair.check()
  }

  @Test(arguments: 0..<10)
  func fractionalPrioritiesAgreeWithTheReference(seed: Int) {
    var pair = Pair(
      seed: UInt64(200_000 + seed), variableCount: 3,
      priorities: [1000, 999.5, 999.25, 751, 750, 749.9, 251, 250, 51, 50, 20.5, 20])
    for _ in 0..<40 {
      pair.step()
      pair.check()
    }
  }

  /// Bigger systems, too big for the reference: what a history leaves is what a fresh solver says.
  @Test(arguments: 0..<20)
  func historiesAgreeWithAFreshSolver(seed: Int) throws {
    var random = SeededGenerator(UInt64(300_000 + seed))
    var solver = Solver()
    let variables = (0..<40).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    // Distinct priorities make the answer unique.
    for (index, variable) in variables.enumerated() {
      let stay = LinearConstraint(
        variable, .equal, Double(index), strength: Strength(priority: 1 + Double(index) / 64))
      ids.append(try solver.add(stay))
    }
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        var expression = LinearExpression()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let variable = variables[Int.random(in: variables.indices, using: &random)]
          expression = expression + variable * Double(Int.random(in: -3...3, using: &random))
        }
        let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        let priority =
          Bool.random(using: &random) ? 1000 : Double.random(in: 100..<999, using: &random)
        let constraint = LinearConstraint(
          expression, relations[Int.random(in: 0..<3, using: &random)],
          Double(Int.random(in: -100...100, using: &random)),
          strength: Strength(priority: priority))
        if let id = try? solver.add(constraint) { ids.append(id) }
      case 4..<6:
        guard ids.count > 40 else { continue }
        solver.remove(ids.remove(at: Int.random(in: 40..<ids.count, using: &random)))
      default:
        let id = ids[Int.random(in: ids.indices, using: &random)]
        try? solver.setConstant(Double(Int.random(in: -100...100, using: &random)), of: id)
      }
      guard step % 40 == 39 else { continue }
      let found = solver.values(of: variables)
      #expect(solver.brokenInvariants() == [])

      var fresh = Solver()
      let freshVariables = variables.map { _ in fresh.makeVariable() }
      for constraint in ids.compactMap({ solver.constraint($0) }).shuffled(using: &random) {
        var copy = constraint
        copy.terms = constraint.terms.map { term in
          let index = variables.firstIndex(of: term.variable) ?? 0
          return LinearExpression.Term(freshVariables[index], term.coefficient)
        }
        try fresh.add(copy)
      }
      for (old, new) in zip(found, fresh.values(of: freshVariables)) {
        #expect(isNear(old, new))
      }

      var rebuilt = solver
      rebuilt.rebuild()
      for (old, new) in zip(found, rebuilt.values(of: variables)) { #expect(isNear(old, new)) }
      #expect(rebuilt.brokenInvariants() == [])
    }
  }
}
