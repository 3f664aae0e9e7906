import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Puts its subviews in rows, beginning a new row where the next view does not fit.
///
/// ```swift
/// FlowView(horizontalSpacing: 8, verticalSpacing: 8) {
///   for topic in topics { makePill(topic) }
/// }
/// ```
///
/// The views have their intrinsic size. Give the container a width, by its superview or by
/// constraints: the width decides where rows end, and so the height.
public final class FlowView: LayoutView {
  /// The layout; setting another value arranges again.
  public var flowLayout: FlowLayout {
    didSet { layoutDidChange(isEqual: flowLayout == oldValue) }
  }

  /// The same as ``flowLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { flowLayout }
    set { flowLayout = compatible(newValue) }
  }

  /// Creates an empty flow.
  ///
  /// - Parameters:
  ///   - direction: The direction in which a row is filled.
  ///   - horizontalAlignment: Where a row goes in the width.
  ///   - verticalAlignment: Where the views go in the height of their row.
  ///   - horizontalSpacing: The distance between neighbours in a row, in points.
  ///   - verticalSpacing: The distance between rows, in points.
  public init(
    direction: FlowLayout.Direction = .forward,
    horizontalAlignment: HorizontalAlignment = .leading,
    verticalAlignment: VerticalAlignment = .top,
    horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0
  ) {
    flowLayout = FlowLayout(
      direction: direction, horizontalAlignment: horizontalAlignment,
      verticalAlignment: verticalAlignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    super.init(layout: flowLayout)
  }

  /// Creates a flow of views.
  public convenience init(
    direction: FlowLayout.Direction = .forward,
    horizontalAlignment: HorizontalAlignment = .leading,
    verticalAlignment: VerticalAlignment = .top,
    horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0,
    @UIViewBuilder _ content: () -> [UIView]
  ) {
    self.init(
      direction: direction, horizontalAlignment: horizontalAlignment,
      verticalAlignment: verticalAlignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    arrange(content())
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// The direction in which a row is filled.
  public var direction: FlowLayout.Direction {
    get { flowLayout.direction }
    set { flowLayout.direction = newValue }
  }

  /// Where a row goes in the width.
  public var horizontalAlignment: HorizontalAlignment {
    get { flowLayout.horizontalAlignment }
    set { flowLayout.horizontalAlignment = newValue }
  }

  /// Where the views go in the height of their row.
  public var verticalAlignment: VerticalAlignment {
    get { flowLayout.verticalAlignment }
    set { flowLayout.verticalAlignment = newValue }
  }

  /// The distance between neighbours in a row, in points.
  public var horizontalSpacing: Double {
    get { flowLayout.horizontalSpacing }
    set { flowLayout.horizontalSpacing = newValue }
  }

  /// The distance between rows, in points.
  public var verticalSpacing: Double {
    get { flowLayout.verticalSpacing }
    set { flowLayout.verticalSpacing = newValue }
  }
}
