import Foundation
import HeadlessUIKit

/// Brings an object into a state in which every property can be set: UIKit clamps some values to
/// others, and ignores some settings without something to set them on.
@MainActor
enum RoundTripPreparation {
  static func prepare(_ object: Any) {
    switch object {
    case let stack as UIStackView:
      stack.addArrangedSubview(UIView())
      stack.addArrangedSubview(UIView())
    case let scroller as UIScrollView:
      scroller.contentSize = CGSize(width: 1_000, height: 1_000)
      scroller.maximumZoomScale = 10
    case let slider as UISlider: slider.maximumValue = 10
    case let pages as UIPageControl: pages.numberOfPages = 9
    default: break
    }
  }

  /// A view that the object can keep a value for.
  static func key(for object: Any, number: Int) -> UIView {
    guard let stack = object as? UIStackView, number < stack.arrangedSubviews.count else {
      return UIView()
    }
    return stack.arrangedSubviews[number]
  }
}
