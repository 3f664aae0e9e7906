import Foundation

/// A bar of buttons. Nothing is placed.
@MainActor
open class UIToolbar: UIView {
  /// The items.
  open var items: [UIBarButtonItem]?

  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    setNeedsLayout()
  }
}
