import Foundation

/// A named area on Earth. Stored only.
open class CLRegion: NSObject {
  /// The name of the area.
  public let identifier: String
  /// Whether entering is reported.
  open var notifyOnEntry = true
  /// Whether leaving is reported.
  open var notifyOnExit = true

  /// Creates an area with a name. Only HeadlessUIKit has this initializer.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
