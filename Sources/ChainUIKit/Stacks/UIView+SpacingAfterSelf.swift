#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The space that a view wants after itself.
@MainActor
private final class SpacingAfterSelf {
  var spacing: CGFloat?
}

extension UIView {
  /// Sets the space after the view in its stack view, in points, and returns the view.
  ///
  /// ```swift
  /// VStack(spacing: 8) {
  ///   UILabel("Title").spacingAfterSelf(24)
  ///   UILabel("Text")
  /// }
  /// ```
  ///
  /// `nil` stands for the spacing of the stack view. The view remembers it: it counts at once if the
  /// view is arranged already, and whenever a stack builder, `body` or `addArranged` arranges it. A
  /// plain `addArrangedSubview(_:)` does not ask for it.
  @discardableResult
  public func spacingAfterSelf(_ spacing: CGFloat?) -> Self {
    attachment(SpacingAfterSelf.self) { SpacingAfterSelf() }.spacing = spacing
    if let stack = superview as? UIStackView {
      stack.setCustomSpacing(spacing ?? UIStackView.spacingUseDefault, after: self)
    }
    return self
  }

  /// Tells a stack view, which has just arranged the view, about the spacing.
  func applySpacingAfterSelf(in stack: UIStackView) {
    if let spacing = existingAttachment(SpacingAfterSelf.self)?.spacing {
      stack.setCustomSpacing(spacing, after: self)
    }
  }
}
