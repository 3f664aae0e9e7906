import Foundation

/// A view or guide that takes part in a ``LayoutSystem``.
///
/// Along each axis that constraints mention, it has two variables: where its alignment rectangle
/// starts, in the coordinates of the superview (for a guide: of the owning view), and how long
/// that is. What is inside a view does not change when the view moves.
@MainActor
final class LayoutItem {
  enum Kind {
    case view
    /// A guide that the app made.
    case guide
    /// Guides whose distance from the edges of their view is known.
    case margins
    case safeArea
    case readable
    /// The two guides of scroll views.
    case scrollContent
    case scrollFrame
  }

  /// What the system does not take from constraints of the app.
  enum Role: Int {
    /// Frame and autoresizing mask, or the insets of a guide.
    case position
    case size
    case hugging
    case compressionResistance
    case notNegative
    /// Only for readable guides.
    case limit
    /// Only for the view that `systemLayoutSizeFitting` is called for.
    case target

    static let count = 7
  }

  /// What an item has along one axis.
  struct Side {
    let origin: Variable
    let size: Variable
    var entries = [LayoutEntry?](repeating: nil, count: Role.count)
  }

  unowned let view: UIView
  unowned let guide: UILayoutGuide?
  let kind: Kind
  var sides = PerAxis<Side?>(horizontal: nil, vertical: nil)
  /// The constraints that mention the item.
  var users: [ObjectIdentifier: LayoutEntry] = [:]
  /// Whether one of them mentions a baseline.
  var isBaselineUsed = false
  /// What is a constant in the constraints that mention the item.
  var insets: UIEdgeInsets = .zero
  var boundsOrigin: CGPoint = .zero
  /// The width that wrapped text was measured at.
  var wrapWidth: CGFloat?

  init(view: UIView) {
    self.view = view
    guide = nil
    kind = .view
    readConstants()
  }

  init(guide: UILayoutGuide, of view: UIView) {
    self.view = view
    self.guide = guide
    let storage = view.constraintStorage
    if guide.systemFrame == nil {
      kind = .guide
    } else if guide === storage.layoutMarginsGuide {
      kind = .margins
    } else if guide === storage.safeAreaGuide {
      kind = .safeArea
    } else if guide === storage.readableContentGuide {
      kind = .readable
    } else if guide === (view as? UIScrollView)?.contentLayoutGuide {
      kind = .scrollContent
    } else {
      kind = .scrollFrame
    }
    readConstants()
  }

  /// Reads what constraints take for constants; whether that changed.
  @discardableResult
  func readConstants() -> Bool {
    guard kind == .view else { return false }
    let old = (insets, boundsOrigin)
    insets = view.alignmentRectInsets
    boundsOrigin = view.bounds.origin
    return old != (insets, boundsOrigin)
  }

  /// Whether its place follows from margins, safe area or scrolling.
  var isTied: Bool { kind != .view && kind != .guide }

  /// The intrinsic size; of wrapped text at the width that was solved last.
  var contentSize: CGSize {
    let size = view.intrinsicContentSize
    guard let wrapWidth, let text = view as? any TextContent, text.wrapsText
    else { return size }
    return CGSize(
      width: size.width, height: text.intrinsicContentSize(forWidth: wrapWidth).height)
  }

  /// The baselines of a view as high as its content.
  var baselines: BaselineOffsets {
    let size = contentSize
    return view.baselineOffsets(
      in: CGSize(
        width: size.width < 0 ? view.bounds.width : size.width,
        height: size.height < 0 ? view.bounds.height : size.height))
  }

  func startInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? insets.left : insets.top
  }

  func insetSum(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
  }

  func boundsStart(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? boundsOrigin.x : boundsOrigin.y
  }
}

/// A constraint of a ``LayoutSystem``.
@MainActor
final class LayoutEntry {
  enum Source {
    case constraint(NSLayoutConstraint)
    case item(LayoutItem, NSLayoutConstraint.Axis, LayoutItem.Role)
  }

  let source: Source
  /// What it means now, or is to mean when the staged changes are made.
  var linear: LinearConstraint?
  /// What the solver calls it; `nil` while the solver does not hold it.
  var id: ConstraintID?
  /// Whether it waits to be added.
  var isStaged = false
  /// Whether it was left out because it cannot hold.
  var isBroken = false
  /// The items that a constraint mentions.
  var items: [LayoutItem] = []

  init(_ source: Source) {
    self.source = source
  }

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { return constraint }
    return nil
  }

  var isNotNegative: Bool {
    if case .item(_, _, .notNegative) = source { return true }
    return false
  }

  /// What is entered first: places that are known, then constraints, then what bounds them.
  /// Later entries find a solution that already holds most of them.
  var rank: Int {
    switch source {
    case .item(_, _, .position), .item(_, _, .size): return 0
    case .constraint: return linear?.strength.isRequired == true ? 1 : 2
    case .item(_, _, .notNegative): return 4
    case .item: return 3
    }
  }
}
