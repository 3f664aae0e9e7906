#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIStackView {
  /// A row of the views of a closure: an ``HStack`` under another name.
  public static func H(
    spacing: CGFloat = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
    @StackViewBuilder _ content: @MainActor () -> [UIView]
  ) -> UIStackView {
    HStack(spacing: spacing, alignment: alignment, distribution: distribution, content)
  }

  /// A column of the views of a closure: a ``VStack`` under another name.
  public static func V(
    spacing: CGFloat = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
    @StackViewBuilder _ content: @MainActor () -> [UIView]
  ) -> UIStackView {
    VStack(spacing: spacing, alignment: alignment, distribution: distribution, content)
  }

  /// Arranges views after those that are there, in order, and returns the stack view.
  ///
  /// Applies the spacings of `spacingAfterSelf`. When all are arranged, what their `layout` calls
  /// have left waiting runs in the same order.
  @discardableResult
  public func addArranged(_ views: [UIView]) -> Self {
    for view in views {
      addArrangedSubview(view)
      view.applySpacingAfterSelf(in: self)
    }
    for view in views { view.runPendingLayout() }
    return self
  }
}
