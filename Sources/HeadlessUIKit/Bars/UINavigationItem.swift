import Foundation

/// What a navigation bar shows for a view controller.
@MainActor
open class UINavigationItem: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Navigation items cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The title.
  open var title: String?

  /// The view shown instead of the title.
  open var titleView: UIView?

  /// The line above the title.
  open var prompt: String?

  /// The item that leads back to this one.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the item that leads back to this one.
  open var backButtonTitle: String?

  /// Whether the item that leads back is hidden.
  open var hidesBackButton = false

  /// Sets whether the item that leads back is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The items on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items on the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Sets the items on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The first item on the leading side. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the trailing side. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the first item on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the first item on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether the title is large.
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic

  /// The controller of the search bar.
  open var searchController: UISearchController?

  /// Whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true
}
