import Foundation

/// A rectangle on screen that shows something, answers events and contains other views.
///
/// Hierarchy, callbacks, geometry, hit testing, layout flags, autoresizing, margins, safe area,
/// tint, traits and Auto Layout behave as in UIKit. Nothing is drawn and animations take no time.
@MainActor
open class UIView: UIResponder {
  /// The size that means that a view has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size that asks for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The class of the layer of views of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds geometry and style.
  public final let layer: CALayer

  final var storedSubviews: [UIView] = []
  final var storedTintColor: UIColor?
  final var margins = LayoutMargins()
  final var constraintStorage = ConstraintStorage()
  final weak var viewController: UIViewController?

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    let layerType = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    layer = layerType.init()
    super.init()
    layer.owner = self
    layer.delegate = self
    layer.frame = frame
  }

  /// Creates a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Views cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: - Responder

  /// The view controller of the view, or else the superview.
  open override var next: UIResponder? {
    viewController ?? superview
  }

  override var responderWindow: UIWindow? { window }

  override var defaultAccessibilityFrame: CGRect {
    convert(bounds, to: nil)
  }

  /// Whether the view gets touches.
  open var isUserInteractionEnabled = true

  /// A number to find the view by.
  open var tag = 0

  /// Resigns the first responder if it is this view or inside. `force` overrules its refusal.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window?.clearFirstResponder()
    return true
  }

  // MARK: - Geometry

  /// The frame in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The place of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// The transform around the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in space around the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that ``center`` and ``transform`` refer to, from 0 to 1.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }

  /// The pixels per point of the content.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  private func changeGeometry(_ change: () -> Void) {
    let oldSize = layer.bounds.size
    change()
    noteFrameChanged()
    updateSafeArea()
    guard layer.bounds.size != oldSize else { return }
    if margins.announcedSafeArea != .zero {
      for subview in storedSubviews { subview.updateSafeArea() }
    }
    if contentMode == .redraw { setNeedsDisplay() }
    resizeSubviews(from: oldSize)
    sizeDidChange()
  }

  /// The size of the bounds changed. For scroll views.
  func sizeDidChange() {}

  /// Converts a point to a view's coordinates, or to the window's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a point from a view's coordinates, or from the window's for `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a rectangle to a view's coordinates, or to the window's for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Converts a rectangle from a view's coordinates, or from the window's for `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// The deepest view at a point that gets touches; front views first.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: - Autoresizing

  /// Whether subviews are resized with the view.
  open var autoresizesSubviews = true {
    didSet {
      guard autoresizesSubviews != oldValue else { return }
      for subview in storedSubviews { subview.noteGeometryChanged() }
    }
  }

  /// How the view is resized with its superview.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteGeometryChanged() } }
  }

  /// The size that fits the view's content; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    UIView.lastDefaultFit = ObjectIdentifier(self)
    return bounds.size
  }

  /// The last view whose class left ``sizeThatFits(_:)`` to this one; the Objective-C runtime
  /// knows without being told.
  package static var lastDefaultFit: ObjectIdentifier?

  /// Makes the view as large as its content, without moving its origin.
  open func sizeToFit() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  // MARK: - Hierarchy

  /// The view that contains this one.
  open internal(set) weak var superview: UIView?

  /// The views inside, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that contains the view.
  open var window: UIWindow? {
    superview?.window
  }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count - (view.superview === self ? 1 : 0))
  }

  /// Inserts a view at an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2)
    else { return }
    storedSubviews.swapAt(index1, index2)
    restackLayers()
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: storedSubviews.count - 1)
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    move(to: nil, at: 0)
  }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview changed.
  open func didMoveToSuperview() {}

  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window changed.
  open func didMoveToWindow() {}

  /// Whether the view is another view or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The first view with a tag: this one or one inside, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Layout

  /// Marks the view, so that the next layout calls ``layoutSubviews()``.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Updates constraints, solves them and lays marked views out now.
  ///
  /// Starts at the topmost view that is marked without a gap, and goes from the outside in: the
  /// frames that constraints ask for are set by ``layoutSubviews()`` of the superview. When that
  /// changes constraints again, the layout is repeated, 16 times at most.
  ///
  /// Constraints set `bounds` and `center`, so transforms stay. Edges are rounded to the nearest
  /// pixel of the screen in the superview's coordinates: views that touch keep touching.
  open func layoutIfNeeded() {
    runLayout()
  }

  /// Places the subviews: gives them the frames that constraints ask for. An override calls
  /// `super`, as in UIKit.
  open func layoutSubviews() {
    applyConstraintFrames()
  }

  /// Lays out the sublayers of the view's layer: calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    performLayout()
  }

  /// Calls ``layoutSubviews()`` between the callbacks of the view controller.
  final func performLayout() {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// The space between the edges and the content.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      margins.set(newValue, direction: effectiveUserInterfaceLayoutDirection)
      notifyLayoutMarginsDidChange()
    }
  }

  /// The space between the edges and the content, in the writing direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { LayoutMargins.directional(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      layoutMargins = LayoutMargins.absolute(newValue, effectiveUserInterfaceLayoutDirection)
    }
  }

  /// Whether the margins are at least as large as those of the superview.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { notifyLayoutMarginsDidChange() } }
  }

  /// Whether the margins are inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { notifyLayoutMarginsDidChange() } }
  }

  /// The margins changed.
  open func layoutMarginsDidChange() {}

  /// The space that bars and screen corners cover.
  open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: - Constraints

  /// The constraints that this view holds.
  open var constraints: [NSLayoutConstraint] {
    constraintStorage.held.constraints.filter { !$0.isPrivate }
  }

  /// Adds a constraint between this view, guides of it and views inside.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.install(on: self)
  }

  /// Adds constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.uninstall()
  }

  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether views of this class need constraints to work.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether frame and autoresizing mask stand for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      noteLayoutInputsChanged()
    }
  }

  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool {
    constraintStorage.isUpdateNeeded
  }

  /// Marks the view, so that the next layout calls ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    constraintStorage.isUpdateNeeded = true
    superview?.markConstraintUpdateNeededBelow()
  }

  /// Updates the constraints of marked views, from the inside out.
  open func updateConstraintsIfNeeded() {
    if constraintStorage.isUpdateNeededBelow {
      constraintStorage.isUpdateNeededBelow = false
      for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
    }
    guard constraintStorage.isUpdateNeeded else { return }
    constraintStorage.isUpdateNeeded = false
    viewController?.updateViewConstraints()
    if viewController == nil { updateConstraints() }
  }

  /// Changes the constraints. Does nothing unless overridden; call `super` last.
  open func updateConstraints() {}

  /// The size of the content, or ``noIntrinsicMetric`` per axis.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the content changed.
  open func invalidateIntrinsicContentSize() {
    setNeedsUpdateConstraints()
    noteLayoutInputsChanged()
    superview?.subviewContentSizeDidChange(self)
  }

  /// The content size of a subview changed. For stack views.
  func subviewContentSizeDidChange(_ subview: UIView) {}

  /// How strongly the view resists growing beyond its content.
  open func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintStorage.hugging[axis]
  }

  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintStorage.hugging[axis] = priority
    noteLayoutInputsChanged()
  }

  /// How strongly the view resists getting smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintStorage.compressionResistance[axis]
  }

  /// Sets how strongly the view resists getting smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintStorage.compressionResistance[axis] = priority
    noteLayoutInputsChanged()
  }

  /// The size that satisfies the constraints inside, near a target size.
  ///
  /// What is outside the view plays no part, nor does its frame. Use
  /// ``layoutFittingCompressedSize`` or ``layoutFittingExpandedSize`` as target. The size is that
  /// of a frame, rounded up to pixels. Each call solves the constraints inside from scratch.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints inside, near a target size. A required priority
  /// fixes the width or height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The space around the content that alignment ignores, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline stands for this view's: that of ``forLastBaselineLayout``
  /// unless overridden.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for this view's.
  open var forLastBaselineLayout: UIView { self }

  // MARK: - Appearance

  /// Whether content outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of the background.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the content covers the bounds without transparency. A promise only.
  open var isOpaque = true

  /// Whether the view is invisible and gets no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }

  /// A subview was hidden or shown. For stack views, and for the hosts of other modules.
  func subviewVisibilityDidChange(_ subview: UIView) {
    (self as? any SubviewVisibilityObserver)?.subviewWasHiddenOrShown(subview)
  }

  /// How the content fills the bounds.
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// The view whose alpha clips this one.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// Draws the view. Does nothing unless overridden, and is not called: there is no rasterizer.
  open func draw(_ rect: CGRect) {}

  /// Marks the view, so that it is drawn again.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Marks a part of the view. The whole view is marked here.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  /// The colour of things that can be used: that of the superview unless set.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      storedTintColor = newValue
      notifyTintColorDidChange()
    }
  }

  /// Whether the tint colour is dimmed.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic {
    didSet { if tintAdjustmentMode != oldValue { notifyTintColorDidChange() } }
  }

  /// The tint colour changed, here or in a superview.
  open func tintColorDidChange() {}

  // MARK: - Traits

  /// How the content is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The direction that the content is laid out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection { resolvedTraitCollection }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of this view and everything inside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    willSet { traitsBeforeChange = traitCollection }
    didSet { notifyTraitsDidChange(from: traitsBeforeChange) }
  }

  private var traitsBeforeChange: UITraitCollection?

  // MARK: - Gestures and interactions

  private var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// The gesture recognizers; `nil` when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer, taking it from its view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storedGestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }

  /// Whether a recognizer may begin; `true` unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The interactions, such as context menus.
  open var interactions: [any UIInteraction] = []

  /// Adds an interaction. It is stored; nothing drives it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
}

extension UIView: CALayerDelegate {}
