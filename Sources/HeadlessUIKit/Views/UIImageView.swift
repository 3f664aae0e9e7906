import Foundation

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
  /// Creates an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// Creates an image view as large as an image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(
      frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Image views cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// The image.
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  private func imageDidChange(from old: UIImage?) {
    setNeedsDisplay()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      setNeedsDisplay()
      if image?.size != highlightedImage?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The options that symbols are shown with.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The images of an animation.
  open var animationImages: [UIImage]?

  /// The images of an animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of the animation; zero for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0

  /// How often the animation repeats; zero for ever.
  open var animationRepeatCount = 0

  /// Whether an animation runs.
  open private(set) var isAnimating = false

  /// Starts the animation. Only ``isAnimating`` changes.
  open func startAnimating() {
    isAnimating = animationImages != nil || image?.images != nil
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
  }

  /// The image that is shown.
  final var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }
}
