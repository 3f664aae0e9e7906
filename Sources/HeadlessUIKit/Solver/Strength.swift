/// How much a constraint insists.
///
/// A required constraint holds or is refused. An optional one may be violated, but a stronger
/// priority is served first: no number of violations at lower priorities ever outweighs one at a
/// higher priority. Among equal priorities the sum of absolute violations is smallest.
package struct Strength: Hashable, Comparable, Sendable {
  /// UIKit's number: 1000 is required, 0 the weakest.
  package let priority: Double

  /// A strength for a UIKit priority. 1000 and above is required; negative and not-a-number are 0.
  package init(priority: Double) {
    self.priority = priority >= 0 ? min(priority, 1000) : 0
  }

  package static let required = Strength(priority: 1000)
  /// UIKit's `defaultHigh`, the usual compression resistance.
  package static let high = Strength(priority: 750)
  /// UIKit's `defaultLow`, the usual content hugging.
  package static let low = Strength(priority: 250)
  /// UIKit's `fittingSizeLevel`.
  package static let fitting = Strength(priority: 50)

  package var isRequired: Bool { priority == 1000 }

  package static func < (left: Strength, right: Strength) -> Bool {
    left.priority < right.priority
  }
}
