/// A constraint that a ``Solver`` holds, as ``Solver/add(_:)`` returned it.
///
/// Once removed, its identifier names nothing: it is never given to another constraint.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
