import Foundation

/// A turning wheel.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// Creates a wheel with a style.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
    isHidden = true
    hugContent(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Creates a medium wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    hugContent(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Wheels cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The style.
  open var style: UIActivityIndicatorView.Style = .medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  private var storedColor: UIColor?

  /// The colour; grey unless set.
  open var color: UIColor! {
    get { storedColor ?? .systemGray }
    set { storedColor = newValue }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Shows the wheel and lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel and hides it, if it hides when stopped.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private static func size(of style: UIActivityIndicatorView.Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// The fixed size of the style.
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

  /// The fixed size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
