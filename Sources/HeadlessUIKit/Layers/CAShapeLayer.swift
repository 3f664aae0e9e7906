import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A layer that draws a path. It starts with Core Animation's own values.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?

  /// What the path is filled with; opaque black at first.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Which parts count as inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero

  /// What the path is stroked with.
  open var strokeColor: CGColor?

  /// Where the stroke starts, as a fraction of the path. From 0 to 1.
  open var strokeStart: CGFloat = 0

  /// Where the stroke ends, as a fraction of the path. From 0 to 1.
  open var strokeEnd: CGFloat = 1

  /// The width of the stroke in points.
  open var lineWidth: CGFloat = 1

  /// How far a mitred corner may reach, in multiples of the width.
  open var miterLimit: CGFloat = 10

  /// The ends of the stroke.
  open var lineCap: CAShapeLayerLineCap = .butt

  /// The corners of the stroke.
  open var lineJoin: CAShapeLayerLineJoin = .miter

  /// How far into the dash pattern the stroke starts, in points.
  open var lineDashPhase: CGFloat = 0

  /// The lengths of dashes and gaps in turn, in points.
  open var lineDashPattern: [NSNumber]?
}
