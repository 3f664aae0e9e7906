import Foundation

/// What changed in a tree of views since its last layout.
///
/// Notes about views keep no view alive.
@MainActor
struct LayoutNotes {
  private struct WeakView {
    weak var view: UIView?
  }

  private var noticedTrees: [WeakView] = []
  private var noticedViews: [WeakView] = []
  private var viewIDs: Set<ObjectIdentifier> = []
  private var noticedConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The number of trees at which those that have left are dropped.
  private var limit = 1024

  var isEmpty: Bool {
    noticedTrees.isEmpty && noticedViews.isEmpty && noticedConstraints.isEmpty
  }

  /// The views that joined with everything inside, in that order.
  var trees: [UIView] { noticedTrees.compactMap(\.view) }

  /// The views whose frame, content size, margins or the like changed, in that order.
  var views: [UIView] { noticedViews.compactMap(\.view) }

  /// The constraints that were activated or changed, in the order they were activated.
  var constraints: [NSLayoutConstraint] {
    noticedConstraints.values.sorted { $0.activationOrder < $1.activationOrder }
  }

  mutating func add(tree view: UIView, of root: UIView) {
    noticedTrees.append(WeakView(view: view))
    guard noticedTrees.count > limit else { return }
    noticedTrees.removeAll { $0.view?.isDescendant(of: root) != true }
    limit = max(1024, 2 * noticedTrees.count)
  }

  mutating func add(view: UIView) {
    guard viewIDs.insert(ObjectIdentifier(view)).inserted else { return }
    noticedViews.append(WeakView(view: view))
  }

  mutating func add(constraint: NSLayoutConstraint) {
    noticedConstraints[ObjectIdentifier(constraint)] = constraint
  }

  mutating func remove(constraint: NSLayoutConstraint) {
    noticedConstraints[ObjectIdentifier(constraint)] = nil
  }

  /// The notes, which are then forgotten.
  mutating func take() -> LayoutNotes {
    defer { self = LayoutNotes() }
    return self
  }
}
