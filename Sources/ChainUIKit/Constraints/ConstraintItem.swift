#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view or guide in a constraint. A relation outlives its views at times, so it holds them weakly.
@MainActor
struct ConstraintItem {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }

  var view: UIView? { object as? UIView }
  var guide: UILayoutGuide? { object as? UILayoutGuide }

  /// The view around the item: the superview, or the view that owns the guide.
  var container: UIView? { view.map(\.superview) ?? guide?.owningView }

  /// The view in whose tree the item is.
  var place: UIView? { view ?? guide?.owningView }

  /// What failures call the item: its type, and its accessibility identifier if it has one.
  var name: String {
    guard let object else { return "a released view" }
    let type = "\(type(of: object))"
    let identifier = view?.accessibilityIdentifier ?? guide?.identifier ?? ""
    return identifier.isEmpty ? type : "\(type) \"\(identifier)\""
  }

  /// The anchor of width or height.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension? {
    attribute == .width
      ? view?.widthAnchor ?? guide?.widthAnchor : view?.heightAnchor ?? guide?.heightAnchor
  }

  func hasCommonAncestor(with other: ConstraintItem) -> Bool {
    guard let place, var root = other.place else { return false }
    while let superview = root.superview { root = superview }
    return place.isDescendant(of: root)
  }
}
