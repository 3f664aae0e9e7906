#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// What `sizeThatFits(_:)` answers, and whether it is `UIView`'s answer: the current size, which
  /// says nothing about the content.
  func fit(_ size: CGSize) -> (size: CGSize, isDefault: Bool) {
    #if canImport(UIKit)
      let selector = #selector(UIView.sizeThatFits(_:))
      let isDefault = Self.instanceMethod(for: selector) == UIView.instanceMethod(for: selector)
      return (sizeThatFits(size), isDefault)
    #else
      UIView.lastDefaultFit = nil
      let fit = sizeThatFits(size)
      // An override may ask `super` and go on from there.
      let isDefault = UIView.lastDefaultFit == ObjectIdentifier(self) && fit == bounds.size
      return (fit, isDefault)
    #endif
  }
}
