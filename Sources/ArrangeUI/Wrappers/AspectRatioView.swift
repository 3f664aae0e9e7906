import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Offers its subview a size of a fixed shape.
public final class AspectRatioView: LayoutView {
  /// The layout; setting another value arranges again.
  public var aspectRatioLayout: AspectRatioLayout {
    didSet { layoutDidChange(isEqual: aspectRatioLayout == oldValue) }
  }

  /// The same as ``aspectRatioLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { aspectRatioLayout }
    set { aspectRatioLayout = compatible(newValue) }
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - ratio: Width divided by height; `nil` for the ratio of the subview's natural size.
  ///   - contentMode: Whether the shape lies within the offered space or covers it.
  public init(_ ratio: Double? = nil, contentMode: AspectRatioLayout.ContentMode = .fit) {
    aspectRatioLayout = AspectRatioLayout(ratio, contentMode: contentMode)
    super.init(layout: aspectRatioLayout)
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  override var isWrapper: Bool { true }
}

extension UIView {
  /// Offers the view a size of a fixed shape: the largest one in the space, or the smallest that
  /// covers it.
  ///
  /// - Parameters:
  ///   - ratio: Width divided by height; `nil` for the ratio of the view's natural size.
  ///   - contentMode: Whether the shape lies within the offered space or covers it.
  public func aspectRatio(
    _ ratio: Double? = nil, contentMode: AspectRatioLayout.ContentMode = .fit
  ) -> AspectRatioView {
    AspectRatioView(ratio, contentMode: contentMode).arrange(self)
  }
}
