/// The baselines of an item's first and last line of text, in points from its top edge.
public struct Baselines: Sendable, Hashable {
  public var first: Double
  public var last: Double

  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

extension Baselines {
  /// The highest first and the lowest last of two, the second moved down by `offset`.
  static func joined(_ one: Baselines?, _ other: Baselines?, offset: Double) -> Baselines? {
    guard let other else { return one }
    let first = other.first.asDistance + offset
    let last = other.last.asDistance + offset
    guard let one else { return Baselines(first: first, last: last) }
    return Baselines(first: min(one.first, first), last: max(one.last, last))
  }
}
