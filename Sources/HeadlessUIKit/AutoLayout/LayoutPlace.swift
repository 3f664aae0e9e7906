import Foundation

/// What an attribute measures.
struct LayoutPlace {
  enum Kind {
    case start, middle, end, length, firstBaseline, lastBaseline
  }

  let kind: Kind
  let axis: NSLayoutConstraint.Axis
  var isMargin = false

  var isEdge: Bool { kind == .start || kind == .end }
}

extension NSLayoutConstraint.Attribute {
  func place(isRightToLeft: Bool) -> LayoutPlace {
    let (leading, trailing): (LayoutPlace.Kind, LayoutPlace.Kind) =
      isRightToLeft ? (.end, .start) : (.start, .end)
    switch self {
    case .left: return LayoutPlace(kind: .start, axis: .horizontal)
    case .right: return LayoutPlace(kind: .end, axis: .horizontal)
    case .leading: return LayoutPlace(kind: leading, axis: .horizontal)
    case .trailing: return LayoutPlace(kind: trailing, axis: .horizontal)
    case .centerX: return LayoutPlace(kind: .middle, axis: .horizontal)
    case .width, .notAnAttribute: return LayoutPlace(kind: .length, axis: .horizontal)
    case .leftMargin: return LayoutPlace(kind: .start, axis: .horizontal, isMargin: true)
    case .rightMargin: return LayoutPlace(kind: .end, axis: .horizontal, isMargin: true)
    case .leadingMargin: return LayoutPlace(kind: leading, axis: .horizontal, isMargin: true)
    case .trailingMargin: return LayoutPlace(kind: trailing, axis: .horizontal, isMargin: true)
    case .centerXWithinMargins:
      return LayoutPlace(kind: .middle, axis: .horizontal, isMargin: true)
    case .top: return LayoutPlace(kind: .start, axis: .vertical)
    case .bottom: return LayoutPlace(kind: .end, axis: .vertical)
    case .centerY: return LayoutPlace(kind: .middle, axis: .vertical)
    case .height: return LayoutPlace(kind: .length, axis: .vertical)
    case .firstBaseline: return LayoutPlace(kind: .firstBaseline, axis: .vertical)
    case .lastBaseline: return LayoutPlace(kind: .lastBaseline, axis: .vertical)
    case .topMargin: return LayoutPlace(kind: .start, axis: .vertical, isMargin: true)
    case .bottomMargin: return LayoutPlace(kind: .end, axis: .vertical, isMargin: true)
    case .centerYWithinMargins: return LayoutPlace(kind: .middle, axis: .vertical, isMargin: true)
    }
  }

  /// Whether the attribute turns with the writing direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }

  /// What UIKit calls the attribute in reports.
  var name: String {
    switch self {
    case .notAnAttribute: return "notAnAttribute"
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
    }
  }
}
