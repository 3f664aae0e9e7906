import Foundation

/// The title and address of a link, for share sheets. Stored only.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that answered.
  open var url: URL?
  /// The title of the page.
  open var title: String?
  /// The icon of the page.
  open var iconProvider: NSItemProvider?
  /// A picture of the page.
  open var imageProvider: NSItemProvider?
}
