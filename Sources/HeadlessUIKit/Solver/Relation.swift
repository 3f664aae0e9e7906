/// How the two sides of a ``LinearConstraint`` compare.
package enum Relation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
