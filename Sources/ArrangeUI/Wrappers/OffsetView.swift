import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Moves its subviews without changing the size or place of anything around them.
public final class OffsetView: LayoutView {
  /// The layout; setting another value arranges again.
  public var offsetLayout: OffsetLayout {
    didSet { layoutDidChange(isEqual: offsetLayout == oldValue) }
  }

  /// The same as ``offsetLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { offsetLayout }
    set { offsetLayout = compatible(newValue) }
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - x: The way to the right, in points, also in right-to-left layouts.
  ///   - y: The way down, in points.
  public init(x: Double = 0, y: Double = 0) {
    offsetLayout = OffsetLayout(x: x, y: y)
    super.init(layout: offsetLayout)
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  override var isWrapper: Bool { true }

  /// Whether a point is inside the bounds, or inside a view that was moved out of them: it gets its
  /// touches where it is seen.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || arrangedSubviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

extension UIView {
  /// Wraps the view so that it is moved to the right and down, in points, while everything else
  /// stays where it is.
  public func offset(x: Double = 0, y: Double = 0) -> OffsetView {
    OffsetView(x: x, y: y).arrange(self)
  }
}
