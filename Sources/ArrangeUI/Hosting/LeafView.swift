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
///   has one, and else its own size: the last one that no host gave it. A length that is zero in both
///   takes what it is offered, and so does a scroll view.
/// - A label takes no more than it is offered, but at least one line: it cuts or wraps its text. A
///   text view that scrolls is not higher than it is offered.
/// - A view with constraints inside, such as a stack view, has the size that satisfies them.
/// - A view that hugs its content less than usual takes at least what it is offered.
///
/// What is asked for each proposal is found out once, when a pass begins.
@MainActor
struct LeafView {
  private enum Kind {
    case label, textView, scrollView, constraintBased, other
  }

  let view: UIView
  private let kind: Kind
  /// The axes along which the view hugs its content less than usual.
  private let stretches: Axis.Set
  /// The axes whose proposal can change the size.
  let respondsTo: Axis.Set

  init(_ view: UIView) {
    self.view = view
    kind = Self.kind(of: view)
    var stretches: Axis.Set = []
    let usual = UILayoutPriority.defaultLow.rawValue
    if view.contentHuggingPriority(for: .horizontal).rawValue < usual {
      stretches.insert(.horizontal)
    }
    if view.contentHuggingPriority(for: .vertical).rawValue < usual { stretches.insert(.vertical) }
    self.stretches = stretches
    let ignoresHeight =
      kind == .constraintBased || kind == .label && (view as? UILabel)?.numberOfLines == 1
    respondsTo = ignoresHeight ? stretches.union(.horizontal) : .both
  }

  private static func kind(of view: UIView) -> Kind {
    switch view {
    case is UILabel: return .label
    case is UITextView: return .textView
    case is UIScrollView: return .scrollView
    case is UIStackView: return .constraintBased
    default: return view.constraints.isEmpty ? .other : .constraintBased
    }
  }

  /// The largest length that can be handed to UIKit.
  static let unbounded = CGFloat.greatestFiniteMagnitude

  /// The intrinsic size; the own size of a view without one.
  var intrinsicSize: Size {
    if kind == .constraintBased { return Size(fittingSize(width: nil)) }
    let size = view.intrinsicContentSize
    let hasMetrics =
      size.width != UIView.noIntrinsicMetric && size.height != UIView.noIntrinsicMetric
    guard !hasMetrics, kind == .scrollView || view.fit(.zero).isDefault else { return Size(size) }
    return defaultSize(fitting: .unspecified, intrinsic: size)
  }

  /// The size that the view takes of what it is offered.
  func size(fitting proposal: SizeProposal) -> Size {
    var size = contentSize(fitting: proposal)
    if stretches.contains(.horizontal) {
      size.width = max(size.width, Self.taking(proposal.width))
    }
    if stretches.contains(.vertical) {
      size.height = max(size.height, Self.taking(proposal.height))
    }
    return size
  }

  private func contentSize(fitting proposal: SizeProposal) -> Size {
    switch kind {
    case .label:
      if let label = view as? UILabel { return size(of: label, fitting: proposal) }
    case .constraintBased: return constraintSize(fitting: proposal)
    case .scrollView:
      return defaultSize(fitting: proposal, intrinsic: view.intrinsicContentSize)
    case .textView, .other: break
    }
    let intrinsic = view.intrinsicContentSize
    let offer = CGSize(
      width: Self.offer(proposal.width, intrinsic: intrinsic.width),
      height: Self.offer(proposal.height, intrinsic: intrinsic.height))
    let (size, isDefault) = view.fit(offer)
    if isDefault { return defaultSize(fitting: proposal, intrinsic: intrinsic) }
    var fitting = Size(size)
    if kind == .textView, (view as? UITextView)?.isScrollEnabled == true,
      let height = proposal.height.finiteValue
    {
      fitting.height = min(fitting.height, max(height, 0))
    }
    return fitting
  }

  /// What a view takes that takes all that it is offered.
  static func taking(_ proposal: DimensionProposal) -> Double {
    switch proposal {
    case .fixed(let length): return self.length(CGFloat(length))
    case .expanded: return .infinity
    case .collapsed, .unspecified: return 0
    }
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

  // MARK: - Views without a fit

  private func defaultSize(fitting proposal: SizeProposal, intrinsic: CGSize) -> Size {
    let own = ownSize
    return Size(
      width: Self.length(intrinsic.width, or: own.width, proposal.width),
      height: Self.length(intrinsic.height, or: own.height, proposal.height))
  }

  private static func length(
    _ intrinsic: CGFloat, or own: CGFloat, _ proposal: DimensionProposal
  ) -> Double {
    if intrinsic != UIView.noIntrinsicMetric { return length(intrinsic) }
    return own > 0 ? length(own) : taking(proposal)
  }

  private var ownSize: CGSize {
    let state = view.makeArrangementState()
    let size = view.bounds.size
    if state.arrangedSize != size {
      state.arrangedSize = nil
      state.ownSize = size
    }
    return state.ownSize
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

  /// Gives the view room for the constraints inside, which Auto Layout checks before the first layout.
  func prepareForConstraints() {
    guard view.bounds.size == .zero, kind == .constraintBased else { return }
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
