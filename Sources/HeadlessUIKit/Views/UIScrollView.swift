import Foundation

/// A view whose content is larger than itself.
///
/// The content offset is the origin of the bounds, as in UIKit. Scrolling takes no time, and
/// touches do not scroll: ``performDrag(by:)`` does what a finger does.
///
/// The offset may be set to any point. It is brought back to where the content covers the view
/// when the size of the content, the insets or the size of the view change. Content at the top
/// moves along with the safe area.
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

  /// The point of the content that is at the top left. The delegate is told when it changes.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      setNeedsLayout()
      anyDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a point at once. A point outside the content is accepted, as in UIKit. With
  /// animation the delegate is told when it is over, unless nothing changed.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard self.contentOffset != contentOffset else { return }
    self.contentOffset = contentOffset
    if animated { anyDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The size of the content.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      noteAdjustedContentInset()
      keepContentInView()
    }
  }

  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      noteAdjustedContentInset()
      keepContentInView()
    }
  }

  /// Whether the safe area is added to the space around the content.
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    .automatic
  {
    didSet { if contentInsetAdjustmentBehavior != oldValue { noteAdjustedContentInset() } }
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

  private var lastAdjustedContentInset = UIEdgeInsets.zero

  private func noteAdjustedContentInset() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedContentInset else { return }
    lastAdjustedContentInset = inset
    adjustedContentInsetDidChange()
    anyDelegate?.scrollViewDidChangeAdjustedContentInset(self)
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

  /// Scrolls back when there is nothing to show. A view without a size is not ready for that.
  private func keepContentInView() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    contentOffset = clamped(contentOffset)
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    noteAdjustedContentInset()
    keepContentInView()
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

  /// The scale, between the smallest and the largest. The view that the delegate names is
  /// transformed, and the size of the content follows it.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      let scale = max(minimumZoomScale, min(newValue, maximumZoomScale))
      guard scale != storedZoomScale else { return }
      storedZoomScale = scale
      guard let view = anyDelegate?.viewForZooming(in: self) else { return }
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let frame = view.frame
      view.center = CGPoint(
        x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
      contentSize = view.frame.size
      anyDelegate?.scrollViewDidZoom(self)
    }
  }

  /// Zooms at once, about the top left of the content. With animation the delegate is told before
  /// and after.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(animated: animated) { zoomScale = scale }
  }

  /// Zooms so that a rectangle of the zoomed view, in its own coordinates, is as large as
  /// possible, and scrolls to it.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(animated: animated) {
      zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
      contentOffset = clamped(
        CGPoint(
          x: rect.midX * zoomScale - bounds.width / 2,
          y: rect.midY * zoomScale - bounds.height / 2))
    }
  }

  private func zoom(animated: Bool, _ change: () -> Void) {
    let view = anyDelegate?.viewForZooming(in: self)
    if animated, view != nil { anyDelegate?.scrollViewWillBeginZooming(self, with: view) }
    change()
    if animated, view != nil {
      anyDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  // MARK: - Dragging

  /// Whether a touch is followed.
  open var isTracking: Bool { isDragging }
  /// Whether the user scrolls.
  open private(set) var isDragging = false
  /// Whether scrolling slows down.
  open private(set) var isDecelerating = false
  /// Whether the user zooms.
  open var isZooming: Bool { false }
  /// Whether zooming bounces.
  open var isZoomBouncing: Bool { false }

  /// Does what dragging the content by a distance does: scrolls within the content and tells the
  /// delegate each step. Views that page come to rest at the nearest page, others where the
  /// finger leaves them, unless the delegate changes the target. Does nothing when scrolling is
  /// disabled. Only HeadlessUIKit has this method.
  public final func performDrag(by translation: CGPoint) {
    guard isScrollEnabled else { return }
    isDragging = true
    anyDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.endEditing(true) }
    contentOffset = clamped(
      CGPoint(x: contentOffset.x - translation.x, y: contentOffset.y - translation.y))
    var target = isPagingEnabled ? nearestPage : contentOffset
    anyDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    isDragging = false
    let goesOn = target != contentOffset
    anyDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    anyDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    anyDelegate?.scrollViewDidEndDecelerating(self)
  }

  private var nearestPage: CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    return clamped(
      CGPoint(x: page(contentOffset.x, bounds.width), y: page(contentOffset.y, bounds.height)))
  }

  /// Shows the indicators for a moment. Does nothing.
  open func flashScrollIndicators() {}

  /// The adjusted insets follow the safe area, and content that starts at the top goes on to.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let startsAtTop = contentOffset.y == -lastAdjustedContentInset.top
    noteAdjustedContentInset()
    if startsAtTop { contentOffset.y = -lastAdjustedContentInset.top }
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
  /// The object that is told about scrolling and zooming.
  public var delegate: (any UIScrollViewDelegate)? {
    get { anyDelegate }
    set { anyDelegate = newValue }
  }
}
