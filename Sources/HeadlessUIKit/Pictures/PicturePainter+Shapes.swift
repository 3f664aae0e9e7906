import Foundation

extension PicturePainter {
  static let sansSerif = "Helvetica, Arial, 'Liberation Sans', sans-serif"
  static let monospaced = "Menlo, 'Liberation Mono', monospace"

  /// A rectangle, with rounded corners if there is a radius.
  func rectangle(_ rect: CGRect, radius: CGFloat = 0, _ style: SVGWriter.Attributes) {
    let n = SVGNumber.text
    writer.element(
      "rect",
      [
        ("x", n(rect.minX)), ("y", n(rect.minY)), ("width", n(rect.width)),
        ("height", n(rect.height)), ("rx", radius > 0 ? n(radius) : nil),
      ] + style)
  }

  func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: CGColor) {
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    rectangle(rect, radius: radius, PicturePainter.fillAttributes(color))
  }

  func circle(center: CGPoint, radius: CGFloat, _ style: SVGWriter.Attributes) {
    let n = SVGNumber.text
    writer.element(
      "circle", [("cx", n(center.x)), ("cy", n(center.y)), ("r", n(radius))] + style)
  }

  func line(from start: CGPoint, to end: CGPoint, _ style: SVGWriter.Attributes) {
    let n = SVGNumber.text
    writer.element(
      "line",
      [("x1", n(start.x)), ("y1", n(start.y)), ("x2", n(end.x)), ("y2", n(end.y))] + style)
  }

  static func fillAttributes(_ color: CGColor) -> SVGWriter.Attributes {
    [
      ("fill", hex(color)),
      ("fill-opacity", color.alpha < 1 ? SVGNumber.text(color.alpha) : nil),
    ]
  }

  static func strokeAttributes(_ color: CGColor, width: CGFloat) -> SVGWriter.Attributes {
    [
      ("stroke", hex(color)),
      ("stroke-opacity", color.alpha < 1 ? SVGNumber.text(color.alpha) : nil),
      ("stroke-width", SVGNumber.text(width)),
    ]
  }

  /// Red, green and blue, such as `#ff8000`.
  static func hex(_ color: CGColor) -> String {
    let parts = color.components ?? []
    let rgb =
      parts.count >= 4 ? Array(parts[0..<3]) : Array(repeating: parts.first ?? 0, count: 3)
    return "#"
      + rgb.map { part in
        let value = part.isFinite ? Int((max(0, min(part, 1)) * 255).rounded()) : 0
        let digits = String(value, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
