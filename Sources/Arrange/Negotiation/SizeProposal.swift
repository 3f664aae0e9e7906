/// What a container proposes to an item: one proposal an axis.
///
/// A custom ``Layout`` that passes on a proposal it was given changes a copy of it (`var inner =
/// proposal; inner.width = …`), so that a question asked only to rank items stays one.
public struct SizeProposal: Sendable {
  public var width: DimensionProposal
  public var height: DimensionProposal

  /// How many shares of a stack may still be worked out for a probe; 0 in a proposal that is meant:
  /// see SizeProposal+Probing.
  var probeBudget: UInt8 = 0

  public init(width: DimensionProposal, height: DimensionProposal) {
    self.width = width
    self.height = height
  }

  public init(width: Double, height: Double) {
    self.init(width: .fixed(width), height: .fixed(height))
  }
}

extension SizeProposal: Hashable {
  public static func == (lhs: SizeProposal, rhs: SizeProposal) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension SizeProposal {
  /// A question for the smallest size.
  public static let collapsed = SizeProposal(width: .collapsed, height: .collapsed)

  /// A question for the largest size.
  public static let expanded = SizeProposal(width: .expanded, height: .expanded)

  /// A question for the ideal size.
  public static let unspecified = SizeProposal(width: .unspecified, height: .unspecified)

  /// Exactly this much space.
  public static func size(_ size: Size) -> SizeProposal {
    SizeProposal(width: size.width, height: size.height)
  }

  /// Exactly this much space.
  public static func size(width: Double, height: Double) -> SizeProposal {
    SizeProposal(width: width, height: height)
  }

  /// The proposal along `axis`.
  public subscript(axis: Axis) -> DimensionProposal {
    @inline(__always) get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
