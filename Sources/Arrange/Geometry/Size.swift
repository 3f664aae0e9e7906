/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// A size with equal sides.
  public static func square(_ side: Double) -> Size {
    Size(width: side, height: side)
  }
}

extension Size {
  /// The length along `axis`.
  public subscript(axis: Axis) -> Double {
    @inline(__always) get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size from its length along an axis and its length across it.
  @inline(__always)
  init(_ axis: Axis, along: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// The same size without lengths that no item can have: see ``Swift/Double/asLength``.
  @inline(__always)
  var asAnswer: Size {
    Size(width: width.asLength, height: height.asLength)
  }
}
