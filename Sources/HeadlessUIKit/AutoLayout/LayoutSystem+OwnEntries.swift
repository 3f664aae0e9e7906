import Foundation

/// What an item brings along by itself: frame and mask, content size, insets.
extension LayoutSystem {
  func stage(
    _ role: LayoutItem.Role, of item: LayoutItem, _ axis: NSLayoutConstraint.Axis,
    _ linear: LinearConstraint?
  ) {
    if let entry = item.sides[axis]?.entries[role.rawValue] {
      equations.stage(entry, linear)
    } else if let linear {
      let entry = LayoutEntry(.own(LayoutEntry.Own(item: item, axis: axis, role: role)))
      item.sides[axis]?.entries[role.rawValue] = entry
      equations.stage(entry, linear)
    }
  }

  func stageOwnEntries(of item: LayoutItem) {
    if item.sides.horizontal != nil { stageOwnEntries(of: item, .horizontal) }
    if item.sides.vertical != nil { stageOwnEntries(of: item, .vertical) }
  }

  func stageOwnEntries(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    guard let side = item.sides[axis] else { return }
    if !item.isInset {
      stage(.notNegative, of: item, axis, LinearConstraint(side.size, .greaterThanOrEqual, 0.0))
    }
    switch item.kind {
    case .view where item.view === root: stageRoot(item, side, axis)
    case .view: stageView(item, side, axis)
    case .guide: break
    case .margins, .safeArea, .scrollFrame:
      stageInsets(of: item, side, axis)
    case .readable: stageReadable(item, side, axis)
    case .scrollContent:
      stage(.position, of: item, axis, LinearConstraint(side.origin, .equal, 0.0))
    }
  }

  // MARK: Views

  /// A root is as large as its frame. One without a mask takes its size from its constraints and
  /// keeps the current size as far as they leave it open.
  private func stageRoot(
    _ item: LayoutItem, _ side: LayoutItem.Side, _ axis: NSLayoutConstraint.Axis
  ) {
    guard !isFitting else { return stageContentSize(of: item, side, axis) }
    let isFixed = root.translatesAutoresizingMaskIntoConstraints || root is UIWindow
    let length = axis == .horizontal ? root.bounds.width : root.bounds.height
    let strength = isFixed ? Strength.required : Strength(priority: 0.5)
    stage(
      .size, of: item, axis,
      LinearConstraint(
        side.size, .equal, max(0, Double(length - item.insetSum(axis))), strength: strength))
    if !isFixed { stageContentSize(of: item, side, axis) }
  }

  private func stageView(
    _ item: LayoutItem, _ side: LayoutItem.Side, _ axis: NSLayoutConstraint.Axis
  ) {
    guard item.view.translatesAutoresizingMaskIntoConstraints else {
      stage(.position, of: item, axis, nil)
      stage(.size, of: item, axis, nil)
      stageContentSize(of: item, side, axis)
      return
    }
    stage(.hugging, of: item, axis, nil)
    stage(.compressionResistance, of: item, axis, nil)
    stageMask(of: item, side, axis)
  }

  /// The place and length now, and the shares of them in a change of the superview's length.
  private func stageMask(
    of item: LayoutItem, _ side: LayoutItem.Side, _ axis: NSLayoutConstraint.Axis
  ) {
    let view = item.view
    let frame = untransformedFrame(of: view)
    var start = Double(axis == .horizontal ? frame.minX : frame.minY)
    var length = Double(axis == .horizontal ? frame.width : frame.height)
    var place = LinearExpression(terms: [LinearExpression.Term(side.origin)])
    var size = LinearExpression(terms: [LinearExpression.Term(side.size)])
    if let superview = view.superview, superview.autoresizesSubviews {
      let outer = Double(
        axis == .horizontal ? superview.bounds.width : superview.bounds.height)
      let shares = view.autoresizingMask.shares(
        axis, start: CGFloat(start), length: CGFloat(length),
        after: CGFloat(outer - start - length))
      if shares.before != 0 || shares.inside != 0 {
        let outerItem = self.item(of: superview)
        let outerSize = self.side(axis, of: outerItem).size
        let known = outer - Double(outerItem.insetSum(axis))
        place = place - outerSize * Double(shares.before)
        start -= known * Double(shares.before)
        size = size - outerSize * Double(shares.inside)
        length -= known * Double(shares.inside)
        place.terms.removeAll { $0.coefficient == 0 }
        size.terms.removeAll { $0.coefficient == 0 }
      }
    }
    stage(
      .position, of: item, axis,
      LinearConstraint(place, .equal, start + Double(item.startInset(axis))))
    stage(
      .size, of: item, axis,
      LinearConstraint(size, .equal, length - Double(item.insetSum(axis))))
  }

  private func stageContentSize(
    of item: LayoutItem, _ side: LayoutItem.Side, _ axis: NSLayoutConstraint.Axis
  ) {
    if item.view is any TextContent { noteText(item) }
    let content = item.contentSize
    let length = Double(axis == .horizontal ? content.width : content.height)
    guard length >= 0 else {
      stage(.hugging, of: item, axis, nil)
      stage(.compressionResistance, of: item, axis, nil)
      return
    }
    let storage = item.view.constraintStorage
    stage(
      .hugging, of: item, axis,
      LinearConstraint(
        side.size, .lessThanOrEqual, length,
        strength: Strength(priority: Double(storage.hugging[axis].rawValue))))
    stage(
      .compressionResistance, of: item, axis,
      LinearConstraint(
        side.size, .greaterThanOrEqual, length,
        strength: Strength(priority: Double(storage.compressionResistance[axis].rawValue))))
  }

  // MARK: Guides of the system

  /// Ties a guide to the edges of its view.
  private func stageInsets(
    of item: LayoutItem, _ side: LayoutItem.Side, _ axis: NSLayoutConstraint.Axis
  ) {
    let owner = self.item(of: item.view)
    let outer = self.side(axis, of: owner)
    stage(
      .position, of: item, axis,
      LinearConstraint(
        side.origin, .equal, Double(item.boundsStart(axis) + item.startInset(axis))))
    // In a view that is smaller than its insets the length is negative, which is no conflict
    // before something has to lie inside.
    stage(
      .size, of: item, axis,
      LinearConstraint(
        side.size - outer.size, .equal,
        Double(owner.insetSum(axis) - item.insetSum(axis))))
  }

  /// The widest span inside the margins, centred, that is not wider than is good to read.
  private func stageReadable(
    _ item: LayoutItem, _ side: LayoutItem.Side, _ axis: NSLayoutConstraint.Axis
  ) {
    let margins = self.item(of: item.view.layoutMarginsGuide, in: item.view)
    let outer = self.side(axis, of: margins)
    guard axis == .horizontal else {
      stage(.position, of: item, axis, LinearConstraint(side.origin, .equal, outer.origin))
      stage(.size, of: item, axis, LinearConstraint(side.size, .equal, outer.size))
      return
    }
    stage(
      .position, of: item, axis,
      LinearConstraint(side.origin + side.size * 0.5, .equal, outer.origin + outer.size * 0.5))
    stage(
      .limit, of: item, axis,
      LinearConstraint(side.size, .lessThanOrEqual, Double(UIView.readableWidth)))
    stage(
      .size, of: item, axis,
      LinearConstraint(
        side.size, .equal, outer.size, strength: Strength(priority: 999)))
  }
}
