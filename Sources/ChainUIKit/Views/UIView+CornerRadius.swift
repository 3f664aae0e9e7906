#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// Rounds the corners of the background and border, in points, and returns the view.
  ///
  /// Sets the layer's corner radius. What is inside is only cut off with `clipsToBounds(true)`, which
  /// an image needs and a shadow forbids.
  @discardableResult
  public func cornerRadius(_ radius: CGFloat) -> Self {
    layer.cornerRadius = radius
    return self
  }
}
