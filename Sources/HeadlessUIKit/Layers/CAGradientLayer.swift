import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A layer that draws a gradient. It starts with Core Animation's own values.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s.
  open var colors: [Any]?

  /// Where each colour stands, from 0 to 1; spread evenly when there are none.
  open var locations: [NSNumber]?

  /// Where the gradient starts, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the gradient ends, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// The kind of gradient.
  open var type: CAGradientLayerType = .axial
}
