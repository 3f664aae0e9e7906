import Foundation

/// The margins that were set on a view, kept in the writing direction, and what it knows of its
/// safe area.
struct LayoutMargins {
  /// The margins that were set; `nil` for the default.
  private(set) var stored: NSDirectionalEdgeInsets?

  /// The safe area that the view was last told about.
  var announcedSafeArea = UIEdgeInsets.zero

  /// UIKit's default.
  static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  mutating func set(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    stored = LayoutMargins.directional(insets, direction)
  }

  static func directional(
    _ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection
  ) -> NSDirectionalEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
  }

  static func absolute(
    _ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection
  ) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension UIView {
  /// The margins with everything that widens them: the system's minimum for the views of view
  /// controllers, the superview's margins, and the safe area.
  final var resolvedLayoutMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var result = LayoutMargins.absolute(margins.stored ?? LayoutMargins.standard, direction)
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let minimum = LayoutMargins.absolute(
        viewController.systemMinimumLayoutMargins, direction)
      result = margins.stored == nil ? minimum : result.union(minimum)
    }
    if insetsLayoutMarginsFromSafeArea { result = result + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      result = result.union(overlap(with: superview.layoutMargins, of: superview))
    }
    return result
  }

  /// The space that bars, screen corners and the view controller's own insets cover.
  final var resolvedSafeAreaInsets: UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if let superview { result = overlap(with: superview.safeAreaInsets, of: superview) }
    if let viewController { result = result + viewController.additionalSafeAreaInsets }
    return result
  }

  /// The part of a superview's insets that reaches into this view.
  private func overlap(with insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let outer = superview.bounds
    let inner = frame
    return UIEdgeInsets(
      top: max(0, insets.top - max(0, inner.minY - outer.minY)),
      left: max(0, insets.left - max(0, inner.minX - outer.minX)),
      bottom: max(0, insets.bottom - max(0, outer.maxY - inner.maxY)),
      right: max(0, insets.right - max(0, outer.maxX - inner.maxX)))
  }

  final func notifyLayoutMarginsDidChange() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    noteGeometryChanged()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.notifyLayoutMarginsDidChange()
    }
  }

  /// Tells this view and those inside when their safe area is another one than they were told.
  final func updateSafeArea() {
    // Most views have none, and neither have those around them.
    guard
      margins.announcedSafeArea != .zero
        || superview.map({ $0.margins.announcedSafeArea != .zero })
          ?? true
        || viewController != nil
    else { return }
    let insets = safeAreaInsets
    guard insets != margins.announcedSafeArea else { return }
    margins.announcedSafeArea = insets
    safeAreaInsetsDidChange()
    noteGeometryChanged()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { notifyLayoutMarginsDidChange() }
    for subview in storedSubviews { subview.updateSafeArea() }
  }
}
