import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Takes the space that its neighbours leave.
///
/// ```swift
/// HStackView(spacing: 8) {
///   nameLabel
///   SpacerView()
///   followButton
/// }
/// ```
///
/// In a stack a spacer grows along the axis of the stack and is ``minLength`` thick across it. Its
/// ``UIKit/UIView/arrangementPriority`` is −1, so the views around it get their space first. A flex
/// container distributes its space by itself: there a spacer has no length. Touches go through.
public final class SpacerView: UIView {
  /// The axes along which a spacer grows.
  public enum AxisBehavior: Sendable, Hashable {
    /// The axis of the stack or flex container around the spacer, also through wrappers such as a
    /// ``PaddingView`` or ``FrameView``; both axes in any other layout.
    case automatic
    /// The width; the height is ``SpacerView/minLength``.
    case horizontal
    /// The height; the width is ``SpacerView/minLength``.
    case vertical
    /// Width and height.
    case both
  }

  /// The axes along which the spacer grows. Setting another value arranges again.
  public var axisBehavior: AxisBehavior {
    didSet { if axisBehavior != oldValue { setNeedsArrangement() } }
  }

  /// The length along the axis that does not grow, in points; negative lengths count as zero.
  /// Setting another value arranges again.
  public var minLength: Double {
    didSet { if minLength != oldValue { setNeedsArrangement() } }
  }

  /// Creates a spacer.
  ///
  /// - Parameters:
  ///   - axisBehavior: The axes along which it grows.
  ///   - minLength: The length along the axis that does not grow, in points.
  public init(axisBehavior: AxisBehavior = .automatic, minLength: Double = 0) {
    self.axisBehavior = axisBehavior
    self.minLength = minLength
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    arrangementPriority = -1
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Zero: a spacer has no content.
  public override var intrinsicContentSize: CGSize { .zero }

  /// The offered size along the axes that grow, ``minLength`` along the other one.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = self.size(fitting: SizeProposal(width: size.width, height: size.height))
    return CGSize(width: size.width, height: size.height)
  }

  /// The axes along which the spacer grows where it is now.
  var growingAxes: Axis.Set {
    switch axisBehavior {
    case .horizontal: return .horizontal
    case .vertical: return .vertical
    case .both: return .both
    case .automatic: break
    }
    var container = superview as? LayoutView
    while let current = container {
      if let axis = current.stackAxis { return axis == .horizontal ? .horizontal : .vertical }
      guard current.isWrapper else { break }
      container = current.superview as? LayoutView
    }
    return .both
  }

  func size(fitting proposal: SizeProposal) -> Size {
    let axes = growingAxes
    let thickness = LeafView.length(CGFloat(minLength))
    return Size(
      width: axes.contains(.horizontal) ? LeafView.taking(proposal.width) : thickness,
      height: axes.contains(.vertical) ? LeafView.taking(proposal.height) : thickness)
  }
}
