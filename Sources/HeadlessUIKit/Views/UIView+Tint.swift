import Foundation

extension UIView {
  /// The tint that applies: the own one, or else the superview's; system blue at the root. It is
  /// grey while dimmed.
  final var resolvedTintColor: UIColor {
    isTintDimmed ? .systemGray : undimmedTintColor
  }

  private var undimmedTintColor: UIColor {
    storedTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  private var isTintDimmed: Bool {
    switch tintAdjustmentMode {
    case .dimmed: return true
    case .normal: return false
    default: return superview?.isTintDimmed ?? false
    }
  }

  /// Tells this view, and those inside that inherit the tint.
  final func notifyTintColorDidChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.notifyTintColorDidChange()
    }
  }
}
