import Foundation

/// Something that happened: touches, presses or motion. HeadlessUIKit passes events on but
/// makes none.
@MainActor
open class UIEvent: NSObject {
  /// Seconds since the system started.
  open var timestamp: TimeInterval { 0 }

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}

/// An event of pressed buttons.
@MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open var allPresses: Set<UIPress> { [] }
}
