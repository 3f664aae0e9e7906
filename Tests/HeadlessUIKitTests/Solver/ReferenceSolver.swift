@testable import HeadlessUIKit

/// The same problem solved without any idea in common with ``Solver``: by trying every point in
/// which as many constraints are tight as there are variables.
///
/// Violations are piecewise linear with kinks only where a constraint is tight. So if the
/// constraints have full rank, and every variable some constraint that pulls it back from
/// infinity, a best point is among those tried, and the best points are all mixtures of the best
/// ones among those tried.
struct ReferenceSolver {
  struct Item {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Double

    func violation(at point: [Double]) -> Double {
      var excess = -constant
      for (coefficient, value) in zip(coefficients, point) { excess += coefficient * value }
      switch relation {
      case .lessThanOrEqual: return max(excess, 0)
      case .equal: return abs(excess)
      case .greaterThanOrEqual: return max(-excess, 0)
      }
    }
  }

  var variableCount: Int
  var items: [Item]

  struct Answer {
    /// The violations of each optional priority, strongest first.
    var violations: [Double]
    /// Every best point tried.
    var points: [[Double]]
  }

  /// `nil` if the required constraints contradict each other.
  func solve() -> Answer? {
    let priorities = Set(items.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    var best: Answer?
    forEachPoint { point in
      var violations = [Double](repeating: 0, count: priorities.count)
      for item in items {
        let violation = item.violation(at: point)
        guard violation > 1e-9 else { continue }
        guard let level = priorities.firstIndex(of: item.priority) else { return }
        violations[level] += violation
      }
      guard let current = best else {
        best = Answer(violations: violations, points: [point])
        return
      }
      for (new, old) in zip(violations, current.violations) where abs(new - old) > 1e-7 {
        if new < old { best = Answer(violations: violations, points: [point]) }
        return
      }
      best?.points.append(point)
    }
    return best
  }

  private func forEachPoint(_ body: ([Double]) -> Void) {
    var chosen: [Int] = []
    func choose(from start: Int) {
      if chosen.count == variableCount {
        if let point = intersection(of: chosen) { body(point) }
        return
      }
      for index in start..<items.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  /// Gaussian elimination with full row pivoting.
  private func intersection(of indices: [Int]) -> [Double]? {
    var matrix = indices.map { items[$0].coefficients + [items[$0].constant] }
    for column in 0..<variableCount {
      guard
        let pivot = (column..<variableCount).max(by: {
          abs(matrix[$0][column]) < abs(matrix[$1][column])
        }), abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<variableCount where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        guard factor != 0 else { continue }
        for index in column...variableCount {
          matrix[row][index] -= factor * matrix[column][index]
        }
      }
    }
    return (0..<variableCount).map { matrix[$0][variableCount] / matrix[$0][$0] }
  }
}
