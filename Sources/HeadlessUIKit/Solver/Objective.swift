/// What the simplex method minimises: for each symbol outside the basis its reduced cost, that
/// is how much the violations grow per unit of the symbol.
///
/// **Why levels.** UIKit's priorities are lexicographic, so a cost is a list of numbers, one per
/// priority in use, compared from the strongest on. One weight per constraint (1e6, 1e3, 1 …)
/// cannot express that: a thousand distinct priorities do not fit into the 53 bits of a `Double`,
/// and big weights drown the digits of small ones. The list is stored densely, a row of `stride`
/// numbers per symbol, since layouts use few distinct priorities (four or five) and a pivot then
/// adds a few neighbouring numbers. Memory is symbols × distinct priorities.
struct Objective: Sendable {
  /// The priority each slot of a cost serves; slots are in order of arrival.
  private var priorities: [Double] = []
  private var useCounts: [Int] = []
  private var freeSlots: [Int] = []
  /// Slots in use from the strongest priority to the weakest.
  private var order: [Int] = []
  private var stride = 4
  private var costs: [Double] = []

  /// Symbols whose cost may have become negative since the last optimum. Only these are looked
  /// at, so that optimising costs what has changed.
  private var candidates: [Symbol] = []
  private var isCandidate: [Bool] = []

  /// Memory to reuse: the slots in which the symbol being substituted has a cost.
  private var nonzero: [(slot: Int, cost: Double)] = []

  /// Whether some cost may be negative.
  var isPending: Bool { !candidates.isEmpty }

  // MARK: Priorities

  /// The slot for a priority, counted once more as used. Amortised O(symbols) for a new one.
  mutating func acquireSlot(for strength: Strength) -> Int {
    let priority = strength.priority
    let rank = rank(of: priority)
    if rank < order.count, priorities[order[rank]] == priority {
      useCounts[order[rank]] += 1
      return order[rank]
    }
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      // Removals leave rounding behind in a slot that ought to be all zeros.
      for index in Swift.stride(from: slot, to: costs.count, by: stride) { costs[index] = 0 }
      priorities[slot] = priority
      useCounts[slot] = 1
    } else {
      slot = priorities.count
      if slot == stride { widen() }
      priorities.append(priority)
      useCounts.append(1)
    }
    order.insert(slot, at: rank)
    return slot
  }

  /// Counts a slot once less as used.
  mutating func releaseSlot(_ slot: Int) {
    useCounts[slot] -= 1
    guard useCounts[slot] == 0 else { return }
    order.removeAll { $0 == slot }
    freeSlots.append(slot)
  }

  private func rank(of priority: Double) -> Int {
    var rank = 0
    while rank < order.count, priorities[order[rank]] > priority { rank += 1 }
    return rank
  }

  private mutating func widen() {
    let wider = stride * 2
    var moved = [Double](repeating: 0, count: costs.count * 2)
    for symbol in 0..<isCandidate.count {
      for slot in 0..<stride { moved[symbol * wider + slot] = costs[symbol * stride + slot] }
    }
    costs = moved
    stride = wider
  }

  // MARK: Costs

  /// Forgets every cost; priorities stay in use.
  mutating func reset() {
    for index in costs.indices { costs[index] = 0 }
    for index in isCandidate.indices { isCandidate[index] = false }
    candidates.removeAll()
  }

  /// Makes room for one more symbol.
  mutating func grow() {
    isCandidate.append(false)
    for _ in 0..<stride { costs.append(0) }
  }

  /// Forgets a symbol's cost.
  mutating func clear(_ symbol: Symbol) {
    let base = symbol.index * stride
    for slot in base..<(base + stride) { costs[slot] = 0 }
  }

  /// Adds to the cost of a symbol outside the basis.
  mutating func add(_ weight: Double, slot: Int, to symbol: Symbol) {
    let index = symbol.index * stride + slot
    costs[index] = Tolerance.sumOfCoefficients(costs[index], weight)
    if weight < 0 { note(symbol) }
  }

  /// Adds to the cost of the symbol in the basis whose row this is.
  mutating func add(_ weight: Double, slot: Int, to row: borrowing Row, kinds: [SymbolKind]) {
    for term in row.terms {
      let index = term.symbol.index * stride + slot
      costs[index] = Tolerance.sumOfCoefficients(costs[index], weight * term.coefficient)
      // At zero too: a weaker priority may have its say then.
      if kinds[term.symbol.index] != .dummy, costs[index] <= 0 { note(term.symbol) }
    }
  }

  /// Replaces a symbol that enters the basis by its row. O(terms × priorities that care).
  mutating func substitute(_ symbol: Symbol, by row: borrowing Row, kinds: [SymbolKind]) {
    let base = symbol.index * stride
    nonzero.removeAll(keepingCapacity: true)
    for slot in order where costs[base + slot] != 0 {
      nonzero.append((slot, costs[base + slot]))
    }
    clear(symbol)
    guard !nonzero.isEmpty else { return }
    for term in row.terms {
      let base = term.symbol.index * stride
      var mayBeNegative = false
      for (slot, cost) in nonzero {
        let sum = Tolerance.sumOfCoefficients(costs[base + slot], cost * term.coefficient)
        costs[base + slot] = sum
        if sum <= 0 { mayBeNegative = true }
      }
      if mayBeNegative, kinds[term.symbol.index] != .dummy { note(term.symbol) }
    }
  }

  private mutating func note(_ symbol: Symbol) {
    guard !isCandidate[symbol.index] else { return }
    isCandidate[symbol.index] = true
    candidates.append(symbol)
  }

  /// The sign of a symbol's cost: that of its strongest part which is not zero.
  func sign(of symbol: Symbol) -> Int {
    let base = symbol.index * stride
    for slot in order {
      let cost = costs[base + slot]
      if cost != 0 { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Compares `cost(left) / leftPivot` with `cost(right) / rightPivot` from the strongest priority
  /// on: -1, 0 or 1. Pivots are positive.
  func compare(
    _ left: Symbol, _ leftPivot: Double, _ right: Symbol, _ rightPivot: Double
  ) -> Int {
    let leftBase = left.index * stride
    let rightBase = right.index * stride
    for slot in order {
      let leftRatio = costs[leftBase + slot] / leftPivot
      let rightRatio = costs[rightBase + slot] / rightPivot
      if Tolerance.isLess(leftRatio, rightRatio) { return -1 }
      if Tolerance.isLess(rightRatio, leftRatio) { return 1 }
    }
    return 0
  }

  /// The symbol that should enter the basis, or `nil` at the optimum: of the strongest priority
  /// that can still gain the one that gains most per unit, or the first under Bland's rule.
  /// O(candidates).
  mutating func entering(bland: Bool) -> Symbol? {
    var best: (symbol: Symbol, rank: Int, cost: Double)?
    var kept = 0
    for index in candidates.indices {
      let symbol = candidates[index]
      let base = symbol.index * stride
      guard let rank = order.firstIndex(where: { costs[base + $0] != 0 }),
        costs[base + order[rank]] < 0
      else {
        isCandidate[symbol.index] = false
        continue
      }
      candidates[kept] = symbol
      kept += 1
      let cost = costs[base + order[rank]]
      guard let current = best else {
        best = (symbol, rank, cost)
        continue
      }
      let isBetter =
        bland || (rank == current.rank && cost == current.cost)
        ? symbol < current.symbol
        : rank < current.rank || (rank == current.rank && cost < current.cost)
      if isBetter { best = (symbol, rank, cost) }
    }
    candidates.removeSubrange(kept...)
    return best?.symbol
  }
}
