import Foundation

extension UIView {
  /// Resizes the subviews after the bounds changed from an old size.
  final func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
      subview.autoresize(from: oldSize, to: bounds.size)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let old = frame
    let horizontal = mask.resized(
      .horizontal, start: old.origin.x, length: old.size.width, old: oldSize.width,
      new: newSize.width)
    let vertical = mask.resized(
      .vertical, start: old.origin.y, length: old.size.height, old: oldSize.height,
      new: newSize.height)
    let new = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    if new != old { frame = new }
  }
}

extension UIView.AutoresizingMask {
  /// The shares of the space before and of the length in a change of the superview's length: in
  /// proportion to the lengths of the flexible parts, or even when these are all zero.
  func shares(
    _ axis: NSLayoutConstraint.Axis, start: CGFloat, length: CGFloat, after: CGFloat
  ) -> (before: CGFloat, inside: CGFloat) {
    let isHorizontal = axis == .horizontal
    let isBefore = contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let isInside = contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    let isAfter = contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    let total = (isBefore ? start : 0) + (isInside ? length : 0) + (isAfter ? after : 0)
    let count = [isBefore, isInside, isAfter].filter { $0 }.count
    guard total > 0 else {
      let share = 1 / CGFloat(max(count, 1))
      return (isBefore ? share : 0, isInside ? share : 0)
    }
    return (isBefore ? start / total : 0, isInside ? length / total : 0)
  }

  fileprivate func resized(
    _ axis: NSLayoutConstraint.Axis, start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let shares = shares(axis, start: start, length: length, after: old - start - length)
    let change = new - old
    return (start + change * shares.before, max(0, length + change * shares.inside))
  }
}
