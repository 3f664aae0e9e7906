import Foundation

/// An item of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The standard item that this one is, if any.
  public private(set) final var systemItem: UITabBarItem.SystemItem?

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Bar items cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a standard item.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  private var storedSelectedImage: UIImage?

  /// The image while the item is selected; the usual one unless set.
  open var selectedImage: UIImage? {
    get { storedSelectedImage ?? image }
    set { storedSelectedImage = newValue }
  }

  /// The text of the badge.
  open var badgeValue: String?

  /// The colour of the badge.
  open var badgeColor: UIColor?
}
