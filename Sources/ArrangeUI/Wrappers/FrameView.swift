import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Gives its subview a region of a fixed or limited size, in which it keeps the size that it chooses.
///
/// ```swift
/// titleLabel.frame(maximumWidth: .infinity, alignment: .leading)
/// ```
///
/// The subview gets a proposal and is aligned in the region. To force a size on the subview itself, use
/// ``SizeView``.
public final class FrameView: LayoutView {
  /// The layout; setting another value arranges again.
  public var frameLayout: FrameLayout {
    didSet { layoutDidChange(isEqual: frameLayout == oldValue) }
  }

  /// The same as ``frameLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { frameLayout }
    set { frameLayout = compatible(newValue) }
  }

  /// Creates a region that takes what is offered, within limits.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width, in points; `nil` for that of the subview.
  ///   - idealWidth: The width where none is offered.
  ///   - maximumWidth: The greatest width; infinity for all that is offered.
  ///   - minimumHeight: The least height.
  ///   - idealHeight: The height where none is offered.
  ///   - maximumHeight: The greatest height.
  ///   - alignment: Where the subview goes in the region.
  public init(
    minimumWidth: Double? = nil, idealWidth: Double? = nil, maximumWidth: Double? = nil,
    minimumHeight: Double? = nil, idealHeight: Double? = nil, maximumHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    frameLayout = FrameLayout(
      minimumWidth: minimumWidth, idealWidth: idealWidth, maximumWidth: maximumWidth,
      minimumHeight: minimumHeight, idealHeight: idealHeight, maximumHeight: maximumHeight,
      alignment: alignment)
    super.init(layout: frameLayout)
  }

  /// Creates a region of a fixed width, height or both, in points.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    frameLayout = FrameLayout(width: width, height: height, alignment: alignment)
    super.init(layout: frameLayout)
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Where the subview goes in the region.
  public var alignment: Alignment {
    get { frameLayout.alignment }
    set { frameLayout.alignment = newValue }
  }

  override var isWrapper: Bool { true }
}

extension UIView {
  /// Wraps the view in a region that takes what is offered, within limits in points.
  ///
  /// The view keeps the size that it chooses and is aligned in the region. An infinite maximum takes
  /// all that is offered.
  public func frame(
    minimumWidth: Double? = nil, idealWidth: Double? = nil, maximumWidth: Double? = nil,
    minimumHeight: Double? = nil, idealHeight: Double? = nil, maximumHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> FrameView {
    FrameView(
      minimumWidth: minimumWidth, idealWidth: idealWidth, maximumWidth: maximumWidth,
      minimumHeight: minimumHeight, idealHeight: idealHeight, maximumHeight: maximumHeight,
      alignment: alignment
    ).arrange(self)
  }

  /// Wraps the view in a region of a fixed width, height or both, in points. The view keeps the size
  /// that it chooses and is aligned in the region.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> FrameView {
    FrameView(width: width, height: height, alignment: alignment).arrange(self)
  }
}
