import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Centers its subviews in the safe area, each in its preferred size but not larger than that.
///
/// The view's own natural size is that of its largest subview and the insets of the safe area.
public final class SafeAreaClampedView: LayoutView {
  /// The layout; it cannot be changed.
  public override var layout: any Layout {
    get {
      let insets = safeAreaInsets
      return ClampedLayout(
        insets: EdgeInsets(
          top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right))
    }
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

  /// The insets of the safe area changed: arranges again.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsArrangement()
  }

}
