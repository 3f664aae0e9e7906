import Foundation

/// A view or guide that takes part in a ``LayoutSystem``.
///
/// Along each axis that constraints mention, it has two variables: where its alignment rectangle
/// starts, in the coordinates of the superview (for a guide: of the owning view), and how long
/// that is. What is inside a view does not change when the view moves.
@MainActor
final class LayoutItem {
  enum Kind {
    case view
    /// A guide that the app made.
    case guide
    /// Guides whose distance from the edges of their view is known.
    case margins
    case safeArea
    case readable
    /// The two guides of scroll views.
    case scrollContent
    case scrollFrame
  }

  /// What the system does not take from constraints of the app.
  enum Role: Int {
    /// Frame and autoresizing mask, or the insets of a guide.
    case position
    case size
    case hugging
    case compressionResistance
    case notNegative
    /// Only for readable guides.
    case limit
    /// Only for the view that `systemLayoutSizeFitting` is called for.
    case target

    static let count = 7
  }

  /// What an item has along one axis.
  struct Side {
    let origin: Variable
    let size: Variable
    var entries = [LayoutEntry?](repeating: nil, count: Role.count)
  }

  unowned let view: UIView
  unowned let guide: UILayoutGuide?
  let kind: Kind
  var sides = PerAxis<Side?>(horizontal: nil, vertical: nil)
  /// The constraints that mention the item.
  var users: Set<ObjectIdentifier> = []
  /// Whether one of them mentions a baseline.
  var isBaselineUsed = false
  /// How far the alignment rectangle is inside the frame, or a tied guide inside its view.
  private(set) var insets: UIEdgeInsets = .zero
  /// Where the bounds of the view start.
  private var boundsOrigin: CGPoint = .zero
  /// The width that wrapped text was measured at.
  var wrapWidth: CGFloat?

  init(view: UIView) {
    self.view = view
    guide = nil
    kind = .view
    readConstants()
  }

  init(guide: UILayoutGuide, of view: UIView) {
    self.view = view
    self.guide = guide
    let storage = view.constraintStorage
    if guide.systemFrame == nil {
      kind = .guide
    } else if guide === storage.layoutMarginsGuide {
      kind = .margins
    } else if guide === storage.safeAreaGuide {
      kind = .safeArea
    } else if guide === storage.readableContentGuide {
      kind = .readable
    } else if guide === (view as? UIScrollView)?.contentLayoutGuide {
      kind = .scrollContent
    } else {
      kind = .scrollFrame
    }
    readConstants()
  }

  /// Reads what constraints take for constants; whether that changed.
  @discardableResult
  func readConstants() -> Bool {
    let old = (insets, boundsOrigin)
    insets = currentInsets
    boundsOrigin = kind == .guide ? .zero : view.bounds.origin
    return old != (insets, boundsOrigin)
  }

  private var currentInsets: UIEdgeInsets {
    switch kind {
    case .view: return view.alignmentRectInsets
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .guide, .readable, .scrollContent, .scrollFrame: return .zero
    }
  }

  /// What the system finds the item by.
  var key: ObjectIdentifier { ObjectIdentifier(guide ?? view) }

  /// Whether its place follows from margins, safe area or scrolling.
  var isTied: Bool { kind != .view && kind != .guide }

  /// Whether it is a guide at fixed distances from the edges of its view.
  var isInset: Bool { kind == .margins || kind == .safeArea || kind == .scrollFrame }

  /// The intrinsic size; of wrapped text at the width that was solved last.
  var contentSize: CGSize {
    let size = view.intrinsicContentSize
    guard let wrapWidth, let text = view as? any TextContent, text.wrapsText
    else { return size }
    return CGSize(
      width: size.width, height: text.intrinsicContentSize(forWidth: wrapWidth).height)
  }

  /// The baselines of a view as high as its content.
  var baselines: BaselineOffsets {
    let size = contentSize
    return view.baselineOffsets(
      in: CGSize(
        width: size.width < 0 ? view.bounds.width : size.width,
        height: size.height < 0 ? view.bounds.height : size.height))
  }

  func startInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? insets.left : insets.top
  }

  func insetSum(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
  }

  func boundsStart(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? boundsOrigin.x : boundsOrigin.y
  }
}
