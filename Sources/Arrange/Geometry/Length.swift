extension Double {
  /// The longest finite length that takes part in arithmetic. A million of them still add up to a
  /// finite number.
  static let longestLength = 1e15

  /// What this number means as an answer: NaN and negative numbers mean no length. Infinity stays:
  /// it is the answer of an item that takes whatever it gets.
  @inline(__always)
  var asLength: Double {
    // Written so that NaN fails the comparison.
    self > 0 ? (self < .infinity ? Swift.min(self, .longestLength) : self) : 0
  }

  /// What this number means in a frame, where an unlimited length becomes the space at hand.
  @inline(__always)
  func asFrameLength(in space: Double) -> Double {
    self < .infinity ? self.asLength : space
  }

  /// What this number means as a coordinate, a spacing or an inset: any finite number.
  @inline(__always)
  var asDistance: Double {
    isFinite ? Swift.min(Swift.max(self, -.longestLength), .longestLength) : 0
  }
}
