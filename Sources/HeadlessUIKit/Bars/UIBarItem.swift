import Foundation

/// An item of a bar.
@MainActor
open class UIBarItem: NSObject, AttachmentStorage {
  final var slots = Slots()
  final var accessibility = AccessibilityStorage()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Bar items cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the item can be used.
  open var isEnabled = true

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// The image in landscape.
  open var landscapeImagePhone: UIImage?

  /// A number to find the item by.
  open var tag = 0

  // MARK: - Accessibility

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
    get { accessibility.accessibilityLabel }
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
    get { accessibility.accessibilityValue }
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
    get { accessibility.frame ?? .zero }
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
    get { accessibility.respondsToUserInteraction ?? true }
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
}
