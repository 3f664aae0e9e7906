#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// Turns off `translatesAutoresizingMaskIntoConstraints`, and returns the view.
  @discardableResult
  public func prepareForConstraints() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  /// Activates constraints, and returns the view.
  ///
  /// The views must be in one hierarchy, and those that Auto Layout is to place must be prepared:
  /// see ``prepareForConstraints()``.
  @discardableResult
  public func constrain(_ constraints: [NSLayoutConstraint]) -> Self {
    NSLayoutConstraint.activate(constraints)
    return self
  }

  /// Adds a subview in the middle, no larger than this view.
  func center(_ view: UIView) {
    add(view.prepareForConstraints())
    constrain([
      view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      view.leftAnchor.constraint(greaterThanOrEqualTo: leftAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor),
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
