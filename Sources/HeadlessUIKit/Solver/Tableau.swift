/// The solved form of a system of constraints.
///
/// As in Badros, Borning and Stuckey's Cassowary, it has two parts:
///
/// - **Definitions** give a variable (an *external* symbol, any real number) as a sum of other
///   symbols. They take no part in pivots.
/// - **Restricted rows** give a slack, error or dummy symbol that is in the *basis* by symbols
///   outside it. Variables never occur in them. The simplex method works on these.
///
/// A symbol outside the basis has the value 0, so a row's constant is its symbol's value.
///
/// **Definitions stay factored.** Cassowary substitutes definitions into each other until only
/// symbols outside the basis are left. In a list, where every edge is defined by the one above,
/// that makes the last row as long as the list, n² terms in all, and every pivot touches them.
/// Here a definition may name variables that have definitions of their own, and symbols that have
/// entered the basis since. It is expanded only when a new constraint needs it, and pivots leave
/// it alone. The definitions never form a cycle: one that names defined symbols is made only
/// for a variable that those do not lead back to.
///
/// `ranks` orders them. An expansion goes from high ranks to low, so that what cancels does so
/// before it is expanded: inside a card far down a list, the card's own place is not traced back
/// to the top.
///
/// **Columns** are kept beside the rows (`columns` for restricted rows, `users` for definitions),
/// so that an operation touches only rows in which a changed symbol occurs.
///
/// All tables are arrays indexed by symbol: there is no hashing, so every run takes the same
/// pivots.
struct Tableau: Sendable {
  var kinds: [SymbolKind] = []
  /// Whether the symbol has a row.
  var isBasic: [Bool] = []
  var rows: [Row] = []
  /// The basic restricted symbols in whose row a symbol occurs. Without order or repetition.
  var columns: [[Symbol]] = []
  /// The variables in whose definition a symbol occurs. Without order or repetition.
  var users: [[Symbol]] = []
  /// More than the rank of every symbol named in the symbol's definition; 0 for a symbol without.
  var ranks: [Int] = []
  /// The index of the constraint a symbol was made for; -1 for a variable.
  var owners: [Int32] = []

  var objective = Objective()
  /// Restricted symbols whose value may have become impossible since the last optimum.
  var infeasible: [Symbol] = []
  /// Whether a symbol is in `infeasible`.
  var isQueued: [Bool] = []
  /// The largest constant that was ever put in; what rounding leaves is small against it.
  var scale = 0.0
  /// The number of restricted rows.
  var restrictedCount = 0
  /// Pivots made so far.
  var pivotCount = 0
  /// The pivots since ``beginJournal()``, for ``undoJournal()``.
  var journal: [(entering: Symbol, leaving: Symbol)]?

  /// The values of variables, where not stale.
  var values: [Double] = []
  var isStale: [Bool] = []
  /// Variables whose value may have changed since the caller last asked.
  var changed: [Symbol] = []
  var isChanged: [Bool] = []

  private var recycled: [Symbol] = []

