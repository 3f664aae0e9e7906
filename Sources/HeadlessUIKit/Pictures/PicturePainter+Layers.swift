import Foundation

extension PicturePainter {
  /// Paints what a layer shows besides its background.
  func paintContent(of layer: CALayer) {
    switch layer {
    case let layer as CAShapeLayer: paintShape(layer)
    case let layer as CAGradientLayer: paintGradient(layer)
    default: break
    }
  }

  private func paintShape(_ layer: CAShapeLayer) {
    guard let path = layer.path, !path.isEmpty else { return }
    let n = SVGNumber.text
    var style: SVGWriter.Attributes = [("fill", "none")]
    if let fill = layer.fillColor, fill.alpha > 0 {
      style = PicturePainter.fillAttributes(fill)
      if layer.fillRule == .evenOdd { style.append(("fill-rule", "evenodd")) }
    }
    if let stroke = layer.strokeColor, stroke.alpha > 0, layer.lineWidth > 0 {
      style += PicturePainter.strokeAttributes(stroke, width: layer.lineWidth)
      if layer.lineCap != .butt { style.append(("stroke-linecap", layer.lineCap.rawValue)) }
      if layer.lineJoin != .miter { style.append(("stroke-linejoin", layer.lineJoin.rawValue)) }
      if let dashes = layer.lineDashPattern, !dashes.isEmpty {
        let numbers = dashes.map { n(CGFloat($0.doubleValue)) }.joined(separator: " ")
        style.append(("stroke-dasharray", numbers))
        if layer.lineDashPhase != 0 {
          style.append(("stroke-dashoffset", n(layer.lineDashPhase)))
        }
      }
    }
    writer.element("path", [("d", SVGPath.text(path))] + style)
  }

  private func paintGradient(_ layer: CAGradientLayer) {
    let colors = (layer.colors ?? []).compactMap(PicturePainter.color)
    guard !colors.isEmpty, !layer.bounds.isEmpty else { return }
    let n = SVGNumber.text
    let id = writer.makeID("gradient")
    let isRadial = layer.type == .radial
    if layer.type == .conic { writer.comment("conic gradient, drawn as an axial one") }
    var attributes: SVGWriter.Attributes = [("id", id)]
    let (start, end) = (layer.startPoint, layer.endPoint)
    if isRadial {
      let radius = max(abs(end.x - start.x), abs(end.y - start.y))
      attributes += [("cx", n(start.x)), ("cy", n(start.y)), ("r", n(radius))]
    } else {
      attributes += [("x1", n(start.x)), ("y1", n(start.y)), ("x2", n(end.x)), ("y2", n(end.y))]
    }
    let name = isRadial ? "radialGradient" : "linearGradient"
    writer.open(name, attributes)
    for (index, color) in colors.enumerated() {
      var offset = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      if let locations = layer.locations, locations.indices.contains(index) {
        offset = CGFloat(locations[index].doubleValue)
      }
      writer.element(
        "stop",
        [
          ("offset", n(offset)), ("stop-color", PicturePainter.hex(color)),
          ("stop-opacity", color.alpha < 1 ? n(color.alpha) : nil),
        ])
    }
    writer.close(name)
    let radius = max(
      0, min(layer.cornerRadius, layer.bounds.width / 2, layer.bounds.height / 2))
    rectangle(layer.bounds, radius: radius, [("fill", "url(#\(id))")])
  }

  /// The colour of a gradient, which is a `CGColor`.
  private static func color(_ value: Any) -> CGColor? {
    #if canImport(CoreGraphics)
      return CFGetTypeID(value as CFTypeRef) == CGColor.typeID ? (value as! CGColor) : nil
    #else
      return value as? CGColor
    #endif
  }
}
