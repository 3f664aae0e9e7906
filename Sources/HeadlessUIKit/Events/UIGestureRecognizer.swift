import Foundation

/// Something that recognizes gestures in touches.
///
/// Touches do not reach it: set ``state`` to make it act, `.ended` for a tap. Before the gesture
/// begins, the view and the delegate are asked whether it may. Gestures do not wait for or stop
/// each other.
@MainActor
open class UIGestureRecognizer: NSObject, AttachmentStorage {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  private var targets: [Target] = []
  private var failureRequirements: [UIGestureRecognizer] = []

  /// Creates a recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target. It is not retained, and added once per action.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes targets; `nil` stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// Where the gesture is. Setting another state than possible or failed calls the targets, as
  /// UIKit does when a subclass sets it. A gesture that may not begin, or is not enabled, fails.
  open var state: UIGestureRecognizer.State {
    get { storedState }
    set {
      let starts = storedState != .began && storedState != .changed
      storedState = newValue
      switch newValue {
      case .began, .changed, .ended:
        if starts, !mayBegin { storedState = .failed } else { sendActions() }
      case .cancelled: sendActions()
      default: break
      }
    }
  }

  private var storedState = UIGestureRecognizer.State.possible

  private var mayBegin: Bool {
    isEnabled && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  private func sendActions() {
    for target in targets {
      guard let object = target.object else { continue }
      SelectorDispatch.perform(target.action, on: object, sender: self, event: nil)
    }
  }

  /// The object that decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether gestures are recognized.
  open var isEnabled = true

  /// The view that the recognizer was added to.
  open private(set) weak var view: UIView?

  final func attach(to view: UIView?) {
    self.view = view
  }

  /// Whether touches are cancelled in the view when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only when the gesture failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only when the gesture failed.
  open var delaysTouchesEnded = true

  /// Whether only one type of touch is recognized at a time.
  open var requiresExclusiveTouchType = true

  /// A name for the developer's use.
  open var name: String?

  /// Makes the gesture wait until another one failed. Stored only.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
  }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { 0 }

  /// The place of the gesture; the origin of its view unless overridden.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(.zero, to: view) ?? .zero
  }

  /// The place of a touch; that of the gesture unless overridden.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Gets ready for the next gesture.
  open func reset() {
    state = .possible
  }

  /// Whether this gesture may stop another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture may stop this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Fingers touched down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
