import Foundation

/// The screen. There is one, as large as a phone unless a test changes it.
@MainActor
open class UIScreen: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  private static let shared = UIScreen()

  /// The screen.
  open class var main: UIScreen { shared }

  /// All screens.
  open class var screens: [UIScreen] { [shared] }

  /// The size of the screen in points. Settable in HeadlessUIKit only.
  open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The pixels per point. Settable in HeadlessUIKit only.
  open var scale: CGFloat = 3

  /// The size of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The pixels per point.
  open var nativeScale: CGFloat { scale }

  /// The screen that shows the same; none.
  open var mirrored: UIScreen? { nil }

  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5

  /// The most frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}
