extension Tableau {
  /// Notes that the value of a variable may have changed, and with it every value that depends
  /// on it. O(what was not yet noted).
  mutating func touch(_ variable: Symbol) {
    worklist.append(variable)
    drainWorklist()
  }

  /// Notes that the value of a restricted symbol has changed.
  mutating func touchUsers(of symbol: Symbol) {
    guard !users[symbol.index].isEmpty else { return }
    worklist.append(contentsOf: users[symbol.index])
    drainWorklist()
  }

  private mutating func drainWorklist() {
    while let variable = worklist.popLast() {
      if !isChanged[variable.index] {
        isChanged[variable.index] = true
        changed.append(variable)
      }
      // What depends on a stale variable is stale already: reading a value refreshes all that it
      // depends on.
      guard !isStale[variable.index] else { continue }
      isStale[variable.index] = true
      worklist.append(contentsOf: users[variable.index])
    }
  }

  /// The value of a variable. O(stale definitions it depends on).
  mutating func value(of variable: Symbol) -> Double {
    guard isStale[variable.index] else { return values[variable.index] }
    // Definitions can be chained thousands deep, too deep for recursion.
    worklist.append(variable)
    while let current = worklist.last {
      guard isStale[current.index] else {
        worklist.removeLast()
        continue
      }
      let depth = worklist.count
      var value = rows[current.index].constant
      for term in rows[current.index].terms {
        let symbol = term.symbol
        if kinds[symbol.index] != .external {
          value += term.coefficient * rows[symbol.index].constant
        } else if isStale[symbol.index] {
          worklist.append(symbol)
        } else {
          value += term.coefficient * values[symbol.index]
        }
      }
      guard worklist.count == depth else { continue }
      values[current.index] = value
      isStale[current.index] = false
      worklist.removeLast()
    }
    return values[variable.index]
  }
}
