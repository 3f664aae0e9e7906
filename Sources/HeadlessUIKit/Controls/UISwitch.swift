import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  /// Creates a switch; the size of the frame is ignored, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
    accessibilityTraits = .button
    hugContent(horizontal: .defaultHigh, vertical: .defaultHigh)
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

  override func tapWasPerformed() {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The colour of the track when the switch is on.
  open var onTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// The fixed size of switches, without ``alignmentRectInsets``: 49 × 31 points, as in UIKit.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: UISwitch.standardSize)).size
  }

  /// The two points at the right that UIKit does not count.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// The fixed size of switches.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.standardSize }
}
