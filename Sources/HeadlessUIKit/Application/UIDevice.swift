import Foundation

/// The device; a phone of no particular model.
@MainActor
open class UIDevice: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  private static let shared = UIDevice()

  /// The device.
  open class var current: UIDevice { shared }

  /// The name.
  open var name: String { "Headless" }
  /// The model.
  open var model: String { "iPhone" }
  /// The model in the user's language.
  open var localizedModel: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system whose interface HeadlessUIKit follows.
  open var systemVersion: String { "16.4" }
  /// The kind of device, from the current traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// The charge of the battery; unknown.
  open var batteryLevel: Float { -1 }
}
