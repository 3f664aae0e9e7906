import Foundation

/// An item of a bar.
@MainActor
open class UIBarItem: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Bar items cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the item can be used.
  open var isEnabled = true

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// The image in landscape.
  open var landscapeImagePhone: UIImage?

  /// A number to find the item by.
  open var tag = 0
}
