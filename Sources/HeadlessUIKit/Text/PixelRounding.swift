import Foundation

/// Rounding to whole pixels.
struct PixelRounding {
  /// The pixels per point; never zero.
  let scale: CGFloat

  /// Rounds to the pixels of a scale; to whole points when the scale is not specified.
  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The next whole pixel, forgiving errors of adding up numbers.
  func up(_ value: CGFloat) -> CGFloat {
    (value * scale - 0.001).rounded(.up) / scale
  }

  /// The whole pixel before.
  func down(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.001).rounded(.down) / scale
  }

  /// The size in whole pixels that has room for a size.
  func up(_ size: CGSize) -> CGSize {
    CGSize(width: up(size.width), height: up(size.height))
  }
}

extension UIView {
  /// Rounding to the pixels that the view is shown with: three per point unless its traits say
  /// otherwise.
  final var pixels: PixelRounding { PixelRounding(scale: traitCollection.displayScale) }

  /// What lines with natural alignment do in this view.
  final var naturalTextAlignment: NSTextAlignment {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
