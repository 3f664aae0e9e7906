/// When a number counts as zero.
///
/// Rounding leaves about 1e-16 of the largest number that went into a sum, times the number of
/// steps. What counts as zero *is* set to zero, so that every decision is the exact sign of a
/// number:
///
/// - A sum of two numbers that cancel to less than 1e-11 of the larger (``sum(_:_:)``).
/// - A coefficient or cost below 1e-14. Constraints are first divided by a power of two so that
///   their largest coefficient lies in 1 ..< 2; that costs no rounding and gives 1e-14 a meaning.
/// - The value of a symbol below 1e-13 of the largest constant in the system
///   (``Tableau/scale``). A system in millimetres and the same one in kilometres take the same
///   pivots.
///
/// Two ratios are equal when they differ by less than 1e-10 of the larger. Required constraints
/// contradict each other only when they miss by more than 1e-10 of the largest constant: a tenth
/// of a millionth of a point on a surface of a thousand. A smaller miss is taken for rounding, in
/// the caller's numbers or ours, and the constraint holds up to it.
enum Tolerance {
  static let zero = 1e-11
  static let smallestCoefficient = 1e-14
  static let smallestValue = 1e-13
  static let tie = 1e-10
  static let contradiction = 1e-10
  /// Larger inputs are taken for this: beyond it no layout digit would survive a sum.
  static let largestInput = 1e9

  /// `left + right`, or exactly zero when they cancel.
  @inline(__always)
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= zero * max(abs(left), abs(right)) ? 0 : sum
  }

  /// The sum of two coefficients or two costs.
  @inline(__always)
  static func sumOfCoefficients(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= max(zero * max(abs(left), abs(right)), smallestCoefficient) ? 0 : sum
  }

  /// Whether `left` is less than `right` by more than rounding.
  @inline(__always)
  static func isLess(_ left: Double, _ right: Double) -> Bool {
    right - left > tie * max(abs(left), abs(right))
  }

  /// The nearest number the solver can work with; not-a-number is 0.
  static func sanitized(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -largestInput), largestInput)
  }
}
