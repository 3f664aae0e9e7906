#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Insets, given by left and right or by leading and trailing.
enum ConstraintInsets {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// What the insets add to an attribute: edges move inwards, sizes shrink, centres move to the
  /// middle of what is left.
  func value(for attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> CGFloat {
    let sides = sides(isRightToLeft: isRightToLeft)
    switch attribute {
    case .left, .leftMargin: return sides.left
    case .right, .rightMargin: return -sides.right
    case .leading, .leadingMargin: return isRightToLeft ? sides.right : sides.left
    case .trailing, .trailingMargin: return isRightToLeft ? -sides.left : -sides.right
    case .top, .topMargin, .firstBaseline: return sides.top
    case .bottom, .bottomMargin, .lastBaseline: return -sides.bottom
    case .width: return -(sides.left + sides.right)
    case .height: return -(sides.top + sides.bottom)
    case .centerX, .centerXWithinMargins: return (sides.left - sides.right) / 2
    case .centerY, .centerYWithinMargins: return (sides.top - sides.bottom) / 2
    default: return 0
    }
  }

  private func sides(isRightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .absolute(let insets): return insets
    case .directional(let insets):
      return UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }
  }
}

/// A number of points for each attribute.
enum ConstraintConstant {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(ConstraintInsets)

  /// The number for an attribute; `nil` when there is none, as that of a place in a size.
  func value(for attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> CGFloat? {
    switch self {
    case .number(let number): return number
    case .size(let size):
      switch attribute {
      case .width: return size.width
      case .height: return size.height
      default: return nil
      }
    case .point(let point):
      guard !attribute.isSize else { return nil }
      return attribute.isVertical ? point.y : point.x
    case .insets(let insets):
      guard !attribute.isSize else { return nil }
      return insets.value(for: attribute, isRightToLeft: isRightToLeft)
    }
  }

  var description: String {
    switch self {
    case .number: return "a number"
    case .size: return "a size"
    case .point: return "a point"
    case .insets: return "insets"
    }
  }
}
