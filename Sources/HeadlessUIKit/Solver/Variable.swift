/// An unknown of a linear system: an edge, a width, a margin. Made by ``Solver/makeVariable(_:)``
/// and only meaningful to the solver that made it and to copies of that solver.
///
/// A variable ranges over all real numbers; write `x >= 0` as a constraint where it must not.
package struct Variable: Hashable, Sendable {
  /// The place of this variable in the solver's tables.
  let symbol: Symbol
  /// Tells a variable from an earlier one, released since, that had the same place.
  let generation: UInt32
}
