#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What a constraint can be about. A plan knows views and guides by number only.
struct PlanItem: Hashable {
  private var code: Int32

  /// What the layout is pinned to.
  static let target = PlanItem(code: 0)

  static func view(_ number: Int) -> PlanItem { PlanItem(code: Int32(number + 1)) }

  static func guide(_ number: Int) -> PlanItem { PlanItem(code: Int32(-1 - number)) }

  /// The number, if it is a view.
  var view: Int? { code > 0 ? Int(code) - 1 : nil }

  /// The number, if it is a guide.
  var guide: Int? { code < 0 ? -1 - Int(code) : nil }
}

/// An attribute of an item.
struct PlanAnchor: Hashable {
  var item: PlanItem
  var attribute: NSLayoutConstraint.Attribute
}

/// A place along an axis: so many points behind an anchor.
struct PlanTerm: Equatable {
  var anchor: PlanAnchor
  var offset: CGFloat = 0

  static func + (term: PlanTerm, distance: CGFloat) -> PlanTerm {
    PlanTerm(anchor: term.anchor, offset: term.offset + distance)
  }
}

/// From where to where an element reaches along an axis.
struct PlanSpan: Equatable {
  var start: PlanTerm
  var end: PlanTerm
}

/// One side of a constraint: an attribute, or the distance from one to another.
struct PlanSide: Hashable {
  var anchor: PlanAnchor
  /// Where a distance starts.
  var origin: PlanAnchor?
}

/// `first = multiplier × second + constant`, or with ≤ or ≥.
struct PlannedConstraint: Equatable {
  var first: PlanSide
  var relation: NSLayoutConstraint.Relation
  var second: PlanSide?
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority
  /// The number of the node that wants it.
  var node: Int
}

/// The priorities of the constraints that may give way.
enum PlanPriority {
  /// Brings ends together where room is left, below the hugging of views.
  ///
  /// What is inside closes before what is around it, so that two ends never pull at the same element
  /// equally hard; the second end of the same elements comes after the first.
  static func closing(depth: Int, isLate: Bool = false) -> UILayoutPriority {
    UILayoutPriority(rawValue: 240 + 0.04 * Float(min(depth, 200)) - (isLate ? 0.02 : 0))
  }

  /// The same for what takes room that is left: it closes only where nothing else does.
  static func flexibleClosing(depth: Int) -> UILayoutPriority {
    UILayoutPriority(rawValue: 220 + 0.04 * Float(min(depth, 200)))
  }

  /// Shares of elements that have bounds as well.
  static let boundedShare = UILayoutPriority(rawValue: 230)
  /// Sizes that stand for natural ones: above the content's own wishes.
  static let ideal = UILayoutPriority(rawValue: 751)
  /// Hugging of views that expand.
  static let expanding = UILayoutPriority(rawValue: 1)
  /// Hugging and compression resistance of views that keep their natural size.
  static let keeping = UILayoutPriority(rawValue: 999)
}

/// A change of the priorities of a view's content along an axis.
struct PlannedPriority: Hashable {
  enum Kind {
    /// Hugs least, and gives way a little earlier when compressed.
    case expands
    /// Keeps its natural size.
    case keeps
  }

  var view: Int
  var axis: NSLayoutConstraint.Axis
  var kind: Kind
}
