import Foundation

/// Paints views and layers into an SVG document.
@MainActor
final class PicturePainter {
  /// The painter at work, for views that draw themselves when asked to.
  static private(set) var current: PicturePainter?

  let root: UIView
  let options: PictureOptions
  var writer = SVGWriter()

  init(root: UIView, options: PictureOptions) {
    self.root = root
    self.options = options
  }

  func makeDocument() -> String {
    let previous = PicturePainter.current
    PicturePainter.current = self
    defer { PicturePainter.current = previous }
    let origin = root.bounds.origin
    let size = options.size ?? root.bounds.size
    let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "\(SVGNumber.text(origin.x)) \(SVGNumber.text(origin.y)) \(width) \(height)"),
        ("font-family", PicturePainter.sansSerif), ("xml:space", "preserve"),
      ])
    if let background = options.background {
      fill(CGRect(origin: origin, size: size), root.resolved(background))
    }
    paint(root.layer, isRoot: true)
    paintOverlay()
    writer.close("svg")
    return writer.text
  }

  /// Writes a group; nothing when it stays empty.
  func group(_ attributes: SVGWriter.Attributes, _ body: () -> Void) {
    let start = writer.mark
    if attributes.contains(where: { $0.value != nil }) {
      writer.open("g", attributes)
      let inside = writer.mark
      body()
      if writer.hasContent(since: inside) {
        writer.close("g")
      } else {
        writer.goBack(to: start)
      }
    } else {
      body()
    }
  }

  /// Writes what a clip path cuts; nothing when that stays empty.
  func clipped(to path: String?, _ body: () -> Void) {
    guard let path else { return body() }
    let start = writer.mark
    let id = writer.makeID("clip")
    writer.open("clipPath", [("id", id)])
    writer.element("path", [("d", path)])
    writer.close("clipPath")
    let before = writer.mark
    group([("clip-path", "url(#\(id))")], body)
    if !writer.hasContent(since: before) { writer.goBack(to: start) }
  }

  // MARK: - Layers

  /// Paints a layer and everything inside.
  func paint(_ layer: CALayer, isRoot: Bool = false) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let view = layer.owner
    let transform = isRoot ? .identity : layer.transformToSuperlayer
    group(
      [
        ("class", String(describing: view.map { type(of: $0) } ?? type(of: layer))),
        ("transform", SVGNumber.transform(transform)),
        ("opacity", layer.opacity < 1 ? SVGNumber.text(CGFloat(layer.opacity)) : nil),
      ]
    ) {
      paintShadow(of: layer)
      clipped(to: layer.mask.map(maskPath)) {
        paintBackground(of: layer)
        clipped(to: layer.masksToBounds ? shape(of: layer, layer.bounds) : nil) {
          paintContent(of: layer)
          if let view { paintContent(of: view) }
          for sublayer in sublayers(of: layer) { paint(sublayer) }
        }
        paintBorder(of: layer)
      }
    }
  }

  /// The sublayers from back to front.
  private func sublayers(of layer: CALayer) -> [CALayer] {
    let sublayers = layer.sublayers ?? []
    guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
    return sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  private func radius(of layer: CALayer, in rect: CGRect) -> CGFloat {
    max(0, min(layer.cornerRadius, rect.width / 2, rect.height / 2))
  }

  func shape(of layer: CALayer, _ rect: CGRect) -> String {
    SVGPath.rounded(rect, radius: radius(of: layer, in: rect), corners: layer.maskedCorners)
  }

  private func maskPath(_ mask: CALayer) -> String {
    // Paths are in the mask's coordinates; masks are rarely turned, so only their place counts.
    let origin = mask.frame.origin
    let offset = CGPoint(x: origin.x - mask.bounds.minX, y: origin.y - mask.bounds.minY)
    if let shape = mask as? CAShapeLayer {
      let moved = CGMutablePath()
      if let path = shape.path {
        moved.addPath(path, transform: CGAffineTransform(translationX: offset.x, y: offset.y))
      }
      return SVGPath.text(moved)
    }
    return shape(of: mask, mask.frame)
  }

  private func paintBackground(of layer: CALayer) {
    guard let color = layer.backgroundColor, color.alpha > 0, !layer.bounds.isEmpty else { return }
    // Under an opaque border the fill ends in its middle, or it would shine through its edge.
    let isBordered = layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) >= 1
    let inset = isBordered ? layer.borderWidth / 2 : 0
    let rect = layer.bounds.insetBy(dx: inset, dy: inset)
    guard !rect.isNull, !rect.isEmpty else { return }
    paintShape(rect, of: layer, radius: max(0, radius(of: layer, in: layer.bounds) - inset)) {
      PicturePainter.fillAttributes(color)
    }
  }

  private func paintBorder(of layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let width = layer.borderWidth
    let rect = layer.bounds.insetBy(dx: width / 2, dy: width / 2)
    guard !rect.isNull, !rect.isEmpty else { return }
    let outer = radius(of: layer, in: layer.bounds)
    paintShape(rect, of: layer, radius: max(0, outer - width / 2)) {
      [("fill", "none")] + PicturePainter.strokeAttributes(color, width: width)
    }
  }

  private func paintShape(
    _ rect: CGRect, of layer: CALayer, radius: CGFloat, _ style: () -> SVGWriter.Attributes
  ) {
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    if radius == 0 || layer.maskedCorners.isSuperset(of: all) {
      rectangle(rect, radius: radius, style())
    } else {
      let path = SVGPath.rounded(rect, radius: radius, corners: layer.maskedCorners)
      writer.element("path", [("d", path)] + style())
    }
  }
}

extension UIView {
  /// The colour for the traits of the view.
  final func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }
}
