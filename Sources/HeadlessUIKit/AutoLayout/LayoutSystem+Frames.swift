import Foundation

/// From values to frames.
extension LayoutSystem {
  /// The items whose place or size may have changed since the last call, each once.
  func takeMovedItems() -> [LayoutItem] {
    var seen: Set<ObjectIdentifier> = []
    return equations.solver.takeChangedVariables().compactMap { variable in
      guard variable.symbol.index < owners.count, let item = owners[variable.symbol.index],
        seen.insert(item.key).inserted
      else { return nil }
      return item
    }
  }

  /// Marks the views around what moved. Guides, the content size of scroll views and the size
  /// of a root that constraints determine are set at once.
  func mark(_ moved: [LayoutItem]) {
    guard !isFitting else { return }
    for item in moved where items[item.key] === item {
      switch item.kind {
      case .view where item.view === root: applyRoot(item)
      case .view: markSuperview(of: item)
      case .guide: apply(guide: item)
      case .scrollContent: applyContentSize(item)
      default: item.view.setNeedsLayout()
      }
    }
  }

  private func markSuperview(of item: LayoutItem) {
    guard let superview = item.view.superview,
      untransformedFrame(of: item.view) != solvedFrame(of: item)
    else { return }
    superview.setNeedsLayout()
    didMark = true
  }

  private func apply(guide item: LayoutItem) {
    guard let guide = item.guide else { return }
    let frame = solvedFrame(of: item)
    guard guide.solvedFrame != frame else { return }
    guide.solvedFrame = frame
    item.view.setNeedsLayout()
    didMark = true
  }

  private func applyContentSize(_ item: LayoutItem) {
    guard let scrollView = item.view as? UIScrollView else { return }
    var size = scrollView.contentSize
    let frame = solvedFrame(of: item)
    if let side = item.sides.horizontal, !equations.solver.isAmbiguous(side.size) {
      size.width = frame.width
    }
    if let side = item.sides.vertical, !equations.solver.isAmbiguous(side.size) {
      size.height = frame.height
    }
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func applyRoot(_ item: LayoutItem) {
    guard !root.translatesAutoresizingMaskIntoConstraints, !(root is UIWindow) else { return }
    let old = untransformedFrame(of: root)
    let size = solvedFrame(of: item).size
    guard size != old.size else { return }
    set(CGRect(origin: old.origin, size: size), of: root)
    didMark = true
  }

  /// Gives the subviews of a view the frames that were found.
  func applyFrames(in superview: UIView) {
    for subview in superview.storedSubviews where subview.constraintStorage.isItem {
      guard let item = existingItem(of: subview) else { continue }
      let frame = solvedFrame(of: item)
      if frame != untransformedFrame(of: subview) { set(frame, of: subview) }
    }
  }

  private func set(_ frame: CGRect, of view: UIView) {
    let wasApplying = isApplying
    isApplying = true
    if view.bounds.size != frame.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    }
    let anchor = view.anchorPoint
    view.center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    isApplying = wasApplying
  }

  /// The frame that a view would have without its transform.
  func untransformedFrame(of view: UIView) -> CGRect {
    let size = view.bounds.size
    let anchor = view.anchorPoint
    return CGRect(
      x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The frame that was found, with its edges on pixels.
  private func solvedFrame(of item: LayoutItem) -> CGRect {
    let current = item.guide?.solvedFrame ?? untransformedFrame(of: item.view)
    let horizontal = solvedSpan(of: item, .horizontal) ?? (current.minX, current.width)
    let vertical = solvedSpan(of: item, .vertical) ?? (current.minY, current.height)
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private func solvedSpan(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat)? {
    guard let side = item.sides[axis] else { return nil }
    let start = equations.solver.value(of: side.origin) - item.startInset(axis)
    let length = equations.solver.value(of: side.size) + item.insetSum(axis)
    return PixelGrid.current.span(start: start, length: length)
  }

  /// The length that was found for the root's frame along an axis.
  func rootLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let item = item(of: root)
    let side = side(axis, of: item)
    return equations.solver.value(of: side.size) + item.insetSum(axis)
  }

  /// Whether constraints leave the place or size of a view or guide open.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    variables(of: object).contains { equations.solver.isAmbiguous($0) }
  }

  /// Lays out by another of the best solutions, as far as a view's place and size are open.
  func exerciseAmbiguity(of view: UIView) {
    let open = variables(of: view).filter { equations.solver.isAmbiguous($0) }
    for variable in open {
      let old = equations.solver.value(of: variable)
      // Weaker than everything else.
      let strength = Strength(priority: 0)
      equations.solver.suggest(old + 40, for: variable, strength: strength)
      if equations.solver.value(of: variable) == old {
        equations.solver.suggest(old - 40, for: variable, strength: strength)
      }
    }
    mark(takeMovedItems())
    root.layoutIfNeeded()
    for variable in open { equations.solver.stopSuggesting(variable) }
  }

  private func variables(of object: AnyObject) -> [Variable] {
    guard object !== root, let item = existingItem(of: object) else { return [] }
    return [item.sides.horizontal, item.sides.vertical].flatMap { side in
      side.map { [$0.origin, $0.size] } ?? []
    }
  }
}
