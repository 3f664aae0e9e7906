import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Distributes its subviews over its height.
///
/// ```swift
/// VFlexView(distribution: .spaceBetween, alignment: .center) {
///   backButton
///   doneButton
/// }
/// ```
///
/// The views have their intrinsic height unless their ``UIKit/UIView/arrangementFlex`` says that they
/// grow or shrink; the distribution places what space is left between them. Give the container a
/// height, by its superview or by constraints.
public final class VFlexView: LayoutView {
  /// The layout; setting another value arranges again.
  public var flexLayout: VFlexLayout {
    didSet { layoutDidChange(isEqual: flexLayout == oldValue) }
  }

  /// The same as ``flexLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { flexLayout }
    set { flexLayout = compatible(newValue) }
  }

  /// Creates an empty column.
  ///
  /// - Parameters:
  ///   - distribution: How the views share the height: at its start, middle or end, or apart.
  ///   - alignment: Where the views go in the width of the column.
  ///   - wraps: Whether views that do not fit go to a next column.
  ///   - lineSpacing: The distance between columns, in points.
  public init(
    distribution: VFlexLayout.Distribution = .center(spacing: 0),
    alignment: HorizontalAlignment = .center,
    wraps: Bool = false, lineSpacing: Double = 0
  ) {
    flexLayout = VFlexLayout(
      distribution: distribution, alignment: alignment, wraps: wraps, lineSpacing: lineSpacing)
    super.init(layout: flexLayout)
  }

  /// Creates a column of views.
  public convenience init(
    distribution: VFlexLayout.Distribution = .center(spacing: 0),
    alignment: HorizontalAlignment = .center,
    wraps: Bool = false, lineSpacing: Double = 0, @UIViewBuilder _ content: () -> [UIView]
  ) {
    self.init(
      distribution: distribution, alignment: alignment, wraps: wraps, lineSpacing: lineSpacing)
    arrange(content())
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// How the views share the height.
  public var distribution: VFlexLayout.Distribution {
    get { flexLayout.distribution }
    set { flexLayout.distribution = newValue }
  }

  /// Where the views go in the width of the column.
  public var alignment: HorizontalAlignment {
    get { flexLayout.alignment }
    set { flexLayout.alignment = newValue }
  }

  /// Whether views that do not fit go to a next column.
  public var wraps: Bool {
    get { flexLayout.wraps }
    set { flexLayout.wraps = newValue }
  }

  /// The distance between columns, in points.
  public var lineSpacing: Double {
    get { flexLayout.lineSpacing }
    set { flexLayout.lineSpacing = newValue }
  }
}
