import Foundation

/// A path with drawing options.
open class UIBezierPath: NSObject, NSCopying {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  private var path = CGMutablePath()
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let width = max(0, min(cornerRadii.width, rect.width / 2))
    let height = max(0, min(cornerRadii.height, rect.height / 2))
    let places: [(corner: UIRectCorner, point: CGPoint, into: CGSize, out: CGSize)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGSize(width: -width, height: 0),
        CGSize(width: 0, height: height)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGSize(width: 0, height: -height),
        CGSize(width: -width, height: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGSize(width: width, height: 0),
        CGSize(width: 0, height: -height)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGSize(width: 0, height: height),
        CGSize(width: width, height: 0)
      ),
    ]
    let isFirstRounded = corners.contains(.topLeft)
    move(to: CGPoint(x: rect.minX + (isFirstRounded ? width : 0), y: rect.minY))
    for place in places {
      guard corners.contains(place.corner) else {
        addLine(to: place.point)
        continue
      }
      let (into, out) = (place.into, place.out)
      let ratio: CGFloat = 1 - 0.552_284_749_831
      addLine(to: CGPoint(x: place.point.x + into.width, y: place.point.y + into.height))
      addCurve(
        to: CGPoint(x: place.point.x + out.width, y: place.point.y + out.height),
        controlPoint1: CGPoint(
          x: place.point.x + into.width * ratio, y: place.point.y + into.height * ratio),
        controlPoint2: CGPoint(
          x: place.point.x + out.width * ratio, y: place.point.y + out.height * ratio))
    }
    close()
  }

  /// Creates an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// The graphics path. A copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Starts a subpath.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Clockwise on screen, where y grows downwards, is counterclockwise in graphics paths.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  open func close() {
    path.closeSubpath()
  }

  /// Removes everything.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let changed = CGMutablePath()
    changed.addPath(path, transform: transform)
    path = changed
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains all points, control points included.
  open var bounds: CGRect {
    path.isEmpty ? .zero : path.boundingBox
  }

  /// The end of the path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The width of strokes.
  open var lineWidth: CGFloat = 1
  /// The ends of strokes.
  open var lineCapStyle: CGLineCap = .butt
  /// The joints of strokes.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The length of sharp joints.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves.
  open var flatness: CGFloat = 0.6
  /// Whether crossings are counted to find the inside.
  open var usesEvenOddFillRule = false

  /// Sets the dashes of strokes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = ([], 0)
      return
    }
    dash = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
  }

  /// Gets the dashes of strokes.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dash.pattern.enumerated() { pattern[index] = length }
    }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  /// Fills the path. Does nothing: there is no rasterizer.
  open func fill() {}

  /// Strokes the path. Does nothing: there is no rasterizer.
  open func stroke() {}

  /// Clips to the path. Does nothing: there is no rasterizer.
  open func addClip() {}

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}

extension UIBezierPath: AttachmentStorage {}
