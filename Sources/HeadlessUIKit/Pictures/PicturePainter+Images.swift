import Foundation

extension PicturePainter {
  /// Paints the box that stands for the image of an image view.
  func paintImage(of view: UIImageView) {
    guard let image = view.shownImage else { return }
    let box = PicturePainter.place(image.size, in: view.bounds, mode: view.contentMode)
    paintPlaceholder(for: image, in: box, tint: view.resolved(image.values.tint ?? view.tintColor))
  }

  /// A box with a cross, and with a name where there is room. Symbols have the tint colour, and if
  /// they are common, a shape of their own.
  func paintPlaceholder(for image: UIImage?, in box: CGRect, tint: CGColor? = nil) {
    guard box.width > 0, box.height > 0 else { return }
    let isSymbol = image?.isSymbolImage == true || image?.renderingMode == .alwaysTemplate
    let gray = CGColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
    let color = isSymbol ? tint ?? gray : gray
    if let image, image.isSymbolImage, let shape = image.values.name.flatMap(SymbolShape.init) {
      paint(shape, in: box, color)
      return
    }
    let rect = box.insetBy(dx: 0.5, dy: 0.5)
    let radius: CGFloat = isSymbol ? min(4, box.width / 4) : 0
    var style = PicturePainter.fillAttributes(color.copy(alpha: 0.15) ?? color)
    style += PicturePainter.strokeAttributes(color, width: 1)
    rectangle(rect.isNull ? box : rect, radius: radius, style)
    let faint = PicturePainter.strokeAttributes(color.copy(alpha: 0.5) ?? color, width: 1)
    line(
      from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.maxY), faint)
    line(
      from: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.maxX, y: rect.minY), faint)
    guard box.width >= 40, box.height >= 16, let image else { return }
    let n = SVGNumber.text
    let name =
      image.values.name ?? image.accessibilityIdentifier
      ?? "\(n(image.size.width))×\(n(image.size.height))"
    let font = UIFont.systemFont(ofSize: 9)
    let layout = TextLayout(
      name, font: font, width: box.width - 4, numberOfLines: 1, lineBreakMode: .byTruncatingMiddle)
    let label = CGRect(
      x: box.midX - layout.size.width / 2 - 2, y: box.midY - 6, width: layout.size.width + 4,
      height: 12)
    fill(label, radius: 2, CGColor(gray: 1, alpha: 0.85))
    let text = TextStyle(source: nil, color: UIColor(white: 0.25, alpha: 1), alignment: .center)
    paint(layout, in: label, top: label.midY - layout.size.height / 2, style: text, for: root)
  }

  /// Paints a symbol in the middle of a box, as large as fits.
  private func paint(_ shape: SymbolShape, in box: CGRect, _ color: CGColor) {
    let side = min(box.width, box.height)
    let scale = side / SymbolShape.side
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: box.midX - side / 2, ty: box.midY - side / 2)
    group([("transform", SVGNumber.transform(transform))]) {
      for part in shape.parts {
        guard let width = part.lineWidth else {
          writer.element("path", [("d", part.path)] + PicturePainter.fillAttributes(color))
          continue
        }
        writer.element(
          "path",
          [
            ("d", part.path), ("fill", "none"), ("stroke-linecap", "round"),
            ("stroke-linejoin", "round"),
          ] + PicturePainter.strokeAttributes(color, width: width))
      }
    }
  }

  /// The rectangle of an image in bounds.
  static func place(_ size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    var fitted = size
    var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      fitted = CGSize(width: size.width * min(wide, high), height: size.height * min(wide, high))
    case .scaleAspectFill:
      fitted = CGSize(width: size.width * max(wide, high), height: size.height * max(wide, high))
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    default: break
    }
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * x,
      y: bounds.minY + (bounds.height - fitted.height) * y, width: fitted.width,
      height: fitted.height)
  }
}
