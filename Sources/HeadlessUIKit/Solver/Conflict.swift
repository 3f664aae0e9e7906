/// Required constraints that cannot hold together.
///
/// The set is irreducible: without any one of its members the others can be satisfied. (It is
/// the support of one row of the simplex tableau, and those supports are minimal; rounding can
/// add a member, never lose one.)
package struct Conflict: Error, Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    /// `nil` for the constraint that was being added and was refused.
    package let id: ConstraintID?
    package let constraint: LinearConstraint
  }

  /// In the order they were added; one that was being added comes last.
  package let members: [Member]

  package var constraints: [LinearConstraint] { members.map(\.constraint) }
}
