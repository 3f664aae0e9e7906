import Foundation

/// A button in a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The standard item that this one is, if any.
  public private(set) final var systemItem: UIBarButtonItem.SystemItem?

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Bar items cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with an image.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image for each orientation.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style,
    target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: nil, style: style, target: target, action: action)
    self.title = title
  }

  /// Creates a standard item.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(image: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a standard item that performs an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs an action. Title and image are those of the action unless
  /// given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item with a title or an image, a target and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(image: image, style: .plain, target: target, action: action)
    self.title = title
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// A space as wide as there is room.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// The look.
  open var style: UIBarButtonItem.Style = .plain

  /// The width; zero for that of the content.
  open var width: CGFloat = 0

  /// The view shown instead of a button.
  open var customView: UIView?

  /// The selector sent when the item is used.
  open var action: Selector?

  /// The object that gets the selector; `nil` for the responder chain. Not retained.
  open weak var target: AnyObject?

  /// The action performed when the item is used. Setting it sets title and image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }

  /// The menu.
  open var menu: UIMenu?

  /// Whether the item is selected.
  open var isSelected = false

  /// Whether the item is hidden.
  open var isHidden = false

  /// Does what a tap on the item does: performs the action, or sends the selector. Only
  /// HeadlessUIKit has this method.
  public final func performTap() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
