import Foundation

/// A bar of which one item is selected. Nothing is placed yet.
@MainActor
open class UITabBar: UIView {
  /// The items.
  open var items: [UITabBarItem]?

  /// Replaces the items. A selected item that is not among them gets deselected.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
    if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    setNeedsLayout()
  }

  /// The selected item.
  open weak var selectedItem: UITabBarItem?
}
