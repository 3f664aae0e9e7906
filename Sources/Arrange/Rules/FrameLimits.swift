/// The limits of a ``FrameLayout`` along one axis.
struct FrameLimits {
  private let minimum: Double?
  private let ideal: Double?
  private let maximum: Double?

  /// Whether the minimum is the offer.
  private let fills: Bool

  init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    func length(_ value: Double?) -> Double? {
      value.flatMap { $0.isNaN ? nil : $0.asLength }
    }
    fills = minimum == .infinity
    let least = fills ? nil : length(minimum)
    self.minimum = least
    self.ideal = ideal == .infinity ? nil : length(ideal)
    self.maximum = length(maximum).map { max($0, least ?? 0) }
  }

  /// The only length the frame can have.
  var fixed: Double? {
    minimum != nil && minimum == maximum ? minimum : nil
  }

  /// Removes `axis` where the frame hides the offer, and adds it where the frame follows the offer
  /// around a rigid item.
  func adjust(_ axes: inout Axis.Set, _ axis: Axis.Set) {
    if fixed != nil {
      axes.remove(axis)
    } else if fills || minimum != nil || maximum != nil {
      axes.insert(axis)
    }
  }

  /// What the content is offered.
  func inner(_ proposal: DimensionProposal) -> DimensionProposal {
    if let fixed { return .fixed(fixed) }
    guard let offer = proposal.length ?? ideal else { return proposal }
    let limited = clamp(offer)
    return limited == proposal.length ? proposal : .fixed(limited)
  }

  /// The frame's length for its content's.
  func length(_ content: Double, _ proposal: DimensionProposal) -> Double {
    guard let offer = proposal.length ?? ideal else { return fills ? .infinity : clamp(content) }
    if fills { return min(offer, maximum ?? .infinity) }
    switch (minimum, maximum) {
    case (nil, nil): return content
    case (_?, _?): return clamp(offer)
    case (let minimum?, nil): return max(minimum, min(content, offer))
    case (nil, let maximum?): return min(maximum, max(content, offer))
    }
  }

  private func clamp(_ value: Double) -> Double {
    max(min(value, maximum ?? .infinity), minimum ?? 0)
  }
}
