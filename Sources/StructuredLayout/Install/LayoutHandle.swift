#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// An installed layout: it can be switched off and on, changed, examined and uninstalled.
///
/// The view that the layout is in keeps it, so a handle need not be kept. A layout keeps its views as
/// long as it is installed, as their superview does.
@MainActor
public final class LayoutHandle {
  /// The view that the layout is in; `nil` when it was released.
  public private(set) weak var view: UIView?
  /// The views of the layout, in the order they are written.
  public private(set) var views: [UIView] = []
  /// The guides that the layout made, where the largest of several views decides how far something
  /// reaches.
  public private(set) var guides: [UILayoutGuide] = []
  /// The constraints of the layout, to change a constant for an animation, for example.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// Whether the layout's constraints take part.
  public private(set) var isActive = false
  /// Whether the layout was not uninstalled.
  public private(set) var isInstalled = true

  let source: LayoutSource
  private let target: LayoutTarget
  private(set) var plan = LayoutPlan()
  private var priorities: [ContentPriorities] = []
  /// The tree, if its lines depend on the width.
  private var wrappingTree: [LayoutNode]?

  init(view: UIView, target: LayoutTarget, source: LayoutSource) {
    self.view = view
    self.target = target
    self.source = source
  }

  // MARK: Life

  /// Puts the layout's constraints in force, and views that have no superview back. Does nothing if
  /// it is active.
  public func activate() {
    guard !isActive, let view = installedView("activated") else { return }
    if let other = views.first(where: { $0.superview !== view && $0.superview != nil }) {
      return fail(
        "\(other.layoutName) is in another view now, so the layout cannot be activated")
    }
    arrange(in: view)
    NSLayoutConstraint.activate(constraints)
    setPriorities()
    isActive = true
  }

  /// Takes the layout's constraints out of force and gives views their priorities back. Views and
  /// guides stay where they are. Does nothing if it is not active.
  public func deactivate() {
    guard isActive else { return }
    isActive = false
    NSLayoutConstraint.deactivate(constraints)
    restorePriorities()
  }

  /// Removes the layout's constraints and guides for good.
  ///
  /// The views stay subviews, without constraints of this layout, unless they are to be removed. Use
  /// of the handle after that is a ``LayoutFailure``; uninstalling again does nothing.
  public func uninstall(removingViews: Bool = false) {
    guard isInstalled else { return }
    deactivate()
    isInstalled = false
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
    if removingViews {
      for subview in views where subview.superview === view { subview.removeFromSuperview() }
    }
    guides = []
    constraints = []
    views = []
    plan = LayoutPlan()
    wrappingTree = nil
    view?.layoutRegistry?.handles.removeAll { $0 === self }
  }

  // MARK: Changes

  /// Replaces the tree, changing only what differs.
  ///
  /// Constraints that are the same but for constant or priority are kept and changed in place, guides
  /// are used again, views that stay are not touched and new ones take their place in the order.
  /// Views that are gone are removed from the view. Call it in an animation block together with
  /// `layoutIfNeeded()` to animate. An inactive layout stays inactive.
  ///
  /// Complexity: as installing, for both trees.
  @discardableResult
  public func update(@LayoutBuilder _ content: () -> [LayoutNode]) -> LayoutChanges {
    guard let view = installedView("updated") else { return LayoutChanges() }
    return replace(by: content(), in: view)
  }

  /// Decides again where each ``WrappingRow(spacing:lineSpacing:alignment:width:_:)`` breaks, from the
  /// natural widths of the views and the width of the target. Does nothing for a layout without one.
  @discardableResult
  public func rewrap() -> LayoutChanges {
    guard let view = installedView("wrapped again"), let tree = wrappingTree else {
      return LayoutChanges()
    }
    return replace(by: tree, in: view)
  }

  // MARK: Installing

  func install(_ tree: [LayoutNode]) {
    guard let view else { return }
    if case .guide(let guide) = target, guide.owningView?.sharesTree(with: view) != true {
      fail("the guide that the layout is pinned to is in no view of the same tree")
      isInstalled = false
      return
    }
    let registry = view.layoutRegistry ?? LayoutRegistry()
    view.layoutRegistry = registry
    registry.handles.append(self)
    isActive = true
    replace(by: tree, in: view)
  }

