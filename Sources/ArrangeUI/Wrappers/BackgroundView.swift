import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Lays its subviews over a rear view that fills the bounds and has no say in the size.
public final class BackgroundView: LayoutView {
  /// The view behind; it fills the bounds.
  public let rearview: UIView

  private var stackLayout: ZStackLayout {
    didSet { layoutDidChange(isEqual: stackLayout == oldValue) }
  }

  /// The layout of the views in front. Setting anything but a `ZStackLayout` is a programming error.
  public override var layout: any Layout {
    get { stackLayout }
    set { stackLayout = compatible(newValue) }
  }

  /// Creates a wrapper with a rear view.
  ///
  /// - Parameters:
  ///   - rearview: The view behind; it becomes the first subview.
  ///   - alignment: Where the views in front go, when the bounds are larger.
  public init(rearview: UIView, alignment: Alignment = .topLeading) {
    self.rearview = rearview
    stackLayout = ZStackLayout(alignment: alignment)
    super.init(layout: stackLayout)
    addSubview(rearview)
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Where the views in front go, when the bounds are larger.
  public var alignment: Alignment {
    get { stackLayout.alignment }
    set { stackLayout.alignment = newValue }
  }

  override var isWrapper: Bool { true }

  override var arrangedSubviews: [UIView] {
    super.arrangedSubviews.filter { $0 !== rearview }
  }

  /// Arranges the subviews and puts the rear view behind them.
  public override func layoutSubviews() {
    if rearview.superview === self {
      if subviews.first !== rearview { sendSubviewToBack(rearview) }
      rearview.setArrangedFrame(bounds)
    }
    super.layoutSubviews()
  }
}

extension UIView {
  /// Wraps the view with a view behind it that is as large as the wrapper.
  ///
  /// - Parameters:
  ///   - alignment: Where this view goes, when the wrapper gets larger than it is.
  ///   - rearview: The view behind.
  public func background(
    alignment: Alignment = .topLeading, _ rearview: UIView
  ) -> BackgroundView {
    BackgroundView(rearview: rearview, alignment: alignment).arrange(self)
  }

  /// Wraps the view with a view behind it that is as large as the wrapper.
  ///
  /// - Parameters:
  ///   - alignment: Where this view goes, when the wrapper gets larger than it is.
  ///   - rearview: Makes the view behind; run once, at once.
  public func background(
    alignment: Alignment = .topLeading, _ rearview: () -> UIView
  ) -> BackgroundView {
    background(alignment: alignment, rearview())
  }
}
