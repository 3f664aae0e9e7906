import Foundation

#if !canImport(CoreGraphics)
  /// The kind of a path element.
  public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath.
    case moveToPoint = 0
    /// Adds a straight line.
    case addLineToPoint = 1
    /// Adds a curve with one control point.
    case addQuadCurveToPoint = 2
    /// Adds a curve with two control points.
    case addCurveToPoint = 3
    /// Closes the subpath.
    case closeSubpath = 4
  }

  /// The rule that decides which points are inside a path.
  public enum CGPathFillRule: Int, Sendable {
    /// Counts the direction of crossings.
    case winding = 0
    /// Counts crossings.
    case evenOdd = 1
  }

  /// A graphics path: lines and curves. It does not change after it was made.
  public class CGPath: Hashable {
    /// One step of a path.
    struct Element: Hashable, Sendable {
      var type: CGPathElementType
      var points: [CGPoint]

      static func == (lhs: Element, rhs: Element) -> Bool {
        lhs.type == rhs.type && lhs.points == rhs.points
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        for point in points {
          hasher.combine(point.x)
          hasher.combine(point.y)
        }
      }
    }

    fileprivate(set) var elements: [Element]

    init(elements: [Element]) {
      self.elements = elements
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let path = CGMutablePath()
      path.addRect(rect, transform: transform?.pointee ?? .identity)
      self.init(elements: path.elements)
    }

    /// Creates an ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let path = CGMutablePath()
      path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
      self.init(elements: path.elements)
    }

    /// Creates a rectangle with rounded corners.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = CGMutablePath()
      path.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform?.pointee ?? .identity)
      self.init(elements: path.elements)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element.
    public var currentPoint: CGPoint {
      guard let last = elements.last else { return .zero }
      if let point = last.points.last { return point }
      return elements.last(where: { $0.type == .moveToPoint })?.points.first ?? .zero
    }

    /// The smallest rectangle that contains all points, control points included.
    public var boundingBox: CGRect {
      let points = elements.flatMap(\.points)
      guard var low = points.first else { return .null }
      var high = low
      for point in points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The smallest rectangle that contains the path, control points excluded.
    public var boundingBoxOfPath: CGRect {
      let points = flattened().joined()
      guard var low = points.first else { return .null }
      var high = low
      for point in points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// A copy.
    public func copy() -> CGPath? {
      CGPath(elements: elements)
    }

    /// A copy that can be extended.
    public func mutableCopy() -> CGMutablePath? {
      let path = CGMutablePath()
      path.elements = elements
      return path
    }

    /// Whether a point is inside the path. Curves are approximated by short lines.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      var winding = 0
      for polygon in flattened() {
        let points = polygon.map { $0.applying(transform) }
        for (index, start) in points.enumerated() {
          let end = points[(index + 1) % points.count]
          let side =
            (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
          if start.y <= point.y, end.y > point.y, side > 0 { winding += 1 }
          if start.y > point.y, end.y <= point.y, side < 0 { winding -= 1 }
        }
      }
      return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// The subpaths as polygons.
    func flattened(stepsPerCurve: Int = 16) -> [[CGPoint]] {
      var polygons: [[CGPoint]] = []
      var current: [CGPoint] = []
      for element in elements {
        let start = current.last ?? .zero
        let points = element.points
        switch element.type {
        case .moveToPoint:
          if !current.isEmpty { polygons.append(current) }
          current = points
        case .addLineToPoint:
          current += points
        case .addQuadCurveToPoint:
          for step in 1...stepsPerCurve {
            let t = CGFloat(step) / CGFloat(stepsPerCurve)
            let u = 1 - t
            current.append(
              CGPoint(
                x: u * u * start.x + 2 * u * t * points[0].x + t * t * points[1].x,
                y: u * u * start.y + 2 * u * t * points[0].y + t * t * points[1].y))
          }
        case .addCurveToPoint:
          for step in 1...stepsPerCurve {
            let t = CGFloat(step) / CGFloat(stepsPerCurve)
            let u = 1 - t
            let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            let anchors = [start] + points
            var x: CGFloat = 0
            var y: CGFloat = 0
            for (weight, anchor) in zip(weights, anchors) {
              x += weight * anchor.x
              y += weight * anchor.y
            }
            current.append(CGPoint(x: x, y: y))
          }
        case .closeSubpath:
          let first = current.first
          if !current.isEmpty { polygons.append(current) }
          current = first.map { [$0] } ?? []
        }
      }
      if current.count > 1 { polygons.append(current) }
      return polygons
    }

    /// Whether two paths have equal elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
      lhs.elements == rhs.elements
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(elements)
    }
  }

  /// A path that can be extended.
  public final class CGMutablePath: CGPath {
    /// The distance of control points that makes four curves look like a circle.
    private static let circleRatio: CGFloat = 0.552_284_749_831

    /// Creates an empty path.
    public init() {
      super.init(elements: [])
    }

    private func add(
      _ type: CGPathElementType, _ points: CGPoint..., transform: CGAffineTransform
    ) {
      elements.append(Element(type: type, points: points.map { $0.applying(transform) }))
    }

    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(.moveToPoint, point, transform: transform)
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(.addLineToPoint, point, transform: transform)
    }

    /// Adds lines between points, starting a subpath at the first one.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      for (index, point) in points.enumerated() {
        add(index == 0 ? .moveToPoint : .addLineToPoint, point, transform: transform)
      }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      add(.addQuadCurveToPoint, control, end, transform: transform)
    }

    /// Adds a curve with two control points.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      add(.addCurveToPoint, control1, control2, end, transform: transform)
    }

    /// Closes the subpath.
    public func closeSubpath() {
      elements.append(Element(type: .closeSubpath, points: []))
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
      addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
      addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
      closeSubpath()
    }

    /// Adds an ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      addRoundedRect(
        in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2,
        transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      let width = min(cornerWidth, rect.width / 2)
      let height = min(cornerHeight, rect.height / 2)
      let x = width * (1 - CGMutablePath.circleRatio)
      let y = height * (1 - CGMutablePath.circleRatio)
      move(to: CGPoint(x: rect.minX + width, y: rect.minY), transform: transform)
      addLine(to: CGPoint(x: rect.maxX - width, y: rect.minY), transform: transform)
      addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + height),
        control1: CGPoint(x: rect.maxX - x, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: rect.minY + y), transform: transform)
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height), transform: transform)
      addCurve(
        to: CGPoint(x: rect.maxX - width, y: rect.maxY),
        control1: CGPoint(x: rect.maxX, y: rect.maxY - y),
        control2: CGPoint(x: rect.maxX - x, y: rect.maxY), transform: transform)
      addLine(to: CGPoint(x: rect.minX + width, y: rect.maxY), transform: transform)
      addCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - height),
        control1: CGPoint(x: rect.minX + x, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: rect.maxY - y), transform: transform)
      addLine(to: CGPoint(x: rect.minX, y: rect.minY + height), transform: transform)
      addCurve(
        to: CGPoint(x: rect.minX + width, y: rect.minY),
        control1: CGPoint(x: rect.minX, y: rect.minY + y),
        control2: CGPoint(x: rect.minX + x, y: rect.minY), transform: transform)
      closeSubpath()
    }

    /// Adds an arc, as curves of at most a quarter turn each.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
      let turn = CGFloat.pi * 2
      var sweep = endAngle - startAngle
      if clockwise {
        while sweep > 0 { sweep -= turn }
        sweep = max(sweep, -turn)
      } else {
        while sweep < 0 { sweep += turn }
        sweep = min(sweep, turn)
      }
      func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(
          x: center.x + radius * CGFloat(cos(Double(angle))),
          y: center.y + radius * CGFloat(sin(Double(angle))))
      }
      let start = point(startAngle)
      if elements.isEmpty {
        move(to: start, transform: transform)
      } else {
        addLine(to: start, transform: transform)
      }
      let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
      let step = sweep / CGFloat(count)
      let length = CGFloat(4.0 / 3.0 * tan(Double(step) / 4)) * radius
      for index in 0..<count where sweep != 0 {
        let from = startAngle + step * CGFloat(index)
        let to = from + step
        let first = point(from)
        let last = point(to)
        let sineFrom = CGFloat(sin(Double(from)))
        let cosineFrom = CGFloat(cos(Double(from)))
        let sineTo = CGFloat(sin(Double(to)))
        let cosineTo = CGFloat(cos(Double(to)))
        addCurve(
          to: last,
          control1: CGPoint(x: first.x - length * sineFrom, y: first.y + length * cosineFrom),
          control2: CGPoint(x: last.x + length * sineTo, y: last.y - length * cosineTo),
          transform: transform)
      }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += path.elements.map { element in
        Element(type: element.type, points: element.points.map { $0.applying(transform) })
      }
    }
  }
#endif
