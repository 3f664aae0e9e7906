import Foundation

/// A view that shows how far something is done.
@MainActor
open class UIProgressView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    hugContent(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  /// Creates a view with a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Progress views cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The style.
  open var progressViewStyle: UIProgressView.Style = .default

  private var storedProgress: Float = 0

  /// How far it is done, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(newValue, 1)) }
  }

  /// Sets how far it is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the part that is not done.
  open var trackTintColor: UIColor?

  /// No width of its own, and a fixed height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// The width given, or else the current one, and the fixed height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: 4)
  }
}
