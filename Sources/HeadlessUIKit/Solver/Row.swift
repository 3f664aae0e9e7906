/// One row of the tableau: `constant + Σ coefficient * symbol`, the value of the symbol it
/// belongs to.
///
/// Terms are sorted by symbol, without zeros: a merge of two rows is one pass over both.
struct Row: Sendable {
  struct Term: Sendable {
    var symbol: Symbol
    /// The place of the row among those that name the symbol. The tableau keeps it.
    var slot: Int32 = -1
    var coefficient: Double
  }

  var constant = 0.0
  var terms: [Term] = []

  /// Where `symbol` is or would be. O(log terms).
  func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// 0 when `symbol` does not occur. O(log terms).
  func coefficient(of symbol: Symbol) -> Double {
    let position = position(of: symbol)
    guard position < terms.count, terms[position].symbol == symbol else { return 0 }
    return terms[position].coefficient
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Puts in a term of a symbol that does not occur yet. O(terms).
  mutating func insert(_ symbol: Symbol, _ coefficient: Double) {
    terms.insert(Term(symbol: symbol, coefficient: coefficient), at: position(of: symbol))
  }

  /// Turns `owner = self` into `symbol = self`. Nothing happens if `symbol` does not occur.
  mutating func solve(for symbol: Symbol, insteadOf owner: Symbol) {
    let position = position(of: symbol)
    guard position < terms.count, terms[position].symbol == symbol else { return }
    let pivot = terms.remove(at: position).coefficient
    scale(by: -1 / pivot)
    insert(owner, 1 / pivot)
  }

  /// The symbols a substitution brought in and made vanish.
  struct Difference {
    var inserted: [Symbol] = []
    var cancelled: [Term] = []

    mutating func removeAll() {
      inserted.removeAll(keepingCapacity: true)
      cancelled.removeAll(keepingCapacity: true)
    }
  }

  /// Replaces `symbol` by `other`, and tells in `difference` which terms came and went.
  /// `scratch` is memory to reuse. O(terms of both).
  mutating func substitute(
    _ symbol: Symbol, by other: borrowing Row, difference: inout Difference, scratch: inout [Term]
  ) {
    difference.removeAll()
    let position = position(of: symbol)
    guard position < terms.count, terms[position].symbol == symbol else { return }
    let factor = terms[position].coefficient
    constant = Tolerance.sum(constant, factor * other.constant)

    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for incoming in other.terms {
      while index < terms.count, terms[index].symbol < incoming.symbol {
        if index != position { scratch.append(terms[index]) }
        index += 1
      }
      let added = factor * incoming.coefficient
      if index < terms.count, terms[index].symbol == incoming.symbol {
        let sum = Tolerance.sumOfCoefficients(terms[index].coefficient, added)
        var term = terms[index]
        term.coefficient = sum
        if sum == 0 {
          difference.cancelled.append(term)
        } else {
          scratch.append(term)
        }
        index += 1
      } else {
        scratch.append(Term(symbol: incoming.symbol, coefficient: added))
        difference.inserted.append(incoming.symbol)
      }
    }
    while index < terms.count {
      if index != position { scratch.append(terms[index]) }
      index += 1
    }
    swap(&terms, &scratch)
  }
}
