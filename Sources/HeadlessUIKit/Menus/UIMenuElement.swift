import Foundation

/// Something in a menu.
@MainActor
open class UIMenuElement: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  final var storedTitle = ""
  final var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// Menu elements cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The title.
  open var title: String { storedTitle }

  /// The text below the title.
  open var subtitle: String?

  /// The image.
  open var image: UIImage? { storedImage }
}
