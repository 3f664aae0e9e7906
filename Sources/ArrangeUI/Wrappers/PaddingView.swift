import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Keeps its subviews away from its edges.
public final class PaddingView: LayoutView {
  private enum Insets: Equatable {
    case absolute(EdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  private var insets: Insets {
    didSet { layoutDidChange(isEqual: insets == oldValue) }
  }

  /// The layout; setting another value arranges again. Directional insets are resolved for the
  /// current layout direction.
  public var paddingLayout: PaddingLayout {
    get { PaddingLayout(insets: absoluteInsets) }
    set { insets = .absolute(newValue.insets) }
  }

  /// The same as ``paddingLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { paddingLayout }
    set { paddingLayout = compatible(newValue) }
  }

  /// Creates a wrapper with the same inset at each edge, in points.
  public convenience init(_ value: Double = 0) {
    self.init(UIEdgeInsets(top: value, left: value, bottom: value, right: value))
  }

  /// Creates a wrapper with insets at the left and right edge, in points.
  public convenience init(_ insets: UIEdgeInsets) {
    self.init(insets: .absolute(EdgeInsets(insets)))
  }

  /// Creates a wrapper with insets at the leading and trailing edge, in points.
  public convenience init(_ insets: NSDirectionalEdgeInsets) {
    self.init(insets: .directional(insets))
  }

  private init(insets: Insets) {
    self.insets = insets
    super.init(layout: PaddingLayout(insets: .zero))
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  override var isWrapper: Bool { true }

  private var absoluteInsets: EdgeInsets {
    switch insets {
    case .absolute(let insets): return insets
    case .directional(let insets):
      let isMirrored = layoutDirection == .rightToLeft
      return EdgeInsets(
        top: insets.top, bottom: insets.bottom,
        left: isMirrored ? insets.trailing : insets.leading,
        right: isMirrored ? insets.leading : insets.trailing)
    }
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right)
  }
}

extension UIView {
  /// Wraps the view with the same inset at each edge, in points.
  public func padding(_ value: Double) -> PaddingView {
    PaddingView(value).arrange(self)
  }

  /// Wraps the view with insets, in points.
  public func padding(_ insets: UIEdgeInsets) -> PaddingView {
    PaddingView(insets).arrange(self)
  }

  /// Wraps the view with insets that follow the writing direction, in points.
  public func padding(_ insets: NSDirectionalEdgeInsets) -> PaddingView {
    PaddingView(insets).arrange(self)
  }

  /// Wraps the view with insets at both sides, and above and below, in points.
  public func padding(horizontal: Double = 0, vertical: Double = 0) -> PaddingView {
    padding(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Wraps the view with insets, in points.
  public func padding(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) -> PaddingView {
    padding(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}
