import Foundation

extension PicturePainter {
  /// Paints the shadow of a layer: that of its shadow path or else of its background. A shadow that
  /// only content would cast is left out, with a comment.
  func paintShadow(of layer: CALayer) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor,
      color.alpha > 0
    else { return }
    let n = SVGNumber.text
    let (offset, blur) = (layer.shadowOffset, max(0, layer.shadowRadius))
    guard let (path, box) = shadowShape(of: layer) else {
      writer.comment(
        "shadow of the content: \(PicturePainter.hex(color)), "
          + "opacity \(n(CGFloat(layer.shadowOpacity))), "
          + "offset \(n(offset.width)) \(n(offset.height)), radius \(n(blur))")
      return
    }
    var filter: String?
    if blur > 0, blur.isFinite {
      let id = writer.makeID("shadow")
      // Three deviations away, a Gaussian blur is as good as gone.
      let region = box.insetBy(dx: -3 * blur, dy: -3 * blur)
      writer.open(
        "filter",
        [
          ("id", id), ("filterUnits", "userSpaceOnUse"), ("x", n(region.minX)),
          ("y", n(region.minY)), ("width", n(region.width)), ("height", n(region.height)),
        ])
      writer.element("feGaussianBlur", [("stdDeviation", n(blur))])
      writer.close("filter")
      filter = "url(#\(id))"
    }
    let transform = CGAffineTransform(translationX: offset.width, y: offset.height)
    let alpha = color.alpha * CGFloat(min(1, layer.shadowOpacity))
    writer.element(
      "path",
      [("d", path), ("transform", SVGNumber.transform(transform)), ("filter", filter)]
        + PicturePainter.fillAttributes(color.copy(alpha: alpha) ?? color))
  }

  /// The outline that casts the shadow, and the rectangle around it.
  private func shadowShape(of layer: CALayer) -> (path: String, box: CGRect)? {
    if let path = layer.shadowPath, !path.isEmpty {
      return (SVGPath.text(path), path.boundingBox)
    }
    guard let background = layer.backgroundColor, background.alpha > 0, !layer.bounds.isEmpty
    else { return nil }
    return (shape(of: layer, layer.bounds), layer.bounds)
  }
}
