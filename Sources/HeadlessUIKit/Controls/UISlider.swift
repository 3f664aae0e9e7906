import Foundation

/// A control with a value in a range.
@MainActor
open class UISlider: UIControl {
  private var thumbImages = StateValues<UIImage>()
  private var minimumTrackImages = StateValues<UIImage>()
  private var maximumTrackImages = StateValues<UIImage>()

  /// Creates a slider with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
  }

  /// Sliders cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var storedValue: Float = 0

  /// The value, between the limits.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// Sets the value. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Does what sliding the thumb to a value does: sends `.touchDown`, `.valueChanged` and
  /// `.touchUpInside`. Does nothing when the slider is disabled. Only HeadlessUIKit has this
  /// method.
  public final func performSlide(to value: Float) {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    self.value = value
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }

  /// The lower limit. Raising it above the upper one raises that, too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The upper limit. Lowering it below the lower one lowers that, too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// The image at the low end.
  open var minimumValueImage: UIImage?
  /// The image at the high end.
  open var maximumValueImage: UIImage?
  /// Whether events are sent while the thumb moves.
  open var isContinuous = true
  /// The colour of the track on the low side.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track on the high side.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[exact: state] = image
  }

  /// Sets the image of the track on the low side for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[exact: state] = image
  }

  /// Sets the image of the track on the high side for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[exact: state] = image
  }

  /// The image of the thumb for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// The image of the track on the low side for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state]
  }

  /// The image of the track on the high side for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state]
  }

  /// The image of the thumb for the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// The image of the track on the low side for the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The image of the track on the high side for the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// No width of its own, and a fixed height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// The width given, or else the current one, and the fixed height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: 34)
  }
}
