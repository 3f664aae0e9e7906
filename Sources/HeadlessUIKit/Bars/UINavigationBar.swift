import Foundation

/// A bar with a stack of navigation items. Nothing is placed yet.
@MainActor
open class UINavigationBar: UIView {
  /// The items, from the bottom to the top.
  open var items: [UINavigationItem]?

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
    setNeedsLayout()
  }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  /// Removes the item on top and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = items?.last else { return nil }
    setItems(items?.dropLast(), animated: animated)
    return top
  }

  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
}
