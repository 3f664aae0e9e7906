import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// How a view that is no host answers proposals, in the terms of UIKit.
///
/// - A view is asked for `sizeThatFits(_:)`. Where nothing is proposed it gets its intrinsic size, and
///   the largest number stands for any amount of space.
/// - A view whose class leaves `sizeThatFits(_:)` to `UIView` has its intrinsic size, as far as it
///   has one, and else its current size.
/// - A label takes no more than it is offered, but at least one line: it cuts or wraps its text.
/// - A view with constraints inside, such as a stack view, has the size that satisfies them.
@MainActor
struct LeafView {
  let view: UIView

  /// The largest length that can be handed to UIKit.
  static let unbounded = CGFloat.greatestFiniteMagnitude

  /// The intrinsic size; zero along an axis without one.
  var intrinsicSize: Size {
    if isConstraintBased { return Size(fittingSize(width: nil)) }
    return Size(view.intrinsicContentSize)
  }

  /// The size that the view takes of what it is offered.
  func size(fitting proposal: SizeProposal) -> Size {
    if let label = view as? UILabel { return size(of: label, fitting: proposal) }
    if isConstraintBased { return constraintSize(fitting: proposal) }
    let intrinsic = view.intrinsicContentSize
    let offer = CGSize(
      width: Self.offer(proposal.width, intrinsic: intrinsic.width),
      height: Self.offer(proposal.height, intrinsic: intrinsic.height))
    var (size, isDefault) = view.fit(offer)
    if isDefault {
      if intrinsic.width != UIView.noIntrinsicMetric { size.width = intrinsic.width }
      if intrinsic.height != UIView.noIntrinsicMetric { size.height = intrinsic.height }
    }
    return Size(size)
  }

  /// The axes whose proposal can change the size.
  var respondsTo: Axis.Set {
    if let label = view as? UILabel { return label.numberOfLines == 1 ? .horizontal : .both }
    return isConstraintBased ? .horizontal : .both
  }

  /// A length as the engine takes it: not negative, not NaN.
  static func length(_ value: CGFloat) -> Double {
    guard value > 0 else { return 0 }
    return value < unbounded ? Double(value) : .infinity
  }

  private static func offer(_ proposal: DimensionProposal, intrinsic: CGFloat) -> CGFloat {
    switch proposal {
    case .fixed(let length): return min(CGFloat(self.length(CGFloat(length))), unbounded)
    case .collapsed: return 0
    case .expanded: return unbounded
    case .unspecified: return min(CGFloat(length(intrinsic)), unbounded)
    }
  }

  // MARK: - Labels

  /// What a label may lack without wrapping or losing a line: sums and differences of lengths, and
  /// lengths rounded to pixels, are not exact.
  private static let tolerance: CGFloat = 0.001

  private func size(of label: UILabel, fitting proposal: SizeProposal) -> Size {
    var size: CGSize
    switch proposal.width {
    case .fixed(let width) where width > 0:
      let width = min(CGFloat(width), Self.unbounded)
      size = label.sizeThatFits(
        CGSize(width: width + Self.tolerance, height: Self.unbounded))
      if size.width > width + Self.tolerance { size.width = width }
    case .fixed, .collapsed:
      // Text that has no width has no lines to count; this only serves to find the minimum.
      size = CGSize(width: 0, height: label.intrinsicContentSize.height)
    case .expanded:
      size = label.sizeThatFits(CGSize(width: Self.unbounded, height: Self.unbounded))
    case .unspecified:
      size = label.intrinsicContentSize
    }
    guard label.numberOfLines != 1 else { return Size(size) }
    let line = min(size.height, label.font.lineHeight.rounded(.up))
    switch proposal.height {
    case .fixed(let height):
      let height = CGFloat(length(height))
      if height + Self.tolerance < size.height { size.height = max(line, height) }
    case .collapsed: size.height = line
    case .expanded, .unspecified: break
    }
    return Size(size)
  }

  private func length(_ value: Double) -> Double { Self.length(CGFloat(value)) }

  // MARK: - Constraints

  private var isConstraintBased: Bool {
    view is UIStackView || !view.constraints.isEmpty
  }

  /// Gives the view room for the constraints inside, which Auto Layout checks before the first layout.
  func prepareForConstraints() {
    guard view.bounds.size == .zero, !(view is LayoutView), isConstraintBased else { return }
    view.bounds.size = fittingSize(width: nil)
  }

  private func constraintSize(fitting proposal: SizeProposal) -> Size {
    let natural = fittingSize(width: nil)
    switch proposal.width {
    case .fixed(let width) where CGFloat(width) < natural.width:
      return Size(fittingSize(width: max(0, CGFloat(width))))
    case .collapsed:
      return Size(fittingSize(width: 0))
    case .fixed, .expanded, .unspecified:
      return Size(natural)
    }
  }

  /// The size that satisfies the constraints, not wider than they allow. Not required: widths
  /// that they do not allow are no mistake here.
  private func fittingSize(width: CGFloat?) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil
        ? .fittingSizeLevel : UILayoutPriority(UILayoutPriority.required.rawValue - 1),
      verticalFittingPriority: .fittingSizeLevel)
  }
}

extension Size {
  /// A size as the engine takes it.
  @MainActor
  fileprivate init(_ size: CGSize) {
    self.init(width: LeafView.length(size.width), height: LeafView.length(size.height))
  }
}
