import Foundation

extension UIView {
  /// A picture of the view and everything inside, as an SVG document. Only HeadlessUIKit has this
  /// method.
  ///
  /// The view is laid out first. Its own place and transform do not matter. The same hierarchy
  /// always gives the same text; one unit is one point. Takes time in proportion to the number of
  /// views and the length of their texts.
  ///
  /// Drawn: backgrounds, rounded corners, borders, opacity, transforms in the plane, clipping and
  /// masks by their shape, text with the lines and widths that layout uses, standard controls in
  /// a simple form, `CAShapeLayer` and `CAGradientLayer`, shadows of backgrounds and shadow paths.
  /// Some forty common symbols, such as `chevron.right` and `person.fill`, have simple shapes; other
  /// images are boxes with a cross and their name. Not drawn: `draw(_:)`, pattern colours, blur, bars,
  /// layer contents, and the parts of strokes that `strokeStart` and `strokeEnd` choose.
  ///
  /// Text is set in Helvetica or what stands in for it; `textLength` makes other fonts as wide.
  public final func svg(options: PictureOptions = PictureOptions()) -> String {
    layoutIfNeeded()
    let painter = PicturePainter(root: self, options: options)
    return painter.makeDocument()
  }
}
