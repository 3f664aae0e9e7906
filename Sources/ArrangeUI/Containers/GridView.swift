import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Puts its subviews in the columns of one row after the other.
///
/// ```swift
/// GridView(columns: [.fitting, .flexible()], alignment: .leading, horizontalSpacing: 12) {
///   nameLabel
///   nameField
///   emailLabel
///   emailField
/// }
/// ```
///
/// A row is as high as its highest view.
public final class GridView: LayoutView {
  /// The layout; setting another value arranges again.
  public var gridLayout: GridLayout {
    didSet { layoutDidChange(isEqual: gridLayout == oldValue) }
  }

  /// The same as ``gridLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { gridLayout }
    set { gridLayout = compatible(newValue) }
  }

  /// Creates an empty grid.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the leading one on: fixed, fitting or flexible.
  ///   - alignment: Where the views go in their cells.
  ///   - horizontalSpacing: The distance between columns, in points.
  ///   - verticalSpacing: The distance between rows, in points.
  public init(
    columns: [GridLayout.Column], alignment: Alignment = .center, horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0
  ) {
    gridLayout = GridLayout(
      columns: columns, alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    super.init(layout: gridLayout)
  }

  /// Creates a grid of views.
  public convenience init(
    columns: [GridLayout.Column], alignment: Alignment = .center, horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0, @UIViewBuilder _ content: () -> [UIView]
  ) {
    self.init(
      columns: columns, alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    arrange(content())
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// The columns, from the leading one on.
  public var columns: [GridLayout.Column] {
    get { gridLayout.columns }
    set { gridLayout.columns = newValue }
  }

  /// Where the views go in their cells.
  public var alignment: Alignment {
    get { gridLayout.alignment }
    set { gridLayout.alignment = newValue }
  }

  /// The distance between columns, in points.
  public var horizontalSpacing: Double {
    get { gridLayout.horizontalSpacing }
    set { gridLayout.horizontalSpacing = newValue }
  }

  /// The distance between rows, in points.
  public var verticalSpacing: Double {
    get { gridLayout.verticalSpacing }
    set { gridLayout.verticalSpacing = newValue }
  }
}
