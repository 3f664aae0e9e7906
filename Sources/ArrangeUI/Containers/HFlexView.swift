import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Distributes its subviews over its width.
///
/// ```swift
/// HFlexView(distribution: .spaceBetween, alignment: .center) {
///   backButton
///   doneButton
/// }
/// ```
///
/// The views have their intrinsic width unless their ``UIKit/UIView/arrangementFlex`` says that they
/// grow or shrink; the distribution places what space is left between them. Give the container a
/// width, by its superview or by constraints.
public final class HFlexView: LayoutView {
  /// The layout; setting another value arranges again.
  public var flexLayout: HFlexLayout {
    didSet { layoutDidChange(isEqual: flexLayout == oldValue) }
  }

  /// The same as ``flexLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { flexLayout }
    set { flexLayout = compatible(newValue) }
  }

  /// Creates an empty row.
  ///
  /// - Parameters:
  ///   - distribution: How the views share the width: at its start, middle or end, or apart.
  ///   - alignment: Where the views go in the height of the row.
  ///   - wraps: Whether views that do not fit go to a next row.
  ///   - lineSpacing: The distance between rows, in points.
  public init(
    distribution: HFlexLayout.Distribution = .center(spacing: 0),
    alignment: VerticalAlignment = .center,
    wraps: Bool = false, lineSpacing: Double = 0
  ) {
    flexLayout = HFlexLayout(
      distribution: distribution, alignment: alignment, wraps: wraps, lineSpacing: lineSpacing)
    super.init(layout: flexLayout)
  }

  /// Creates a row of views.
  public convenience init(
    distribution: HFlexLayout.Distribution = .center(spacing: 0),
    alignment: VerticalAlignment = .center,
    wraps: Bool = false, lineSpacing: Double = 0, @UIViewBuilder _ content: () -> [UIView]
  ) {
    self.init(
      distribution: distribution, alignment: alignment, wraps: wraps, lineSpacing: lineSpacing)
    arrange(content())
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// How the views share the width.
  public var distribution: HFlexLayout.Distribution {
    get { flexLayout.distribution }
    set { flexLayout.distribution = newValue }
  }

  /// Where the views go in the height of the row.
  public var alignment: VerticalAlignment {
    get { flexLayout.alignment }
    set { flexLayout.alignment = newValue }
  }

  /// Whether views that do not fit go to a next row.
  public var wraps: Bool {
    get { flexLayout.wraps }
    set { flexLayout.wraps = newValue }
  }

  /// The distance between rows, in points.
  public var lineSpacing: Double {
    get { flexLayout.lineSpacing }
    set { flexLayout.lineSpacing = newValue }
  }
}