  @discardableResult
  private func replace(by tree: [LayoutNode], in view: UIView) -> LayoutChanges {
    let new = LayoutPlan(tree, source: source, environment: environment(in: view))
    for failure in new.failures { LayoutFailure.report(failure.message, at: failure.source) }
    wrappingTree = tree.contains(where: \.containsWrapping) ? tree : nil

    var changes = LayoutChanges()
    let difference = PlanDifference(from: plan, guides, to: new)
    let removed = difference.unusedConstraints.map { constraints[$0] }
    NSLayoutConstraint.deactivate(removed)
    changes.removedConstraints = removed.count
    restorePriorities()

    changes.removedViews = removeViews(notIn: new, from: view)
    views = new.views
    let order = arrange(in: view)
    changes.addedViews = order.added
    changes.movedViews = order.moved

    for guide in difference.unusedGuides {
      view.removeLayoutGuide(guides[guide])
      changes.removedGuides += 1
    }
    guides = new.guides.indices.map { index in
      if let old = difference.guides[index] { return guides[old] }
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      changes.addedGuides += 1
      return guide
    }

    let items = items(in: view)
    var added: [NSLayoutConstraint] = []
    constraints = new.constraints.enumerated().map { index, planned in
      guard let old = difference.constraints[index] else {
        let constraint = items.makeConstraint(planned)
        added.append(constraint)
        return constraint
      }
      let constraint = constraints[old]
      if constraint.constant != planned.constant {
        constraint.constant = planned.constant
        changes.constants += 1
      }
      if constraint.priority != planned.priority {
        constraint.priority = planned.priority
        changes.priorities += 1
      }
      return constraint
    }
    changes.addedConstraints = added.count
    plan = new
    label(constraints)
    if isActive {
      NSLayoutConstraint.activate(added)
      setPriorities()
    }
    return changes
  }

  /// Takes out the views that are gone; how many those are.
  private func removeViews(notIn new: LayoutPlan, from view: UIView) -> Int {
    guard !views.isEmpty else { return 0 }
    let kept = Set(new.views.map(ObjectIdentifier.init))
    let gone = views.filter { !kept.contains(ObjectIdentifier($0)) && $0.superview === view }
    for subview in gone { subview.removeFromSuperview() }
    return gone.count
  }

  /// What the numbers of the plan stand for.
  func items(in view: UIView) -> PlanItems {
    PlanItems(target: target.item(in: view), views: views, guides: guides)
  }

  /// Names the constraints after the lines of their nodes.
  private func label(_ constraints: [NSLayoutConstraint]) {
    // Most nodes are of one file; its name is made once.
    var file: (start: UnsafePointer<UInt8>, name: String)?
    var names = [String?](repeating: nil, count: plan.sources.count)
    for (constraint, planned) in zip(constraints, plan.constraints) {
      if let name = names[planned.node] {
        constraint.identifier = name
        continue
      }
      let source = plan.sources[planned.node]
      if file?.start != source.file.utf8Start {
        file = (source.file.utf8Start, "\(source.file):")
      }
      let name = (file?.name ?? "") + String(source.line)
      names[planned.node] = name
      constraint.identifier = name
    }
  }

  /// Makes the views subviews in their order, moving no more than needed.
  @discardableResult
  private func arrange(in view: UIView) -> (added: Int, moved: Int) {
    var added = 0
    var moved = 0
    var previous: UIView?
    // Where the subviews are, as long as that has not changed.
    var positions: [ObjectIdentifier: Int]?
    for subview in views {
      subview.translatesAutoresizingMaskIntoConstraints = false
      if subview.superview !== view {
        insert(subview, after: previous, in: view)
        added += 1
        positions = nil
      } else if let behind = previous {
        let order =
          positions
          ?? Dictionary(
            view.subviews.enumerated().map { (ObjectIdentifier($1), $0) },
            uniquingKeysWith: { $1 })
        positions = order
        if let one = order[ObjectIdentifier(subview)], let other = order[ObjectIdentifier(behind)],
          one < other
        {
          view.insertSubview(subview, aboveSubview: behind)
          moved += 1
          positions = nil
        }
      }
      previous = subview
    }
    return (added, moved)
  }

  /// Adds a view of the layout in front of the one before it.
  private func insert(_ subview: UIView, after previous: UIView?, in view: UIView) {
    if let previous, view.subviews.last !== previous {
      view.insertSubview(subview, aboveSubview: previous)
    } else if previous == nil, let next = views.first(where: { $0.superview === view }) {
      view.insertSubview(subview, belowSubview: next)
    } else {
      view.addSubview(subview)
    }
  }

  private func setPriorities() {
    priorities = plan.priorities.map {
      ContentPriorities(changing: views[$0.view], $0.axis, $0.kind)
    }
  }

  private func restorePriorities() {
    for change in priorities.reversed() { change.restore() }
    priorities = []
  }

  private func environment(in view: UIView) -> LayoutEnvironment {
    LayoutEnvironment(
      width: target.width(in: view),
      naturalWidth: {
        $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
      },
      refusal: { [unowned self] subview in
        if view.isDescendant(of: subview) {
          return "\(subview.layoutName) contains the layout and cannot be part of it"
        }
        guard let other = subview.placingLayout, other !== self else { return nil }
        return "\(subview.layoutName) is in the layout at \(other.source) already"
      })
  }

  // MARK: Failures

  private func installedView(_ action: String) -> UIView? {
    guard isInstalled else {
      fail("the layout was uninstalled and cannot be \(action); install a new one")
      return nil
    }
    return view
  }

  private func fail(_ message: String) {
    LayoutFailure.report(message, at: source)
  }
}

extension UIView {
  fileprivate func sharesTree(with other: UIView) -> Bool {
    var root = other
    while let superview = root.superview { root = superview }
    return isDescendant(of: root)
  }
}
