import Foundation

/// What an object tells assistive technology. UIKit keeps this for every `NSObject`; here the
/// classes that show something own one and forward to it.
struct AccessibilityStorage {
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  var accessibilityElements: [Any]?
  var accessibilityContainerType: UIAccessibilityContainerType = .none
  var isAccessibilityElement: Bool = false
  var accessibilityTraits: UIAccessibilityTraits = .none
  var accessibilityPath: UIBezierPath?
  var accessibilityLanguage: String?
  var accessibilityElementsHidden: Bool = false
  var accessibilityViewIsModal: Bool = false
  var shouldGroupAccessibilityChildren: Bool = false
  var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  var accessibilityTextualContext: UIAccessibilityTextualContext?
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
  var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
  var accessibilityAttributedLabel: NSAttributedString?
  var accessibilityAttributedHint: NSAttributedString?
  var accessibilityAttributedValue: NSAttributedString?
  var accessibilityAttributedUserInputLabels: [NSAttributedString]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var respondsToUserInteraction: Bool?

  var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  var accessibilityHint: String? {
    get { accessibilityAttributedHint?.string }
    set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
  }

  var accessibilityValue: String? {
    get { accessibilityAttributedValue?.string }
    set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
  }

  var accessibilityUserInputLabels: [String]? {
    get { accessibilityAttributedUserInputLabels?.map(\.string) }
    set {
      accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) }
    }
  }
}
