import Foundation

/// A value for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// What Auto Layout keeps for a view.
struct ConstraintStorage {
  /// The constraints whose nearest common view is this one.
  var constraints: [NSLayoutConstraint] = []
  /// The guides of the view.
  var guides: [UILayoutGuide] = []
  var hugging = PerAxis(
    horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compressionResistance = PerAxis(
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// Whether `updateConstraints()` is due.
  var isUpdateNeeded = true
  /// Whether a view inside is marked.
  var isUpdateNeededBelow = false
  /// Counts every change that may move something: a solver compares it with what it solved.
  var revision = 0
  /// The guides that UIKit provides, made when first asked for.
  var layoutMarginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableContentGuide: UILayoutGuide?
}

/// What turns constraints into frames. There is none yet; a solver attaches here.
///
/// Constraints live in ``ConstraintStorage/constraints`` of the nearest common view of their
/// items. Each change of a constraint, a priority, a guide or an intrinsic size raises the
/// revision of the view that holds it and of all views around it, and marks them for layout.
@MainActor
protocol ConstraintLayoutEngine: AnyObject {
  /// Sets the frames of the views and guides of a tree. Called before `layoutSubviews()`.
  func layOut(_ root: UIView)

  /// The size of a view that satisfies the constraints inside.
  func size(
    of view: UIView, fitting target: CGSize, horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize
}

/// Holds the engine, which extensions cannot.
@MainActor
private enum EngineHolder {
  static var engine: (any ConstraintLayoutEngine)?
}

extension UIView {
  /// The engine that solves constraints.
  static var layoutEngine: (any ConstraintLayoutEngine)? {
    get { EngineHolder.engine }
    set { EngineHolder.engine = newValue }
  }

  final func markConstraintUpdateNeededBelow() {
    var view: UIView? = self
    while let current = view, !current.constraintStorage.isUpdateNeededBelow {
      current.constraintStorage.isUpdateNeededBelow = true
      view = current.superview
    }
  }

  /// Notes a change that may move something, here and in all views around.
  final func noteConstraintsChanged() {
    var view: UIView? = self
    while let current = view {
      current.constraintStorage.revision &+= 1
      current.layer.setNeedsLayout()
      view = current.superview
    }
  }

  /// Removes the constraints between the views inside and the views outside, as UIKit does when
  /// a view leaves its superview.
  final func removeConstraintsCrossingBoundary() {
    var ancestor = superview
    while let current = ancestor {
      for constraint in current.constraintStorage.constraints {
        let views = constraint.itemViews
        let inside = views.filter { $0.isDescendant(of: self) }
        if !inside.isEmpty { constraint.uninstall() }
      }
      ancestor = current.superview
    }
  }

  /// The nearest view that contains both views.
  final func nearestCommonView(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
      candidate = current.superview
    }
    return nil
  }
}