  // Memory to reuse.
  var scratch: [Row.Term] = []
  var difference = Row.Difference()
  var worklist: [Symbol] = []
  var expansion = ExpansionMemory()

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32 = -1) -> Symbol {
    if let symbol = recycled.popLast() {
      kinds[symbol.index] = kind
      owners[symbol.index] = owner
      return symbol
    }
    let symbol = Symbol(kinds.count)
    kinds.append(kind)
    isBasic.append(false)
    rows.append(Row())
    columns.append([])
    users.append([])
    ranks.append(0)
    owners.append(owner)
    values.append(0)
    isStale.append(false)
    isChanged.append(false)
    isQueued.append(false)
    objective.grow()
    expansion.grow()
    return symbol
  }

  /// Gives up a symbol that occurs in no row and has none.
  mutating func recycle(_ symbol: Symbol) {
    kinds[symbol.index] = .recycled
    owners[symbol.index] = -1
    objective.clear(symbol)
    recycled.append(symbol)
  }

  /// Whether nothing but this variable's own constraints could depend on it.
  func isFresh(_ variable: Symbol) -> Bool {
    !isBasic[variable.index] && users[variable.index].isEmpty
  }

  /// Takes every row out and gives up every symbol that is not a variable.
  mutating func reset() {
    recycled.removeAll()
    infeasible.removeAll()
    journal = nil
    restrictedCount = 0
    scale = 0
    objective.reset()
    for symbol in kinds.indices.reversed().map({ Symbol($0) }) {
      isBasic[symbol.index] = false
      isQueued[symbol.index] = false
      rows[symbol.index] = Row()
      columns[symbol.index] = []
      users[symbol.index] = []
      ranks[symbol.index] = 0
      if kinds[symbol.index] == .external {
        touch(symbol)
      } else {
        kinds[symbol.index] = .recycled
        recycled.append(symbol)
      }
    }
  }

  // MARK: Rows

  /// Enters that `symbol` occurs in the row of `owner`. Returns the owner's place in the list.
  private mutating func link(_ symbol: Symbol, to owner: Symbol) -> Int32 {
    guard kinds[owner.index] == .external else {
      columns[symbol.index].append(owner)
      return Int32(truncatingIfNeeded: columns[symbol.index].count - 1)
    }
    users[symbol.index].append(owner)
    raise(owner, above: symbol)
    return Int32(truncatingIfNeeded: users[symbol.index].count - 1)
  }

  /// Keeps the order of definitions after `owner` has come to name `symbol`. Ranks only ever need
  /// to grow: a rank higher than necessary orders as well. O(definitions whose rank changes).
  private mutating func raise(_ owner: Symbol, above symbol: Symbol) {
    guard ranks[owner.index] <= ranks[symbol.index] else { return }
    ranks[owner.index] = ranks[symbol.index] + 1
    worklist.append(owner)
    while let current = worklist.popLast() {
      let rank = ranks[current.index]
      for user in users[current.index] where ranks[user.index] <= rank {
        ranks[user.index] = rank + 1
        worklist.append(user)
      }
    }
  }

  /// Takes `owner` off the list of a symbol that its row named. O(log terms of another row).
  private mutating func unlink(_ term: Row.Term, from owner: Symbol) {
    /// Returns the owner that took the free place.
    func remove(_ list: inout [Symbol]) -> Symbol? {
      let slot = Int(term.slot)
      // The list is gone already where its symbol is being replaced everywhere.
      guard list.indices.contains(slot), list[slot] == owner else { return nil }
      let last = list.removeLast()
      guard slot < list.count else { return nil }
      list[slot] = last
      return last
    }
    let isDefinition = kinds[owner.index] == .external
    let moved =
      isDefinition ? remove(&users[term.symbol.index]) : remove(&columns[term.symbol.index])
    guard let moved else { return }
    let position = rows[moved.index].position(of: term.symbol)
    rows[moved.index].terms[position].slot = term.slot
  }

  /// Gives `symbol` a row.
  mutating func insert(_ row: consuming Row, for symbol: Symbol) {
    for index in row.terms.indices {
      row.terms[index].slot = link(row.terms[index].symbol, to: symbol)
    }
    rows[symbol.index] = row
    isBasic[symbol.index] = true
    if kinds[symbol.index] == .external {
      touch(symbol)
    } else {
      restrictedCount += 1
      settleConstant(of: symbol)
      touchUsers(of: symbol)
    }
  }

  /// Takes the row of `symbol` away; the symbol is then outside the basis.
  @discardableResult
  mutating func take(_ symbol: Symbol) -> Row {
    var row = Row()
    swap(&row, &rows[symbol.index])
    isBasic[symbol.index] = false
    for term in row.terms { unlink(term, from: symbol) }
    if kinds[symbol.index] == .external {
      ranks[symbol.index] = 0
      touch(symbol)
    } else {
      restrictedCount -= 1
      touchUsers(of: symbol)
    }
    return row
  }

  /// Replaces `symbol` by `row` in the row of `owner`. The caller sees to it that the list of rows
  /// in which `symbol` occurs is right afterwards. O(terms).
  mutating func substitute(_ symbol: Symbol, by row: borrowing Row, in owner: Symbol) {
    // The row is moved out while it changes, so that it is not copied.
    var target = Row()
    swap(&target, &rows[owner.index])
    target.substitute(symbol, by: row, difference: &difference, scratch: &scratch)
    swap(&target, &rows[owner.index])
    for index in difference.inserted.indices {
      let symbol = difference.inserted[index]
      let slot = link(symbol, to: owner)
      let position = rows[owner.index].position(of: symbol)
      rows[owner.index].terms[position].slot = slot
    }
    for index in difference.cancelled.indices { unlink(difference.cancelled[index], from: owner) }
    if kinds[owner.index] == .external {
      touch(owner)
    } else if row.constant != 0 {
      settleConstant(of: owner)
      touchUsers(of: owner)
    }
  }

  /// Rounds the value of a restricted symbol and notes it if it is impossible.
  mutating func settleConstant(of symbol: Symbol) {
    if abs(rows[symbol.index].constant) <= Tolerance.smallestValue * scale {
      rows[symbol.index].constant = 0
    }
    guard isViolated(symbol), !isQueued[symbol.index] else { return }
    isQueued[symbol.index] = true
    infeasible.append(symbol)
  }

  /// Whether a restricted symbol has a value it may not have.
  func isViolated(_ symbol: Symbol) -> Bool {
    guard isBasic[symbol.index] else { return false }
    let value = rows[symbol.index].constant
    return value < 0 || (value != 0 && kinds[symbol.index] == .dummy)
  }

  private mutating func add(_ delta: Double, toConstantOf symbol: Symbol) {
    rows[symbol.index].constant = Tolerance.sum(rows[symbol.index].constant, delta)
  }

  /// Moves the origin of a symbol: wherever `symbol` is written, it now means
  /// `symbol - delta`. This is what changing a constraint's constant comes down to.
  /// O(rows in which the symbol occurs).
  mutating func shift(_ symbol: Symbol, by delta: Double) {
    guard delta != 0 else { return }
    if isBasic[symbol.index] {
      add(delta, toConstantOf: symbol)
      settleConstant(of: symbol)
    }
    for index in columns[symbol.index].indices {
      let owner = columns[symbol.index][index]
      let coefficient = rows[owner.index].coefficient(of: symbol)
      add(-coefficient * delta, toConstantOf: owner)
      settleConstant(of: owner)
      touchUsers(of: owner)
    }
    for index in users[symbol.index].indices {
      let owner = users[symbol.index][index]
      let coefficient = rows[owner.index].coefficient(of: symbol)
      add(-coefficient * delta, toConstantOf: owner)
      touch(owner)
    }
  }
}
