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
    case let field as UITextField: field.text = "before"
    case let scroller as UIScrollView:
      (scroller as? UITextView)?.text = "before"
      scroller.contentSize = CGSize(width: 1_000, height: 1_000)
      scroller.maximumZoomScale = 10
    case let slider as UISlider: slider.maximumValue = 10
    case let pages as UIPageControl: pages.numberOfPages = 9
    case let tabs as UITabBarController:
      tabs.viewControllers = (0..<9).map { _ in UIViewController() }
    default: break
    }
  }

  /// A value that a property takes where it takes few: fractions, or what the object has already.
  static func candidate<Value>(_ name: String, of object: Any) -> Value? {
    switch (object, name) {
    case (is UIProgressView, "progress"): Float(0.5) as? Value
    case (is UIView, "alpha"): CGFloat(0.5) as? Value
    case (let tabs as UITabBarController, "selectedViewController"):
      tabs.viewControllers?.last as? Value
    case (let field as UITextField, "defaultTextAttributes"):
      field.defaultTextAttributes.merging([.kern: 2]) { $1 } as? Value
    case (let field as UITextField, "selectedTextRange"): firstCharacter(of: field) as? Value
    case (let view as UITextView, "selectedTextRange"): firstCharacter(of: view) as? Value
    default: nil
    }
  }

  private static func firstCharacter(of input: some UITextInput & UIView) -> UITextRange? {
    let start = input.beginningOfDocument
    return input.position(from: start, offset: 1).flatMap { input.textRange(from: start, to: $0) }
  }

  /// Whether a property that can be `nil` keeps its value when it is set to that.
  static func ignoresNil(_ name: String, of object: Any) -> Bool {
    switch (object, name) {
    case (is UITabBarController, "selectedViewController"): true
    case (is UITextField, "selectedTextRange"), (is UITextView, "selectedTextRange"): true
    default: false
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
