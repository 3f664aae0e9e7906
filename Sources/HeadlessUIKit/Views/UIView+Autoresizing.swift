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
    let horizontal = UIView.resizedSpan(
      start: old.origin.x, length: old.size.width, old: oldSize.width, new: newSize.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = UIView.resizedSpan(
      start: old.origin.y, length: old.size.height, old: oldSize.height, new: newSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let new = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    if new != old { frame = new }
  }

  /// Shares the change of a length among the flexible parts, in proportion to their old lengths,
  /// or evenly when these are all zero.
  private static func resizedSpan(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    flexible: (before: Bool, inside: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let parts = [
      (isFlexible: flexible.before, length: start),
      (isFlexible: flexible.inside, length: length),
      (isFlexible: flexible.after, length: old - start - length),
    ]
    let count = parts.filter(\.isFlexible).count
    guard change != 0, count > 0 else { return (start, length) }
    let total = parts.filter(\.isFlexible).map(\.length).reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard parts[index].isFlexible else { return 0 }
      return total > 0 ? change * parts[index].length / total : change / CGFloat(count)
    }
    return (start + share(0), max(0, length + share(1)))
  }
}
