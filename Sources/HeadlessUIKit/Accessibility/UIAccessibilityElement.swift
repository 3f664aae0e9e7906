import Foundation

/// Something that assistive technology can reach without being a view.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// Creates an element of a container, which is not retained.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The object that the element is part of.
  open weak var accessibilityContainer: AnyObject?

  /// The frame in the container's coordinates.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  override var defaultAccessibilityFrame: CGRect {
    guard let view = accessibilityContainer as? UIView else {
      return accessibilityFrameInContainerSpace
    }
    return view.convert(accessibilityFrameInContainerSpace, to: nil)
  }
}
