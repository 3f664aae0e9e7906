import Foundation
import HeadlessSources

/// Solving a list of cards from scratch against changing one constant in it: the bare equations,
/// and whole views.
@MainActor
enum SolvingBenchmark {
  static let cardCount = 50

  static func run() throws {
    let system = makeEquations()
    let fresh = try Stopwatch.median(of: 51) { _ = try system.solve() }
    print(
      """
      \(cardCount * CardList.constraintsPerCard) view constraints (\(system.count) equations, \
      \(system.variableCount) variables) solved from scratch: \(Format.micro(fresh))
      """)
    try changeEquation(system, fresh: fresh)
    changeViews()
  }

  /// The equations that a laid out list stands for.
  static func makeEquations() -> EquationSystem {
    let list = CardList(cardCount: cardCount)
    list.root.layoutIfNeeded()
    return EquationSystem(list.root.layoutEquations)
  }

  private static func changeEquation(_ system: EquationSystem, fresh: Double) throws {
    guard let index = system.index(ofConstant: 8) else { return }
    var (solver, variables, ids) = try system.makeSolver()
    for variable in variables { _ = solver.value(of: variable) }
    var constant = 8.0
    let changed = try Stopwatch.median(of: 501) {
      constant = constant == 8 ? 20 : 8
      try solver.setConstant(constant, of: ids[index])
      _ = solver.takeChangedVariables()
    }
    print(
      """
        a gap in the middle changed, all that moved read: \(Format.micro(changed)); \
      1/\(Format.number(fresh / changed)) of from scratch
      """)
  }

  private static func changeViews() {
    var list = CardList(cardCount: cardCount)
    let fresh = Stopwatch.median(of: 21) {
      list = CardList(cardCount: cardCount)
      list.root.layoutIfNeeded()
    }
    let laidOut = Stopwatch.median(of: 21) {
      list = CardList(cardCount: cardCount)
    }
    print(
      """
      views and constraints made: \(Format.micro(laidOut)); made and laid out: \
      \(Format.micro(fresh))
      """)
    let top = list.titleTops[cardCount / 2]
    list.root.layoutIfNeeded()
    let changed = Stopwatch.median(of: 501) {
      top.constant = top.constant == 12 ? 30 : 12
      list.root.layoutIfNeeded()
    }
    print(
      """
        a constant of the card in the middle changed, laid out again: \(Format.micro(changed)); \
      1/\(Format.number((fresh - laidOut) / changed)) of the first layout
      """)
  }
}
