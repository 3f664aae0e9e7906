#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Something that a ``ConstraintMaker`` can relate attributes to.
///
/// - A view or guide stands for its attributes of the same names.
/// - An anchor stands for itself, for every attribute named: `make.top.equalTo(title.bottomAnchor)`.
/// - A number is a length in points; for an edge or centre it is the distance from that edge of the
///   superview, for centres from its left or top edge.
/// - A `CGSize` gives width and height, a `CGPoint` the distances of horizontal and of vertical
///   places, and insets the distances of edges, inwards.
///
/// A type of your own conforms by returning the operand of one of these.
public protocol ConstraintTarget {
  /// What stands on the other side of the relation.
  @MainActor var constraintOperand: ConstraintOperand { get }
}

/// The other side of a relation; made by the types that are a ``ConstraintTarget``.
@MainActor
public struct ConstraintOperand {
  enum Kind {
    /// The attributes of the same names of a view or guide.
    case item(ConstraintItem)
    /// The attributes of the same names of the superview.
    case superview
    /// An attribute of a view or guide.
    case attribute(ConstraintItem, NSLayoutConstraint.Attribute)
    case dimension(NSLayoutDimension)
    case constant(ConstraintConstant)
  }

  let kind: Kind

  static let superview = ConstraintOperand(kind: .superview)

  static func constant(_ constant: ConstraintConstant) -> ConstraintOperand {
    ConstraintOperand(kind: .constant(constant))
  }

  /// The attribute behind an anchor. Only the constraints that an anchor makes tell it.
  static func attribute(of constraint: NSLayoutConstraint) -> ConstraintOperand {
    ConstraintOperand(
      kind: .attribute(
        ConstraintItem(constraint.firstItem), constraint.firstAttribute))
  }
}

extension UIView: ConstraintTarget {
  /// The view's attributes of the same names.
  public var constraintOperand: ConstraintOperand {
    ConstraintOperand(kind: .item(ConstraintItem(self)))
  }
}

extension UILayoutGuide: ConstraintTarget {
  /// The guide's attributes of the same names.
  public var constraintOperand: ConstraintOperand {
    ConstraintOperand(kind: .item(ConstraintItem(self)))
  }
}

extension NSLayoutXAxisAnchor: ConstraintTarget {
  /// The anchor's place.
  public var constraintOperand: ConstraintOperand {
    .attribute(of: constraint(equalTo: self))
  }
}

extension NSLayoutYAxisAnchor: ConstraintTarget {
  /// The anchor's place.
  public var constraintOperand: ConstraintOperand {
    .attribute(of: constraint(equalTo: self))
  }
}

extension NSLayoutDimension: ConstraintTarget {
  /// The anchor's length.
  public var constraintOperand: ConstraintOperand {
    ConstraintOperand(kind: .dimension(self))
  }
}

extension CGFloat: ConstraintTarget {
  /// The number of points.
  public var constraintOperand: ConstraintOperand { .constant(.number(self)) }
}

extension Double: ConstraintTarget {
  /// The number of points.
  public var constraintOperand: ConstraintOperand { .constant(.number(CGFloat(self))) }
}

extension Int: ConstraintTarget {
  /// The number of points.
  public var constraintOperand: ConstraintOperand { .constant(.number(CGFloat(self))) }
}

extension CGSize: ConstraintTarget {
  /// Width and height.
  public var constraintOperand: ConstraintOperand { .constant(.size(self)) }
}

extension CGPoint: ConstraintTarget {
  /// The distances from the left and top edge of the superview.
  public var constraintOperand: ConstraintOperand { .constant(.point(self)) }
}

extension UIEdgeInsets: ConstraintTarget {
  /// The distances from the edges of the superview.
  public var constraintOperand: ConstraintOperand { .constant(.insets(.absolute(self))) }
}

extension NSDirectionalEdgeInsets: ConstraintTarget {
  /// The distances from the edges of the superview.
  public var constraintOperand: ConstraintOperand { .constant(.insets(.directional(self))) }
}
