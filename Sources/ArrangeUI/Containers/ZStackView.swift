import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Lays its subviews over each other, the first one at the back.
public final class ZStackView: LayoutView {
  /// The layout; setting another value arranges again.
  public var stackLayout: ZStackLayout {
    didSet { layoutDidChange(isEqual: stackLayout == oldValue) }
  }

  /// The same as ``stackLayout``. Setting a layout of another type is a programming error.
  public override var layout: any Layout {
    get { stackLayout }
    set { stackLayout = compatible(newValue) }
  }

  /// Creates an empty overlay.
  ///
  /// - Parameter alignment: Where the views go in the bounds.
  public init(alignment: Alignment = .center) {
    stackLayout = ZStackLayout(alignment: alignment)
    super.init(layout: stackLayout)
  }

  /// Creates an overlay of views.
  public convenience init(
    alignment: Alignment = .center, @UIViewBuilder _ content: () -> [UIView]
  ) {
    self.init(alignment: alignment)
    arrange(content())
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Where the views go in the bounds.
  public var alignment: Alignment {
    get { stackLayout.alignment }
    set { stackLayout.alignment = newValue }
  }
}
