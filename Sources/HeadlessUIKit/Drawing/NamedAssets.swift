import Foundation

/// The colours and images that `UIColor(named:)` and `UIImage(named:)` find.
///
/// There are no asset catalogs without Apple's tools. Tests and previews register what their
/// views ask for; images are also looked up as files in the bundle.
// @unchecked Sendable: the dictionaries are only touched while holding the lock.
public final class NamedAssets: @unchecked Sendable {
  /// The assets of the process.
  public static let shared = NamedAssets()

  private let lock = NSLock()
  private var colors: [String: UIColor] = [:]
  private var images: [String: UIImage] = [:]

  private init() {}

  /// Registers a colour under a name; `nil` forgets it.
  public func register(_ color: UIColor?, named name: String) {
    lock.lock()
    defer { lock.unlock() }
    colors[name] = color
  }

  /// Registers an image under a name; `nil` forgets it.
  public func register(_ image: UIImage?, named name: String) {
    lock.lock()
    defer { lock.unlock() }
    images[name] = image
  }

  /// The colour of a name.
  public func color(named name: String) -> UIColor? {
    lock.lock()
    defer { lock.unlock() }
    return colors[name]
  }

  /// The image of a name.
  public func image(named name: String) -> UIImage? {
    lock.lock()
    defer { lock.unlock() }
    return images[name]
  }
}
