import Foundation

extension UIView {
  /// The guides of the view.
  public final var layoutGuides: [UILayoutGuide] { constraintStorage.guides }

  /// Adds a guide, taking it from its view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Removes a guide and the constraints that mention it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for constraint in layoutGuide.mentions.constraints { constraint.uninstall() }
    layoutGuide.owningView = nil
  }

  /// The rectangle inside the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    if let guide = constraintStorage.layoutMarginsGuide { return guide }
    let guide = makeSystemGuide("UIViewLayoutMarginsGuide") {
      $0.bounds.inset(by: $0.layoutMargins)
    }
    constraintStorage.layoutMarginsGuide = guide
    return guide
  }

  /// The rectangle inside the safe area.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = constraintStorage.safeAreaGuide { return guide }
    let guide = makeSystemGuide("UIViewSafeAreaLayoutGuide") {
      $0.bounds.inset(by: $0.safeAreaInsets)
    }
    constraintStorage.safeAreaGuide = guide
    return guide
  }

  /// The rectangle inside the layout margins that is narrow enough to read, at most 672 points
  /// wide and centred.
  public final var readableContentGuide: UILayoutGuide {
    if let guide = constraintStorage.readableContentGuide { return guide }
    let guide = makeSystemGuide("UIViewReadableContentGuide") { view in
      let inner = view.bounds.inset(by: view.layoutMargins)
      let width = min(inner.width, UIView.readableWidth)
      return CGRect(
        x: inner.minX + (inner.width - width) / 2, y: inner.minY, width: width,
        height: inner.height)
    }
    constraintStorage.readableContentGuide = guide
    return guide
  }

  /// The width of readable guides at the default text size.
  static let readableWidth: CGFloat = 672

  private func makeSystemGuide(
    _ identifier: String, frame: @escaping (UIView) -> CGRect
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.systemFrame = frame
    guide.owningView = self
    return guide
  }

  /// The active constraints that mention this view, for an axis, in the order they were
  /// activated. Those that stack views make are not among them.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintStorage.mentions.constraints.filter { $0.axis == axis && !$0.isPrivate }
  }
}

extension UILayoutGuide {
  /// The active constraints that mention this guide, for an axis, in the order they were
  /// activated. Those that stack views make are not among them.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    mentions.constraints.filter { $0.axis == axis && !$0.isPrivate }
  }
}
