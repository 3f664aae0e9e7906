import Foundation

/// An attribute of a view or guide that makes constraints.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let term: AnchorTerm
  final nonisolated let identity: AnchorTerm.Identity?

  init(term: AnchorTerm) {
    self.term = term
    identity = AnchorTerm.Identity(term)
    super.init()
  }

  /// Whether the other object is an anchor for the same attribute of the same item.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any IdentifiedAnchor else { return false }
    return other.identity == identity
  }

  /// The same for equal anchors.
  public nonisolated override var hash: Int { identity.hashValue }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: AnchorTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, systemSpacing: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: term, relation: relation, second: other, multiplier: multiplier,
      constant: constant, systemSpacing: systemSpacing)
  }

  /// A constraint: equal to another anchor.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.term)
  }

  /// A constraint: at least another anchor.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term)
  }

  /// A constraint: at most another anchor.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term)
  }

  /// A constraint: equal to another anchor plus a constant.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.term, constant: c)
  }

  /// A constraint: at least another anchor plus a constant.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term, constant: c)
  }

  /// A constraint: at most another anchor plus a constant.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term, constant: c)
  }
}

/// An anchor of whatever type.
private protocol IdentifiedAnchor {
  var identity: AnchorTerm.Identity? { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

/// A horizontal place: leading, trailing, left, right or centre.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// A constraint: the system spacing after another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.term, systemSpacing: multiplier)
  }

  /// A constraint: at least the system spacing after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term, systemSpacing: multiplier)
  }

  /// A constraint: at most the system spacing after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term, systemSpacing: multiplier)
  }
}

/// A vertical place: top, bottom, centre or a baseline.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// A constraint: the system spacing below another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.term, systemSpacing: multiplier)
  }

  /// A constraint: at least the system spacing below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term, systemSpacing: multiplier)
  }

  /// A constraint: at most the system spacing below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term, systemSpacing: multiplier)
  }
}

/// A size: width, height or a distance between anchors.
@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(term: AnchorTerm) {
    super.init(term: term)
  }

  /// The distance from one place to another.
  init(from start: AnchorTerm, to end: AnchorTerm) {
    var term = end
    term.offset = AnchorOffset(item: start.item, attribute: start.attribute)
    super.init(term: term)
  }

  /// A constraint: equal to a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// A constraint: at least a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint: at most a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// A constraint: equal to a multiple of another dimension.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.term, multiplier: m)
  }

  /// A constraint: at least a multiple of another dimension.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term, multiplier: m)
  }

  /// A constraint: at most a multiple of another dimension.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term, multiplier: m)
  }

  /// A constraint: equal to a multiple of another dimension plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.term, multiplier: m, constant: c)
  }

  /// A constraint: at least a multiple of another dimension plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
  }

  /// A constraint: at most a multiple of another dimension plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
}
