import Foundation

/// A view that reports what the user does with it to targets and actions.
///
/// Selectors reach their targets through the Objective-C runtime, or else through
/// ``SelectorPerforming``. Touches do not reach controls here: ``performTap()`` does what a tap
/// does.
@MainActor
open class UIControl: UIView {
  private var eventHandlers = ControlEventHandlers()

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Controls cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  override var defaultRespondsToUserInteraction: Bool { true }

  // MARK: - State

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state: what is disabled, selected, highlighted and focused.
  open var state: UIControl.State {
    var state: UIControl.State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The state changed: what depends on it has to be brought up to date.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// How the content is placed vertically.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// How the content is placed horizontally.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// How the content is placed horizontally, with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: - Tracking

  /// Whether a touch is followed.
  open var isTracking: Bool { false }

  /// Whether the followed touch is inside.
  open var isTouchInside: Bool { false }

  /// Starts to follow a touch. Returns whether to go on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows a touch. Returns whether to go on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Stops following a touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Stops following because the system took the touch away.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: - Targets and actions

  /// Adds a target, which is not retained. `nil` stands for the responder chain. A target that
  /// was added with the same selector gets the events added.
  open func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    eventHandlers.add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Stops events from reaching targets; `nil` stands for any target or action.
  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    eventHandlers.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Adds an action. It replaces one with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    eventHandlers.add(action, for: controlEvents)
  }

  /// Removes the action with the same identifier for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    eventHandlers.remove(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    eventHandlers.remove(identifiedBy: actionIdentifier, for: controlEvents)
  }

  /// The targets that still exist. `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    var hasResponderChain = false
    for handler in eventHandlers.handlers {
      guard case .target(let target, _) = handler.kind else { continue }
      if target.isResponderChain {
        hasResponderChain = true
      } else if let object = target.object {
        targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    // Inserted once: without Objective-C, equal instances of `NSNull` have different hashes.
    if hasResponderChain { targets.insert(NSNull()) }
    return targets
  }

  /// The events that anything was added for.
  open var allControlEvents: UIControl.Event { eventHandlers.events }

  /// The names of the selectors that a target gets for an event.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = eventHandlers.handlers.compactMap { handler -> String? in
      guard case .target(let weakTarget, let selector) = handler.kind,
        !handler.events.isDisjoint(with: controlEvent),
        object == nil ? weakTarget.isResponderChain : weakTarget.object === object
      else { return nil }
      return NSStringFromSelector(selector)
    }
    return names.isEmpty ? nil : names
  }

  /// Visits all targets and actions, until the closure sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in eventHandlers.handlers where !stop {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  /// Sends a selector to a target, or along the responder chain for `nil`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      SelectorDispatch.perform(action, on: target as AnyObject, sender: self, event: event)
      return
    }
    guard let responder = self.target(forAction: action, withSender: self) else { return }
    SelectorDispatch.perform(action, on: responder as AnyObject, sender: self, event: event)
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs what was added for events, in the order it was added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for handler in eventHandlers.handlers
    where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target, let selector):
        if target.isResponderChain {
          sendAction(selector, to: nil, for: nil)
        } else if let object = target.object {
          sendAction(selector, to: object, for: nil)
        }
      }
    }
  }

  /// Does what a tap does: highlights the control for a moment, sends `.touchDown` and
  /// `.touchUpInside`, and uses the control: buttons send `.primaryActionTriggered`, switches
  /// change, text fields begin editing. Does nothing when the control is disabled, hidden or gets
  /// no touches. Only HeadlessUIKit has this method.
  public final func performTap() {
    guard isEnabled, isUserInteractionEnabled, !isHidden else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
    tapWasPerformed()
  }

  /// What a tap does besides its events.
  func tapWasPerformed() {}

  // MARK: - Menus

  /// Whether the control shows its menu for a long press. Stored only.
  open var isContextMenuInteractionEnabled = false

  /// Whether the control shows its menu when it is used. Only buttons have a menu here.
  open var showsMenuAsPrimaryAction = false

  /// The text shown when the pointer rests on the control. Stored only.
  open var toolTip: String?
}
