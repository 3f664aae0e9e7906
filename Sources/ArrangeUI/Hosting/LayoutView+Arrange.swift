import ChainRuntime

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension LayoutView {
  /// Adds views behind those that are there, in order, and returns the container.
  @discardableResult
  public func arrange(_ views: UIView...) -> Self {
    arrange(views)
  }

  /// Adds views behind those that are there, in order, and returns the container.
  @discardableResult
  public func arrange(_ views: [UIView]) -> Self {
    for view in views { addSubview(view) }
    return self
  }

  /// Adds views behind those that are there, in order, and returns the container.
  ///
  /// ```swift
  /// row.arrange {
  ///   subtitleLabel
  ///   if isOpen { disclosureView }
  /// }
  /// ```
  @discardableResult
  public func arrange(@UIViewBuilder _ content: () -> [UIView]) -> Self {
    arrange(content())
  }
}
