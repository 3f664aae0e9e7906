/// What a container proposes to an item along one axis.
public enum DimensionProposal: Sendable, Hashable {
  /// This much space, in points.
  case fixed(Double)

  /// No space: a question for the least length.
  case collapsed

  /// Unlimited space: a question for the greatest length.
  case expanded

  /// Nothing: a question for the ideal length.
  case unspecified
}

extension DimensionProposal {
  /// The space this proposal stands for: 0 for ``collapsed``, the value of ``fixed(_:)`` when it is
  /// finite, otherwise nil.
  public var finiteValue: Double? {
    switch self {
    case .collapsed: 0
    case .fixed(let value): value.isFinite ? value : nil
    case .expanded, .unspecified: nil
    }
  }

  /// The space to share out, never negative, or nil where there is no limit to share.
  @inline(__always)
  var space: Double? {
    switch self {
    case .collapsed: 0
    case .fixed(let value): value < .infinity ? value.asLength : nil
    case .expanded, .unspecified: nil
    }
  }

  /// The length of a container that takes what it is offered: nil for ``unspecified`` and NaN.
  var length: Double? {
    switch self {
    case .collapsed: 0
    case .fixed(let value): value.isNaN ? nil : value.asLength
    case .expanded: .infinity
    case .unspecified: nil
    }
  }

  /// Whether this is a finite ``fixed(_:)``.
  @inline(__always)
  var isFixed: Bool {
    if case .fixed(let value) = self { value.isFinite } else { false }
  }

  /// The proposal with `distance` taken off a fixed length, which stays at least 0.
  @inline(__always)
  func reduced(by distance: Double) -> DimensionProposal {
    guard let space, self != .collapsed else { return self }
    return .fixed((space - distance).asLength)
  }
}
