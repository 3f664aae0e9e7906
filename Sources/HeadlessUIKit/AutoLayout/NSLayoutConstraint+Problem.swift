import Foundation

extension NSLayoutConstraint {
  /// Whether it turns with the writing direction.
  final var isDirectional: Bool {
    [firstAttribute, secondAttribute].contains(where: \.isDirectional)
      || [firstOffset, secondOffset].contains { $0?.attribute.isDirectional == true }
  }

  /// Why the constraint makes no sense, if so; UIKit throws for the same reasons.
  final var problem: String? {
    let first = firstAttribute.place(isRightToLeft: false)
    let isFirstLength = first.kind == .length || firstOffset != nil
    guard firstAttribute != .notAnAttribute else {
      return "A constraint needs an attribute on its first side."
    }
    guard [firstItem, secondItem].allSatisfy({ $0 == nil || $0 is UIView || $0 is UILayoutGuide })
    else { return "The items of a constraint are views and layout guides." }
    guard secondAttribute != .notAnAttribute, multiplier != 0 else {
      return isFirstLength ? nil : "A place cannot be compared with a constant alone."
    }
    guard secondItem != nil else {
      return "A second attribute needs a second item."
    }
    let second = secondAttribute.place(isRightToLeft: false)
    let isSecondLength = second.kind == .length || secondOffset != nil
    guard isFirstLength == isSecondLength else {
      return "Invalid pairing of layout attributes: a place and a size."
    }
    guard isFirstLength || first.axis == second.axis else {
      return "Invalid pairing of layout attributes: they are on different axes."
    }
    guard
      isFirstLength || first.kind == .middle || second.kind == .middle
        || first.axis == .vertical
        || firstAttribute.isDirectional == secondAttribute.isDirectional
    else { return "Invalid pairing of layout attributes: left or right with leading or trailing." }
    return nil
  }

  /// The axis that the first attribute is on.
  final var axis: NSLayoutConstraint.Axis { firstAttribute.place(isRightToLeft: false).axis }
}
