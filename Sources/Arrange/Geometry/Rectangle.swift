/// A frame: an origin, its top leading corner in left-to-right layouts, and a size, in points.
public struct Rectangle: Sendable, Hashable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public init(x: Double, y: Double, size: Size) {
    self.init(origin: Point(x: x, y: y), size: size)
  }

  public init(origin: Point, width: Double, height: Double) {
    self.init(origin: origin, size: Size(width: width, height: height))
  }

  public static let zero = Rectangle(origin: .zero, size: .zero)
}

extension Rectangle {
  public var x: Double {
    get { origin.x }
    set { origin.x = newValue }
  }

  public var y: Double {
    get { origin.y }
    set { origin.y = newValue }
  }

  public var width: Double {
    get { size.width }
    set { size.width = newValue }
  }

  public var height: Double {
    get { size.height }
    set { size.height = newValue }
  }

  /// The left edge. Setting it moves the rectangle, as all edges and centres here do.
  public var leadingX: Double {
    get { x }
    set { x = newValue }
  }

  public var centerX: Double {
    get { x + width / 2 }
    set { x = newValue - width / 2 }
  }

  public var trailingX: Double {
    get { x + width }
    set { x = newValue - width }
  }

  public var topY: Double {
    get { y }
    set { y = newValue }
  }

  public var centerY: Double {
    get { y + height / 2 }
    set { y = newValue - height / 2 }
  }

  public var bottomY: Double {
    get { y + height }
    set { y = newValue - height }
  }

  /// The rectangle as bounds to lay out in: finite, with no negative length.
  var asBounds: Rectangle {
    Rectangle(
      x: x.asDistance, y: y.asDistance, width: width.asFrameLength(in: 0),
      height: height.asFrameLength(in: 0))
  }
}
