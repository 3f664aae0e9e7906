import Testing

@testable import HeadlessUIKit

/// SplitMix64: small, and the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  /// Neighbouring seeds would start at neighbouring places of one sequence, so the seed is mixed.
  init(_ seed: UInt64) {
    state = seed
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

func isNear(_ left: Double, _ right: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance * max(1, abs(left), abs(right))
}

extension Solver {
  mutating func values(of variables: [Variable]) -> [Double] {
    var result: [Double] = []
    for variable in variables { result.append(value(of: variable)) }
    return result
  }

  /// What has gone wrong inside the tableau; empty when all is well. Expects settled work.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    var columns = [[Symbol]](repeating: [], count: tableau.kinds.count)
    var users = columns
    for symbol in tableau.kinds.indices.map({ Symbol($0) }) {
      let kind = tableau.kinds[symbol.index]
      let row = tableau.rows[symbol.index]
      guard tableau.isBasic[symbol.index] else {
        if !row.terms.isEmpty { broken.append("\(symbol) has a row outside the basis") }
        continue
      }
      if kind == .recycled { broken.append("\(symbol) is recycled and in the basis") }
      for (left, right) in zip(row.terms, row.terms.dropFirst())
      where left.symbol >= right.symbol {
        broken.append("row of \(symbol) is not sorted")
      }
      for term in row.terms {
        let other = tableau.kinds[term.symbol.index]
        if other == .recycled { broken.append("row of \(symbol) names a recycled symbol") }
        if term.coefficient == 0 { broken.append("row of \(symbol) has a zero") }
        let list = (kind == .external ? tableau.users : tableau.columns)[term.symbol.index]
        let slot = Int(term.slot)
        if !list.indices.contains(slot) || list[slot] != symbol {
          broken.append("slot of \(term.symbol) in row of \(symbol)")
        }
        if kind == .external {
          users[term.symbol.index].append(symbol)
          if tableau.ranks[symbol.index] <= tableau.ranks[term.symbol.index] {
            broken.append("rank of \(symbol)")
          }
        } else {
          columns[term.symbol.index].append(symbol)
          if other == .external || tableau.isBasic[term.symbol.index] {
            broken.append("row of \(symbol) names a variable or a basic symbol")
          }
          if kind == .dummy, other != .dummy { broken.append("row of a dummy names others") }
        }
      }
      if kind != .external, row.constant < 0 { broken.append("\(symbol) is negative") }
      if kind == .dummy, row.constant != 0 { broken.append("dummy \(symbol) is not zero") }
    }
    for symbol in tableau.kinds.indices {
      if tableau.columns[symbol].sorted() != columns[symbol].sorted() {
        broken.append("column of \(symbol)")
      }
      if tableau.users[symbol].sorted() != users[symbol].sorted() {
        broken.append("users of \(symbol)")
      }
      let sign = tableau.objective.sign(of: Symbol(symbol))
      if tableau.isBasic[symbol], sign != 0 { broken.append("basic \(symbol) has a cost") }
      let isRestricted = tableau.kinds[symbol] != .dummy && tableau.kinds[symbol] != .external
      if isRestricted, sign < 0 { broken.append("cost of \(symbol) is negative") }
    }
    return broken
  }
}
