/// Memory that ``Tableau/expand(_:constant:)`` reuses, one entry per symbol.
struct ExpansionMemory: Sendable {
  var sums: [Double] = []
  /// The symbols met so far.
  var marked: [Symbol] = []
  var isMarked: [Bool] = []
  /// The variables among them without a definition, and the rank from which on others may lead
  /// to them.
  var free: [(symbol: Symbol, rank: Int)] = []
  /// Symbols still to be replaced by their rows: a binary heap, the highest rank on top.
  private var heap: [Entry] = []

  private struct Entry: Comparable {
    let rank: Int
    let symbol: Symbol

    static func < (left: Entry, right: Entry) -> Bool {
      left.rank != right.rank ? left.rank < right.rank : left.symbol < right.symbol
    }
  }

  mutating func grow() {
    sums.append(0)
    isMarked.append(false)
  }

  /// Moves what has been summed up into a row.
  mutating func finish(into row: inout Row) {
    marked.sort()
    for symbol in marked {
      let sum = sums[symbol.index]
      sums[symbol.index] = 0
      isMarked[symbol.index] = false
      if sum != 0 { row.terms.append(Row.Term(symbol: symbol, coefficient: sum)) }
    }
    marked.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    heap.removeAll(keepingCapacity: true)
  }

  /// The highest rank that waits, -1 if nothing waits.
  var highestRank: Int { heap.first?.rank ?? -1 }

  mutating func push(_ symbol: Symbol, rank: Int) {
    let entry = Entry(rank: rank, symbol: symbol)
    var child = heap.count
    heap.append(entry)
    while child > 0, heap[(child - 1) / 2] < entry {
      heap[child] = heap[(child - 1) / 2]
      child = (child - 1) / 2
    }
    heap[child] = entry
  }

  mutating func pop() -> Symbol? {
    guard let top = heap.first, let entry = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return top.symbol }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child] < heap[child + 1] { child += 1 }
      guard entry < heap[child] else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = entry
    return top.symbol
  }
}

/// An expression after definitions have been put in.
struct Expansion {
  /// In symbols outside the basis; if there is a `free` variable, possibly in others too, but in
  /// none that leads to it.
  var row = Row()
  /// A variable of `row` without a definition: `row` can define it.
  var free: Symbol?
}

extension Tableau {
  /// Puts definitions into `constant + Σ terms` until only symbols outside the basis are left, or,
  /// unless `isComplete`, until the expression can define one of its variables.
  ///
  /// O(rows it leads to), but for those behind symbols that cancel.
  mutating func expand(
    _ terms: [Row.Term], constant: Double, isComplete: Bool = false
  ) -> Expansion {
    var result = Expansion()
    // Many numbers are added up here; what they leave is compared with the largest.
    var largest = 0.0
    func add(_ number: Double) {
      result.row.constant += number
      largest = max(largest, abs(number), abs(result.row.constant))
    }
    add(constant)
    for term in terms { accumulate(term.symbol, term.coefficient) }
    while true {
      result.free = definable()
      if result.free != nil, !isComplete { break }
      guard let symbol = expansion.pop() else { break }
      let factor = expansion.sums[symbol.index]
      expansion.sums[symbol.index] = 0
      guard factor != 0 else { continue }
      add(factor * rows[symbol.index].constant)
      for term in rows[symbol.index].terms { accumulate(term.symbol, factor * term.coefficient) }
    }
    if abs(result.row.constant) <= Tolerance.zero * largest { result.row.constant = 0 }
    expansion.finish(into: &result.row)
    return result
  }

  private mutating func accumulate(_ symbol: Symbol, _ coefficient: Double) {
    let index = symbol.index
    if !expansion.isMarked[index] {
      expansion.isMarked[index] = true
      expansion.marked.append(symbol)
      if isBasic[index] {
        expansion.push(symbol, rank: ranks[index])
      } else if kinds[index] == .external {
        expansion.free.append((symbol, lowestRank(ofUsersOf: symbol)))
      }
    }
    expansion.sums[index] = Tolerance.sumOfCoefficients(expansion.sums[index], coefficient)
  }

  /// No symbol of a lower rank than this leads to the variable.
  private func lowestRank(ofUsersOf variable: Symbol) -> Int {
    let list = users[variable.index]
    // Something like the width of a window, used everywhere: not worth the search.
    guard list.count <= 32 else { return 0 }
    return list.reduce(Int.max) { min($0, ranks[$1.index]) }
  }

  /// A variable that the expression can define, since nothing that still waits to be put in leads
  /// to it. Dividing by the largest coefficient loses least.
  private func definable() -> Symbol? {
    guard !expansion.free.isEmpty else { return nil }
    let waiting = expansion.highestRank
    var best: (symbol: Symbol, size: Double)?
    for (symbol, rank) in expansion.free where waiting < rank || waiting < 0 {
      let size = abs(expansion.sums[symbol.index])
      guard size > 0 else { continue }
      if let current = best,
        size < current.size || (size == current.size && current.symbol < symbol)
      {
        continue
      }
      best = (symbol, size)
    }
    return best?.symbol
  }
}
