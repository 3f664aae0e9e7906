/// A column of the tableau, named by a small integer so that tables are plain arrays and nothing
/// depends on hashing.
struct Symbol: Hashable, Comparable, Sendable {
  let id: Int32

  init(_ index: Int) { id = Int32(truncatingIfNeeded: index) }

  /// Stands for "no symbol".
  static let none = Symbol(-1)

  var index: Int { Int(id) }

  static func < (left: Symbol, right: Symbol) -> Bool { left.id < right.id }
}

/// What values a symbol may take, and so what the simplex method may do with it.
enum SymbolKind: UInt8, Sendable {
  /// A ``Variable``: any real number. Never part of a pivot.
  case external
  /// How far an inequality is from its bound: at least 0.
  case slack
  /// How far an optional constraint is violated in one direction: at least 0, and costs.
  case error
  /// Always 0. Marks where a required equation has been used, for removal and for reports.
  case dummy
  /// Not in use; its place waits for the next symbol.
  case recycled
}
