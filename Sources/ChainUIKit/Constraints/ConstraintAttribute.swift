#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      return true
    default: return false
    }
  }

  /// The edge that a constant place is measured from: a centre from the start, an edge from the
  /// same edge.
  var origin: NSLayoutConstraint.Attribute {
    switch self {
    case .centerX, .centerXWithinMargins: return .left
    case .centerY, .centerYWithinMargins: return .top
    default: return self
    }
  }

  /// Whether guides have the attribute, too.
  var isOfGuides: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      return true
    default: return false
    }
  }

  private var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  private var isLeftOrRight: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// Why the attribute cannot be related to another, if it cannot; UIKit would raise an exception.
  func problem(relatingTo other: NSLayoutConstraint.Attribute) -> String? {
    let pair = "\(name) cannot be related to \(other.name): "
    if isSize != other.isSize { return pair + "one is a place, the other a size" }
    if !isSize, isVertical != other.isVertical {
      return pair + "one is horizontal, the other vertical"
    }
    if isDirectional && other.isLeftOrRight || isLeftOrRight && other.isDirectional {
      return pair + "one turns with the writing direction, the other does not"
    }
    return nil
  }

  /// The attribute as it is written after `make`.
  var name: String {
    switch self {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .lastBaseline: return "lastBaseline"
    case .firstBaseline: return "firstBaseline"
    case .leftMargin: return "leftMargin"
    case .rightMargin: return "rightMargin"
    case .topMargin: return "topMargin"
    case .bottomMargin: return "bottomMargin"
    case .leadingMargin: return "leadingMargin"
    case .trailingMargin: return "trailingMargin"
    case .centerXWithinMargins: return "centerXWithinMargins"
    case .centerYWithinMargins: return "centerYWithinMargins"
    default: return "no attribute"
    }
  }
}
