import Foundation

/// An object that answers events: views, view controllers, windows and the application.
///
/// Accessibility properties, which UIKit adds to `NSObject`, start here.
@MainActor
open class UIResponder: NSObject, AttachmentStorage {
  final var slots = Slots()
  final var accessibility = AccessibilityStorage()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a responder.
  public override init() {
    super.init()
  }

  // MARK: - Responder chain

  /// The responder that gets the events this one does not answer.
  open var next: UIResponder? { nil }

  /// Whether this object may become the first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object agrees to give the first responder up; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this object the first responder of its window, after the current one resigned.
  /// Fails outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the first responder up. Returns whether it may.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.clearFirstResponder()
    return true
  }

  /// The window whose first responder this object can be.
  var responderWindow: UIWindow? { nil }

  /// The object is no longer the first responder: it gave up, its view left the window, or
  /// editing was ended by force.
  func didLoseFirstResponder() {}

  // MARK: - Events

  /// Fingers touched down. Passes the event on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passes the event on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Passes the event on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away. Passes the event on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Estimated properties of touches became exact. Does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Buttons were pressed. Passes the event on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Presses changed. Passes the event on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons were released. Passes the event on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took the presses away. Passes the event on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: - Actions

  /// Whether this object can perform an action: on platforms with an Objective-C runtime whether
  /// it has the method, elsewhere whether it is a ``SelectorPerforming`` that says so.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorDispatch.canPerform(action, on: self)
  }

  /// The first object of the responder chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: - Editing

  /// The nearest undo manager in the responder chain.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view shown instead of the keyboard.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view shown instead of the keyboard.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view shown above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The key commands that this object answers.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Shows the current input views. Does nothing: there is no keyboard.
  open func reloadInputViews() {}

  /// The identifier under which the keyboard remembers its language.
  open var textInputContextIdentifier: String? { nil }

  // MARK: - User activities

  /// What the user is doing here.
  open var userActivity: NSUserActivity?

  /// Fills an activity with the current state. Does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues an activity. Does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Accessibility

  /// The label when none was set, such as the text of a label.
  var defaultAccessibilityLabel: String? { nil }

  /// The value when none was set.
  var defaultAccessibilityValue: String? { nil }

  /// The frame when none was set.
  var defaultAccessibilityFrame: CGRect { .zero }

  /// Whether the element can be used when nothing was set.
  var defaultRespondsToUserInteraction: Bool { false }

  /// The rotors that the element adds.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.accessibilityCustomRotors }
    set { accessibility.accessibilityCustomRotors = newValue }
  }

  /// The elements inside a container, in reading order.
  open var accessibilityElements: [Any]? {
    get { accessibility.accessibilityElements }
    set { accessibility.accessibilityElements = newValue }
  }

  /// What kind of container the element is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.accessibilityContainerType }
    set { accessibility.accessibilityContainerType = newValue }
  }

  /// Whether assistive technology can reach the element.
  open var isAccessibilityElement: Bool {
    get { accessibility.isAccessibilityElement }
    set { accessibility.isAccessibilityElement = newValue }
  }

  /// The name that is read out.
  open var accessibilityLabel: String? {
    get { accessibility.accessibilityLabel ?? defaultAccessibilityLabel }
    set { accessibility.accessibilityLabel = newValue }
  }

  /// The name that is read out, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.accessibilityAttributedLabel }
    set { accessibility.accessibilityAttributedLabel = newValue }
  }

  /// What happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibility.accessibilityHint }
    set { accessibility.accessibilityHint = newValue }
  }

  /// What happens when the element is used, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.accessibilityAttributedHint }
    set { accessibility.accessibilityAttributedHint = newValue }
  }

  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibility.accessibilityValue ?? defaultAccessibilityValue }
    set { accessibility.accessibilityValue = newValue }
  }

  /// The value of the element, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.accessibilityAttributedValue }
    set { accessibility.accessibilityAttributedValue = newValue }
  }

  /// What the element is and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.accessibilityTraits }
    set { accessibility.accessibilityTraits = newValue }
  }

  /// The frame in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The outline in screen coordinates.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.accessibilityPath }
    set { accessibility.accessibilityPath = newValue }
  }

  /// The point that a double tap activates, in screen coordinates.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The language that the element is read out in.
  open var accessibilityLanguage: String? {
    get { accessibility.accessibilityLanguage }
    set { accessibility.accessibilityLanguage = newValue }
  }

  /// Whether the elements inside are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.accessibilityElementsHidden }
    set { accessibility.accessibilityElementsHidden = newValue }
  }

  /// Whether siblings are hidden from assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.accessibilityViewIsModal }
    set { accessibility.accessibilityViewIsModal = newValue }
  }

  /// Whether the children are read out together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.shouldGroupAccessibilityChildren }
    set { accessibility.shouldGroupAccessibilityChildren = newValue }
  }

  /// How a switch control steps through the elements inside.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.accessibilityNavigationStyle }
    set { accessibility.accessibilityNavigationStyle = newValue }
  }

  /// Whether the element can be used.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction ?? defaultRespondsToUserInteraction }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// The names that voice control understands.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.accessibilityUserInputLabels }
    set { accessibility.accessibilityUserInputLabels = newValue }
  }

  /// The names that voice control understands, with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility.accessibilityAttributedUserInputLabels }
    set { accessibility.accessibilityAttributedUserInputLabels = newValue }
  }

  /// What kind of text the element shows.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility.accessibilityTextualContext }
    set { accessibility.accessibilityTextualContext = newValue }
  }

  /// The actions that the element adds.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.accessibilityCustomActions }
    set { accessibility.accessibilityCustomActions = newValue }
  }

  /// The places to drag from.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.accessibilityDragSourceDescriptors }
    set { accessibility.accessibilityDragSourceDescriptors = newValue }
  }

  /// The places to drop on.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.accessibilityDropPointDescriptors }
    set { accessibility.accessibilityDropPointDescriptors = newValue }
  }

  /// Uses the element as a double tap does. Returns whether it did; `false` unless overridden.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }

  /// Steps the value up. Does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Steps the value down. Does nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Leaves a modal state. Returns whether it did; `false` unless overridden.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action. Returns whether it did; `false` unless overridden.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }
}
