import Foundation

/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
  /// The view that the touch began in. Settable by HeadlessUIKit only.
  open internal(set) weak var view: UIView?

  /// Seconds since the system started.
  open var timestamp: TimeInterval { 0 }

  /// The number of taps at this place.
  open var tapCount: Int { 1 }

  /// The window that the touch began in.
  open var window: UIWindow? { view?.window }

  /// The place in the coordinates of a view. The origin of the touched view unless overridden.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(.zero, to: view) ?? .zero
  }

  /// The place before the last move in the coordinates of a view.
  open func previousLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }
}

/// A pressed button.
@MainActor
open class UIPress: NSObject {
  /// Seconds since the system started.
  open var timestamp: TimeInterval { 0 }

  /// How hard the button is pressed, from 0 to 1.
  open var force: CGFloat { 0 }
}
