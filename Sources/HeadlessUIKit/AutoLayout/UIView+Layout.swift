import Foundation

extension UIView {
  /// The spacing that UIKit calls standard. It does not depend on fonts here.
  static let systemSpacing: CGFloat = 8

  /// How often a layout starts over because `layoutSubviews()` changed something.
  private static let passLimit = 16

  /// Updates constraints, solves, and lays out, until nothing changes any more.
  final func runLayout() {
    for _ in 0..<UIView.passLimit {
      let root = treeRoot
      let system = root.layoutSystem
      topOfLayout.updateConstraintsIfNeeded()
      system.didMark = false
      system.update()
      layer.layoutIfNeeded()
      guard system.checkTiedItems() || system.isPending || system.didMark else { return }
    }
  }

  /// The topmost view that is laid out together with this one.
  private var topOfLayout: UIView {
    var top = self
    while let superview = top.superview, superview.layer.needsLayout() { top = superview }
    return top
  }

  /// The system of the tree, made if there is none.
  fileprivate var layoutSystem: LayoutSystem {
    if let system = constraintStorage.system { return system }
    let system = LayoutSystem(root: self)
    constraintStorage.system = system
    return system
  }

  /// Gives the subviews the frames that constraints ask for.
  final func applyConstraintFrames() {
    updateConstraintsIfNeeded()
    guard let system = treeSystem else { return }
    system.update()
    system.applyFrames(in: self)
  }

  /// Mirrors the constraints that the view holds, and its content.
  final func layoutDirectionDidChange() {
    setNeedsLayout()
    setNeedsUpdateConstraints()
    noteGeometryChanged()
    guard let system = treeSystem else { return }
    for constraint in constraintStorage.held.constraints where constraint.isDirectional {
      system.note(constraint: constraint)
    }
  }

  /// The size that satisfies the constraints inside, with the given wishes for it.
  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let system = LayoutSystem(root: self, isFitting: true)
    system.stageTarget(target.width, priority: horizontal, .horizontal)
    system.stageTarget(target.height, priority: vertical, .vertical)
    system.update()
    return CGSize(
      width: PixelGrid.current.roundUp(system.rootLength(.horizontal)),
      height: PixelGrid.current.roundUp(system.rootLength(.vertical)))
  }

  /// The equations that the tree of the view was last laid out by.
  package final var layoutEquations: [LinearConstraint] {
    treeSystem?.equations.solver.constraints ?? []
  }

  /// Whether constraints leave the frame of the view open: another frame would do as well.
  ///
  /// Views that take their frame from `frame` and mask are never ambiguous. Solves if something
  /// changed; costs little unless the answer is in doubt.
  public final var hasAmbiguousLayout: Bool {
    let root = treeRoot
    root.updateConstraintsIfNeeded()
    let system = root.layoutSystem
    system.update()
    return system.isAmbiguous(self)
  }

  /// Gives an ambiguous view another of the frames that satisfy its constraints, for debugging.
  ///
  /// UIKit picks one at random; here the view moves and grows by up to 40 points where it can, and
  /// moves and shrinks elsewhere, until a later change lays it out again.
  public final func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout else { return }
    treeSystem?.exerciseAmbiguity(of: self)
  }
}

extension UILayoutGuide {
  /// Whether constraints leave the frame of the guide open: another frame would do as well.
  public final var hasAmbiguousLayout: Bool {
    guard let root = owningView?.treeRoot else { return false }
    root.updateConstraintsIfNeeded()
    let system = root.layoutSystem
    system.update()
    return system.isAmbiguous(self)
  }
}

extension LayoutSystem {
  /// Wishes a size of the root's frame.
  fileprivate func stageTarget(
    _ length: CGFloat, priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
  ) {
    let item = item(of: root)
    let side = side(axis, of: item)
    stage(
      .target, of: item, axis,
      LinearConstraint(
        side.size, .equal, Double(max(0, length - item.insetSum(axis))),
        strength: Strength(priority: Double(priority.rawValue))))
  }
}
