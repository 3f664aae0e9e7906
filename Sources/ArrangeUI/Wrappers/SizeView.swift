import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Forces a width, a height or both on its view, whatever that wants and whatever is offered.
///
/// ```swift
/// iconView.sized(width: 24, height: 24)
/// ```
///
/// A dimension that is not given is left to the view. To give a view a region in which it keeps its
/// own size, use ``FrameView``.
public final class SizeView: LayoutView {
  /// The view whose size is forced.
  public let view: UIView

  private var sizeLayout: SizeLayout {
    didSet { layoutDidChange(isEqual: sizeLayout == oldValue) }
  }

  /// The layout. Setting anything but a `SizeLayout` is a programming error.
  public override var layout: any Layout {
    get { sizeLayout }
    set { sizeLayout = compatible(newValue) }
  }

  /// Creates a wrapper of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose size is forced.
  ///   - width: The width in points; `nil` for that of the view.
  ///   - height: The height in points; `nil` for that of the view.
  public init(_ view: UIView, width: Double? = nil, height: Double? = nil) {
    self.view = view
    sizeLayout = SizeLayout(width: width, height: height)
    super.init(layout: sizeLayout)
    addSubview(view)
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// The width in points; `nil` for that of the view. Setting another value arranges again.
  public var width: Double? {
    get { sizeLayout.width }
    set { sizeLayout.width = newValue }
  }

  /// The height in points; `nil` for that of the view. Setting another value arranges again.
  public var height: Double? {
    get { sizeLayout.height }
    set { sizeLayout.height = newValue }
  }

  override var isWrapper: Bool { true }
}

extension UIView {
  /// Forces a width, a height or both on the view, in points.
  public func sized(width: Double? = nil, height: Double? = nil) -> SizeView {
    SizeView(self, width: width, height: height)
  }

  /// Forces a size on the view.
  public func sized(to size: CGSize) -> SizeView {
    SizeView(self, width: size.width, height: size.height)
  }
}
