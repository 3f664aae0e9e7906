import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  /// Creates a switch; the size of the frame is ignored, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
    accessibilityTraits = .button
  }

  /// Switches cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let standardSize = CGSize(width: 51, height: 31)

  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

  /// Whether the switch is on.
  open var isOn = false

  /// Sets whether the switch is on. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The colour of the track when the switch is on.
  open var onTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// The fixed size of switches.
  open override var intrinsicContentSize: CGSize { UISwitch.standardSize }

  /// The fixed size of switches.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.standardSize }
}
