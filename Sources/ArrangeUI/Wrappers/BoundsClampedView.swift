import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Centers its subviews, each in its preferred size but not larger than the bounds.
///
/// For content that keeps its size until space becomes short. The view's own natural size is that of
/// its largest subview.
public final class BoundsClampedView: LayoutView {
  /// The layout; it cannot be changed.
  public override var layout: any Layout {
    get { ClampedLayout() }
    set { let _: ClampedLayout = compatible(newValue) }
  }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    super.init(layout: ClampedLayout())
    self.frame = frame
  }

  /// Creates a view without size.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

}
