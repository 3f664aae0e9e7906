import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Arranges its subviews in a column.
///
/// ```swift
/// VStackView(alignment: .leading, spacing: 8) {
///   titleLabel
///   detailLabel
/// }
/// ```
///
/// Where space is short, views of a higher ``UIKit/UIView/arrangementPriority`` get theirs first, and
/// among equals the least flexible one; a ``SpacerView`` takes what is left.
public final class VStackView: LayoutView {
  /// The layout; setting another value arranges again.
  public var stackLayout: VStackLayout {
    didSet { layoutDidChange(isEqual: stackLayout == oldValue) }
  }

  /// The same as ``stackLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { stackLayout }
    set { stackLayout = compatible(newValue) }
  }

  /// Creates an empty column.
  ///
  /// - Parameters:
  ///   - alignment: Where the views go in the width of the column.
  ///   - spacing: The distance between neighbours, in points.
  public init(alignment: HorizontalAlignment = .center, spacing: Double = 0) {
    stackLayout = VStackLayout(alignment: alignment, spacing: spacing)
    super.init(layout: stackLayout)
  }

  /// Creates a column of views.
  public convenience init(
    alignment: HorizontalAlignment = .center, spacing: Double = 0,
    @UIViewBuilder _ content: () -> [UIView]
  ) {
    self.init(alignment: alignment, spacing: spacing)
    arrange(content())
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Where the views go in the width of the column.
  public var alignment: HorizontalAlignment {
    get { stackLayout.alignment }
    set { stackLayout.alignment = newValue }
  }

  /// The distance between neighbours, in points.
  public var spacing: Double {
    get { stackLayout.spacing }
    set { stackLayout.spacing = newValue }
  }
}
