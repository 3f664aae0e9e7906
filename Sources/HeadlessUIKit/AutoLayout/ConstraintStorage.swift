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
  /// The constraints that the view holds, also those it made for its own use, as stack views do.
  var held = ConstraintList()
  /// The active constraints that mention the view, wherever they are held.
  var mentions = ConstraintList()
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
  /// What lays out the tree. Only the root of a tree has one.
  var system: LayoutSystem?
  /// Whether the view is an item of the tree's system.
  var isItem = false
  /// The guides that UIKit provides, made when first asked for.
  var layoutMarginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableContentGuide: UILayoutGuide?
}

extension UIView {
  /// Sets how strongly views of a class resist growing beyond their content by default.
  final func hugContent(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    constraintStorage.hugging = PerAxis(horizontal: horizontal, vertical: vertical)
  }

  final func markConstraintUpdateNeededBelow() {
    var view: UIView? = self
    while let current = view, !current.constraintStorage.isUpdateNeededBelow {
      current.constraintStorage.isUpdateNeededBelow = true
      view = current.superview
    }
  }

  /// The topmost view of the tree.
  final var treeRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The system of the tree, if the tree was laid out before.
  final var treeSystem: LayoutSystem? { treeRoot.constraintStorage.system }

  /// Notes that something the system was told about this view changed: its frame, content size,
  /// priorities, margins or mask.
  final func noteLayoutInputsChanged() {
    treeSystem?.note(view: self)
  }

  /// As ``noteLayoutInputsChanged()``, for changes that concern nobody unless constraints
  /// mention the view.
  final func noteGeometryChanged() {
    if constraintStorage.isItem { noteLayoutInputsChanged() }
  }

  /// Notes that the frame changed, unless the system itself changes it.
  final func noteFrameChanged() {
    guard constraintStorage.isItem, let system = treeSystem, !system.isApplying else { return }
    system.note(view: self)
  }

  /// Removes the constraints between the views inside and the views outside, as UIKit does when
  /// a view leaves its superview. O(views and constraints inside).
  final func removeConstraintsCrossingBoundary() {
    removeMentions(outside: self)
  }

  private func removeMentions(outside boundary: UIView) {
    constraintStorage.mentions.uninstall(outside: boundary)
    for guide in constraintStorage.guides { guide.mentions.uninstall(outside: boundary) }
    for subview in storedSubviews { subview.removeMentions(outside: boundary) }
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
