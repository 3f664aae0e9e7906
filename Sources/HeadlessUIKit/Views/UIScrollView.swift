import Foundation

/// A view whose content is larger than itself.
///
/// The content offset is the origin of the bounds, as in UIKit. Scrolling takes no time and
/// touches do not scroll.
@MainActor
open class UIScrollView: UIView {
  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Scroll views cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate, whatever type a subclass gives it.
  final weak var anyDelegate: (any UIScrollViewDelegate)?

  /// The point of the content that is at the top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// Scrolls to a point at once. A point outside the content is accepted, as in UIKit.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content.
  open var contentSize: CGSize = .zero

  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero

  /// Whether the safe area is added to the space around the content.
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    .automatic
  {
    didSet {
      if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetDidChange() }
    }
  }

  /// The space around the content with the safe area. `automatic` adds it on axes that scroll.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always: return contentInset + safe
    default:
      let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > bounds.width
      return contentInset
        + UIEdgeInsets(
          top: safe.top, left: scrollsHorizontally ? safe.left : 0, bottom: safe.bottom,
          right: scrollsHorizontally ? safe.right : 0)
    }
  }

  /// The space around the content changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// An offset moved so that the content covers the view where it can.
  private func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamp(_ value: CGFloat, _ before: CGFloat, _ length: CGFloat, _ visible: CGFloat)
      -> CGFloat
    {
      max(-before, min(value, length - visible))
    }
    return CGPoint(
      x: clamp(offset.x, inset.left, contentSize.width + inset.right, bounds.width),
      y: clamp(offset.y, inset.top, contentSize.height + inset.bottom, bounds.height))
  }

  private var storedContentGuide: UILayoutGuide?
  private var storedFrameGuide: UILayoutGuide?

  /// The rectangle of the content.
  public final var contentLayoutGuide: UILayoutGuide {
    if let storedContentGuide { return storedContentGuide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guide.systemFrame = { view in
      CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    guide.owningView = self
    storedContentGuide = guide
    return guide
  }

  /// The rectangle of the view.
  public final var frameLayoutGuide: UILayoutGuide {
    if let storedFrameGuide { return storedFrameGuide }
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-frameLayoutGuide"
    guide.systemFrame = { $0.bounds }
    guide.owningView = self
    storedFrameGuide = guide
    return guide
  }

  /// Whether dragging starts in one direction only.
  open var isDirectionalLockEnabled = false
  /// Whether the content bounces at its ends.
  open var bounces = true
  /// Whether the content bounces vertically even when it is small.
  open var alwaysBounceVertical = false
  /// Whether the content bounces horizontally even when it is small.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at multiples of the size.
  open var isPagingEnabled = false
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default
  /// The distance of the vertical indicator from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distance of the horizontal indicator from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The distance of both indicators from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep away from the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How fast scrolling slows down.
  open var decelerationRate: UIScrollView.DecelerationRate = .normal
  /// Whether touches reach the content late.
  open var delaysContentTouches = true
  /// Whether touches in the content can turn into scrolling.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How dragging dismisses the keyboard.
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none

  /// The control that refreshes the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  // MARK: - Zooming

  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether the content bounces when zoomed too far.
  open var bouncesZoom = true

  private var storedZoomScale: CGFloat = 1

  /// The scale, between the smallest and the largest. The zoomed view is not transformed: the
  /// delegate cannot be asked for it.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { storedZoomScale = max(minimumZoomScale, min(newValue, maximumZoomScale)) }
  }

  /// Zooms at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  // MARK: - Tracking

  /// Whether a touch is followed.
  open var isTracking: Bool { false }
  /// Whether the user scrolls.
  open var isDragging: Bool { false }
  /// Whether scrolling slows down.
  open var isDecelerating: Bool { false }
  /// Whether the user zooms.
  open var isZooming: Bool { false }
  /// Whether zooming bounces.
  open var isZoomBouncing: Bool { false }

  /// Shows the indicators for a moment. Does nothing.
  open func flashScrollIndicators() {}

  /// The adjusted insets follow the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
  }
}

/// Gives scroll views their delegate.
///
/// Table, collection and text views have a delegate of another type. Swift allows that only when
/// the property of the ancestor comes from a protocol.
@MainActor
public protocol ScrollDelegating: AnyObject {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating where Self: UIScrollView {
  /// The object that is told about scrolling. Stored only.
  public var delegate: (any UIScrollViewDelegate)? {
    get { anyDelegate }
    set { anyDelegate = newValue }
  }
}
