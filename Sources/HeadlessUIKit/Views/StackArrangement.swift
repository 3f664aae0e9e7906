import Foundation

/// A constraint that a stack view wants.
struct StackLink {
  /// What tells links apart: a constraint is kept while a link with the same key is wanted, and
  /// only its constant and priority change.
  struct Key: Hashable {
    let role: String
    let first: AnchorTerm.Identity
    let relation: NSLayoutConstraint.Relation
    let second: AnchorTerm.Identity?
    let multiplier: CGFloat
  }

  let role: String
  let first: AnchorTerm
  var relation = NSLayoutConstraint.Relation.equal
  var second: AnchorTerm?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  var key: Key? {
    guard let end = AnchorTerm.Identity(first) else { return nil }
    return Key(
      role: role, first: end, relation: relation, second: AnchorTerm.Identity(second),
      multiplier: multiplier)
  }
}

/// Works out the constraints of a stack view. They have the names and priorities that UIKit's
/// have in reports, as far as these are known.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  /// What the views are placed in: the stack view or the guide inside its margins.
  let canvas: AnyObject
  let visible: [UIView]
  private(set) var links: [StackLink] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    guard !visible.isEmpty else {
      links.append(fit("UISV-empty", length(canvas)))
      links.append(fit("UISV-empty", crossLength(canvas)))
      hide()
      return
    }
    connect()
    distribute()
    align()
    hide()
  }

  // MARK: Attributes

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isHorizontal: Bool { stack.axis == .horizontal }

  private func term(_ item: AnyObject, _ horizontal: Attribute, _ vertical: Attribute)
    -> AnchorTerm
  {
    AnchorTerm(item: item, attribute: isHorizontal ? horizontal : vertical)
  }

  private func start(_ item: AnyObject) -> AnchorTerm { term(item, .leading, .top) }
  private func end(_ item: AnyObject) -> AnchorTerm { term(item, .trailing, .bottom) }
  private func middle(_ item: AnyObject) -> AnchorTerm { term(item, .centerX, .centerY) }
  private func length(_ item: AnyObject) -> AnchorTerm { term(item, .width, .height) }
  private func crossStart(_ item: AnyObject) -> AnchorTerm { term(item, .top, .leading) }
  private func crossEnd(_ item: AnyObject) -> AnchorTerm { term(item, .bottom, .trailing) }
  private func crossMiddle(_ item: AnyObject) -> AnchorTerm { term(item, .centerY, .centerX) }
  private func crossLength(_ item: AnyObject) -> AnchorTerm { term(item, .height, .width) }

  /// The distance from one place to another.
  private func distance(from start: AnchorTerm, to end: AnchorTerm) -> AnchorTerm {
    var term = end
    term.offset = AnchorOffset(item: start.item, attribute: start.attribute)
    return term
  }

  private mutating func link(
    _ role: String, _ first: AnchorTerm, _ relation: NSLayoutConstraint.Relation,
    _ second: AnchorTerm, constant: CGFloat = 0, priority: Float = 1000
  ) {
    links.append(
      StackLink(
        role: role, first: first, relation: relation, second: second, constant: constant,
        priority: priority))
  }

  /// Makes a length as small as the rest allows; just stronger than the wish of
  /// `systemLayoutSizeFitting`.
  private func fit(_ role: String, _ length: AnchorTerm, priority: Float = 51) -> StackLink {
    StackLink(role: role, first: length, priority: priority)
  }

  // MARK: Along the axis

  /// Hidden views take no space, in the middle of the gap that they are in. Not required, so that
  /// their own constraints do not lead to reports as they do in UIKit.
  private mutating func hide() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      links.append(fit("UISV-hiding", length(view), priority: 999))
      if let previous {
        let gap = previous === visible.last ? 0 : stack.space(after: previous)
        link("UISV-spacing", start(view), .equal, end(previous), constant: gap / 2, priority: 999)
      } else {
        link("UISV-spacing", start(view), .equal, start(canvas), priority: 999)
      }
    }
  }

  private mutating func connect() {
    link("UISV-canvas-connection", start(visible[0]), .equal, start(canvas))
    link("UISV-canvas-connection", end(canvas), .equal, end(visible[visible.count - 1]))
  }

  private mutating func distribute() {
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let relation: NSLayoutConstraint.Relation = isSpread ? .greaterThanOrEqual : .equal
    for (view, next) in zip(visible, visible.dropFirst()) {
      link(
        "UISV-spacing", spacedStart(next), relation, spacedEnd(view),
        constant: stack.space(after: view))
    }
    // Where gaps may grow, the stack itself stays small.
    if isSpread { links.append(fit("UISV-canvas-fit", length(canvas), priority: 49)) }
    switch stack.distribution {
    case .fill: suppressAmbiguity()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing:
      spread(priority: 1000)
      suppressAmbiguity()
    case .equalCentering:
      spread(priority: 149)
      suppressAmbiguity()
    }
  }

  private var isOnBaselines: Bool { stack.isBaselineRelativeArrangement && !isHorizontal }

  /// Where the space before a view ends.
  private func spacedStart(_ view: UIView) -> AnchorTerm {
    isOnBaselines ? AnchorTerm(item: view, attribute: .firstBaseline) : start(view)
  }

  /// Where the space after a view starts.
  private func spacedEnd(_ view: UIView) -> AnchorTerm {
    isOnBaselines ? AnchorTerm(item: view, attribute: .lastBaseline) : end(view)
  }

  private mutating func fillEqually() {
    for view in visible.dropFirst() {
      link("UISV-fill-equally", length(view), .equal, length(visible[0]))
    }
  }

  /// Makes the gaps between neighbours equal, or the distances of their centres.
  private mutating func spread(priority: Float) {
    let isCentering = stack.distribution == .equalCentering
    var first: AnchorTerm?
    for (index, pair) in zip(visible, visible.dropFirst()).enumerated() {
      let gap =
        isCentering
        ? distance(from: middle(pair.0), to: middle(pair.1))
        : distance(from: spacedEnd(pair.0), to: spacedStart(pair.1))
      if let first {
        // Where not all can be equal, the first ones are.
        let weaker = priority < 1000 ? max(1, priority - Float(index)) : priority
        link("UISV-distributing", gap, .equal, first, priority: weaker)
      } else {
        first = gap
      }
    }
  }

  /// Where hugging and compression resistance leave a choice, later views are smaller.
  private mutating func suppressAmbiguity() {
    for (index, view) in visible.enumerated() {
      // Few different priorities, however many views.
      let priority = 0.01 * Float(min(index, 30) + 1)
      links.append(fit("UISV-ambiguity-suppression", length(view), priority: priority))
    }
  }

  /// UIKit's multipliers and priorities. With spacing they do not add up to the length, so the
  /// last view with a content size takes what is left, as in UIKit. Where no view has one, all are
  /// equal.
  private mutating func fillProportionally() {
    let lengths = visible.map { proportionalLength(of: $0) }
    let spaces = visible.dropLast().map { stack.space(after: $0) }
    let total = lengths.reduce(0, +) + spaces.reduce(0, +)
    guard lengths.contains(where: { $0 > 0 }) else { return fillEqually() }
    let role = "UISV-fill-proportionally"
    for (index, view) in visible.enumerated() {
      guard lengths[index] > 0 else {
        links.append(fit(role, length(view), priority: 999.5))
        continue
      }
      links.append(
        StackLink(
          role: role, first: length(view), second: length(canvas),
          multiplier: lengths[index] / total, priority: max(1, 999 - Float(index))))
    }
  }

  private func proportionalLength(of view: UIView) -> CGFloat {
    let size =
      view is UIStackView
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      : view.intrinsicContentSize
    return max(0, isHorizontal ? size.width : size.height)
  }

  // MARK: Across the axis

  private mutating func align() {
    let alignment = resolvedAlignment
    let views = stack.arrangedSubviews
    for view in views { align(view, alignment) }
    guard alignment != .fill else { return }
    // A single view needs no spacer in UIKit, and so the weaker fit.
    links.append(
      views.count > 1
        ? fit("UISV-spanning-fit", crossLength(canvas))
        : fit("UISV-canvas-fit", crossLength(canvas), priority: 49))
  }

  /// Baselines are only across rows; columns take the leading edge instead.
  private var resolvedAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where !isHorizontal: return .leading
    case .lastBaseline where !isHorizontal: return .trailing
    default: return stack.alignment
    }
  }

  /// Hidden views are aligned too, but only with `fill` does their size count.
  private mutating func align(_ view: UIView, _ alignment: UIStackView.Alignment) {
    let role = "UISV-alignment"
    switch alignment {
    case .fill:
      link(role, crossStart(view), .equal, crossStart(canvas))
      link(role, crossEnd(canvas), .equal, crossEnd(view))
      return
    case .leading:
      link(role, crossStart(view), .equal, crossStart(canvas))
    case .trailing:
      link(role, crossEnd(canvas), .equal, crossEnd(view))
    case .center:
      link(role, crossMiddle(view), .equal, crossMiddle(canvas))
    case .firstBaseline: alignBaseline(of: view, .firstBaseline)
    case .lastBaseline: alignBaseline(of: view, .lastBaseline)
    }
    links.append(fit("UISV-ambiguity-suppression", crossLength(view), priority: 25))
    guard !view.isHidden else { return }
    let edge = "UISV-spanning-boundary"
    if alignment != .leading {
      link(edge, crossStart(view), .greaterThanOrEqual, crossStart(canvas))
    }
    if alignment != .trailing {
      link(edge, crossEnd(canvas), .greaterThanOrEqual, crossEnd(view))
    }
  }

  private mutating func alignBaseline(of view: UIView, _ attribute: Attribute) {
    if view !== visible[0] {
      link(
        "UISV-alignment", AnchorTerm(item: view, attribute: attribute), .equal,
        AnchorTerm(item: visible[0], attribute: attribute))
    }
    // In a row that is higher than its views, they are at the edge that the baseline is next to.
    let role = "UISV-ambiguity-suppression"
    if attribute == .firstBaseline {
      link(role, crossStart(view), .equal, crossStart(canvas), priority: 24)
    } else {
      link(role, crossEnd(canvas), .equal, crossEnd(view), priority: 24)
    }
  }
}
