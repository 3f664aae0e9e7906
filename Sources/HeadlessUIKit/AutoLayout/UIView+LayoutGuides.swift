import Foundation

extension UIView {
  /// The guides of the view.
  public final var layoutGuides: [UILayoutGuide] { constraintStorage.guides }

  /// Adds a guide, taking it from its view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    noteConstraintsChanged()
  }

  /// Removes a guide and the constraints that mention it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraintStorage.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.uninstall()
      }
      view = current.superview
    }
    layoutGuide.owningView = nil
    noteConstraintsChanged()
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
      let width = min(inner.width, 672)
      return CGRect(
        x: inner.minX + (inner.width - width) / 2, y: inner.minY, width: width,
        height: inner.height)
    }
    constraintStorage.readableContentGuide = guide
    return guide
  }

  private func makeSystemGuide(
    _ identifier: String, frame: @escaping (UIView) -> CGRect
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.systemFrame = frame
    guide.owningView = self
    return guide
  }

  /// The constraints of this view and all views around that mention this view, for an axis.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      found += current.constraintStorage.constraints.filter {
        $0.axis == axis && ($0.firstItem === self || $0.secondItem === self)
      }
      view = current.superview
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// The axis that the first attribute is on.
  final var axis: NSLayoutConstraint.Axis {
    switch firstAttribute {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      return .vertical
    default:
      return .horizontal
    }
  }
}
