import Foundation

/// A menu element that sends a selector along the responder chain.
@MainActor
open class UICommand: UIMenuElement {
  /// What is sent.
  public final let action: Selector

  /// Data that tells commands with the same selector apart.
  public final let propertyList: Any?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Commands cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The title shown where keyboard commands are listed.
  open var discoverabilityTitle: String?

  /// Whether the command is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes

  /// Whether the command has a check mark.
  open var state: UIMenuElement.State

  /// Performs the command as the menu does: sends the selector to a target, or along the
  /// responder chain for `nil`, unless the command is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

/// A command with a key. Its `action` is not optional here.
@MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  public final let input: String?

  /// The keys held down with it.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates a key command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a key command without title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Key commands cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the command comes before the system's.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the key follows the keyboard layout.
  open var allowsAutomaticLocalization = true

  /// Whether the key is mirrored in right-to-left languages.
  open var allowsAutomaticMirroring = true
}

/// A menu element that makes its elements when the menu opens.
@MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements and passes them on.
  final let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element.
  public init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.elementProvider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Menu elements cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }
}
