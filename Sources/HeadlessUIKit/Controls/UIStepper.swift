import Foundation

/// A control that steps a value up and down.
@MainActor
open class UIStepper: UIControl {
  /// Creates a stepper; the size of the frame is ignored, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.standardSize))
    hugContent(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Steppers cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let standardSize = CGSize(width: 94, height: 32)

  private var storedValue: Double = 0

  /// The value. Outside the limits it is clamped, or starts at the other limit when the stepper
  /// wraps.
  open var value: Double {
    get { storedValue }
    set {
      if newValue > maximumValue {
        storedValue = wraps ? minimumValue : maximumValue
      } else if newValue < minimumValue {
        storedValue = wraps ? maximumValue : minimumValue
      } else {
        storedValue = newValue
      }
    }
  }

  private func clampValue() {
    storedValue = max(minimumValue, min(storedValue, maximumValue))
  }

  /// The lower limit. Raising it above the upper one raises that, too.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      clampValue()
    }
  }

  /// The upper limit. Lowering it below the lower one lowers that, too.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      clampValue()
    }
  }

  /// The size of a step. Not positive sizes are ignored; UIKit throws.
  open var stepValue: Double {
    get { storedStep }
    set { if newValue > 0 { storedStep = newValue } }
  }

  private var storedStep: Double = 1

  /// Whether events are sent while the value changes.
  open var isContinuous = true
  /// Whether holding repeats the step.
  open var autorepeat = true
  /// Whether the value wraps around at the limits.
  open var wraps = false

  /// Does what a tap does: steps the value and sends `.valueChanged`. Only HeadlessUIKit has
  /// this method.
  public final func performStep(up: Bool) {
    guard isEnabled else { return }
    value += up ? stepValue : -stepValue
    sendActions(for: .valueChanged)
  }

  /// The fixed size of steppers.
  open override var intrinsicContentSize: CGSize { UIStepper.standardSize }

  /// The fixed size of steppers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.standardSize }
}
