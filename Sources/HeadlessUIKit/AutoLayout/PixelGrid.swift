import Foundation

/// The pixels of the screen, on which the frames of Auto Layout begin and end.
///
/// As in UIKit, edges are rounded, not sizes: views that touch still touch, and of three equal
/// columns one may be a pixel wider. Edges are rounded in the superview's coordinates, to the
/// nearest pixel; sizes that were measured are rounded up.
struct PixelGrid {
  let scale: CGFloat

  @MainActor static var current: PixelGrid { PixelGrid(scale: max(UIScreen.main.scale, 1)) }

  /// A span with both ends on pixels.
  func span(start: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let first = pixel(start)
    // Counting whole pixels gives the same bits wherever the span starts.
    return (first / scale, (pixel(start + length) - first) / scale)
  }

  /// The least length on pixels that is no less, but for what rounding adds.
  func roundUp(_ length: CGFloat) -> CGFloat {
    let pixels = length * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
  }

  private func pixel(_ position: CGFloat) -> CGFloat {
    let pixels = position * scale
    // Rounding in the solver must not decide which way a half goes.
    return (pixels + 1e-6).rounded(.toNearestOrAwayFromZero)
  }
}
