#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What the attributes of a layout's items measure now, in the coordinates of its view.
@MainActor
struct LayoutGeometry {
  let view: UIView
  let items: PlanItems

  /// Both sides of a constraint, in points. Baselines, which depend on text, are not measured.
  func sides(of planned: PlannedConstraint) -> (first: CGFloat, second: CGFloat) {
    let second = planned.second.map { planned.multiplier * value(of: $0) } ?? 0
    return (value(of: planned.first), second + planned.constant)
  }

  func targetLength(isVertical: Bool) -> CGFloat {
    let size = rect(of: items.target).size
    return isVertical ? size.height : size.width
  }

  private func value(of side: PlanSide) -> CGFloat {
    let end = value(of: side.anchor)
    return side.origin.map { end - value(of: $0) } ?? end
  }

  /// A place is measured in the writing direction, so that distances are positive.
  private func value(of anchor: PlanAnchor) -> CGFloat {
    let rect = rect(of: items.item(anchor.item))
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch anchor.attribute {
    case .leading: return isRightToLeft ? -rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? -rect.minX : rect.maxX
    case .centerX: return isRightToLeft ? -rect.midX : rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    default: return rect.maxY
    }
  }

  private func rect(of item: LayoutItem) -> CGRect {
    switch item {
    case .view(let scrollView as UIScrollView) where scrollView === view:
      return CGRect(origin: .zero, size: scrollView.contentSize)
    case .view(let subview) where subview === view: return subview.bounds
    case .view(let subview): return subview.alignmentRect(forFrame: subview.frame)
    case .guide(let guide):
      guard let owner = guide.owningView else { return .zero }
      return owner.convert(guide.layoutFrame, to: view)
    }
  }
}
