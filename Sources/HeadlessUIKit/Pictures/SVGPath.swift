import Foundation

/// Shapes as the `d` attribute of SVG paths.
enum SVGPath {
  /// A rectangle with some rounded corners.
  static func rounded(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> String {
    let n = SVGNumber.text
    func size(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let topLeft = size(.layerMinXMinYCorner)
    let topRight = size(.layerMaxXMinYCorner)
    let bottomRight = size(.layerMaxXMaxYCorner)
    let bottomLeft = size(.layerMinXMaxYCorner)
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      radius > 0 ? "A\(n(radius)) \(n(radius)) 0 0 1 \(n(x)) \(n(y))" : ""
    }
    return [
      "M\(n(rect.minX + topLeft)) \(n(rect.minY))", "H\(n(rect.maxX - topRight))",
      arc(topRight, rect.maxX, rect.minY + topRight), "V\(n(rect.maxY - bottomRight))",
      arc(bottomRight, rect.maxX - bottomRight, rect.maxY), "H\(n(rect.minX + bottomLeft))",
      arc(bottomLeft, rect.minX, rect.maxY - bottomLeft), "V\(n(rect.minY + topLeft))",
      arc(topLeft, rect.minX + topLeft, rect.minY), "Z",
    ].joined()
  }

  /// The elements of a graphics path.
  static func text(_ path: CGPath) -> String {
    var parts: [String] = []
    let letters: [CGPathElementType: String] = [
      .moveToPoint: "M", .addLineToPoint: "L", .addQuadCurveToPoint: "Q", .addCurveToPoint: "C",
      .closeSubpath: "Z",
    ]
    func add(_ type: CGPathElementType, _ points: [CGPoint]) {
      let numbers = points.map { "\(SVGNumber.text($0.x)) \(SVGNumber.text($0.y))" }
      parts.append((letters[type] ?? "") + numbers.joined(separator: " "))
    }
    #if canImport(CoreGraphics)
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        let counts: [CGPathElementType: Int] = [
          .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        ]
        add(element.type, (0..<(counts[element.type] ?? 0)).map { element.points[$0] })
      }
    #else
      for element in path.elements { add(element.type, element.points) }
    #endif
    return parts.joined()
  }
}
