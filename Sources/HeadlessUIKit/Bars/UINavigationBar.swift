import Foundation

/// A bar with a stack of navigation items. Nothing is placed.
@MainActor
open class UINavigationBar: UIView {
  /// The items, from the bottom to the top.
  open var items: [UINavigationItem]?

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
    setNeedsLayout()
  }

  /// Puts an item on top, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item on top, if the delegate agrees, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = items?.last, delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    setItems(items?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
}
