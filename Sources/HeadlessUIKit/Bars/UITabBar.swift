import Foundation

/// A bar of which one item is selected. ``performTap(on:)`` does what the user does; nothing is
/// placed.
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

  /// Does what a tap on an item does: selects it and tells the delegate. Does nothing for disabled
  /// items and those of other bars. Use ``UITabBarController/performTap(onTabAt:)`` for the bar of
  /// a controller. Only HeadlessUIKit has this method.
  public final func performTap(on item: UITabBarItem) {
    guard item.isEnabled, (items ?? []).contains(where: { $0 === item }) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}
