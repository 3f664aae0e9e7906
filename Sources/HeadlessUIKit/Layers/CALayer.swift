import Foundation

/// A rectangle with content, in a tree of layers.
///
/// Geometry, the tree and the layout flags behave as in QuartzCore. Nothing is composited or
/// animated: ``presentation()`` is `nil`. Only the part of ``transform`` that acts in the plane
/// takes part in frames and conversions.
///
/// `init()` is required, because ``UIView`` makes the layer from `layerClass`; a subclass that
/// overrides it has to say `required`.
open class CALayer: NSObject {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// The view whose layer this is.
  final weak var owner: UIView?

  private final var children: [CALayer] = []

  /// Whether ``layoutSublayers()`` is due.
  private final var isLayoutNeeded = true
  /// Whether a layer below is marked for layout.
  private final var isLayoutNeededBelow = false
  private final var isDisplayNeeded = false

  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a copy of the geometry and colours of a layer, as animations do in QuartzCore.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    transform = other.transform
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    opacity = other.opacity
  }

  /// Layers cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: - Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect = .zero {
    didSet {
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The place of the anchor point in the superlayer.
  open var position: CGPoint = .zero

  /// The place on the axis towards the viewer.
  open var zPosition: CGFloat = 0

  /// The point of the bounds that ``position`` and ``transform`` refer to, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The anchor point on the axis towards the viewer.
  open var anchorPointZ: CGFloat = 0

  /// The transform around the anchor point.
  open var transform: CATransform3D = CATransform3DIdentity

  /// The transform of all sublayers. Stored only.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity

  /// The part of the transform that acts in the plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets a transform that acts in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest rectangle in the superlayer that contains the transformed bounds.
  ///
  /// Setting it changes ``bounds`` and ``position`` so that reading it gives the same rectangle,
  /// as far as the transform allows.
  open var frame: CGRect {
    get { bounds.applying(transformToSuperlayer) }
    set {
      let affine = affineTransform()
      if affine.isIdentity {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.origin.x + anchorPoint.x * newValue.size.width,
          y: newValue.origin.y + anchorPoint.y * newValue.size.height)
      } else {
        let size = CGRect(origin: .zero, size: newValue.size).applying(affine.inverted()).size
        bounds.size = size
        let current = frame
        position.x += newValue.origin.x - current.origin.x
        position.y += newValue.origin.y - current.origin.y
      }
    }
  }

  /// What turns the layer's coordinates into its superlayer's.
  final var transformToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -(bounds.origin.x + anchorPoint.x * bounds.size.width),
      y: -(bounds.origin.y + anchorPoint.y * bounds.size.height)
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// What turns the layer's coordinates into those around the root of its tree.
  final var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, let superlayer = current.superlayer {
      transform = transform.concatenating(current.transformToSuperlayer)
      layer = superlayer
    }
    return transform
  }

  /// Converts a point of this layer's coordinates to another layer's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a point of another layer's coordinates to this one's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle of this layer's coordinates to another layer's.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Converts a rectangle of another layer's coordinates to this one's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// What turns this layer's coordinates into another's. `nil` stands for the root of the tree;
  /// roots of different trees share the space around them.
  final func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToRoot }
    if other === self { return .identity }
    let root = self.root
    let otherRoot = other.root
    let own = transformToRoot
    let others = other.transformToRoot.inverted()
    if root === otherRoot { return own.concatenating(others) }
    return
      own
      .concatenating(root.transformToSuperlayer)
      .concatenating(otherRoot.transformToSuperlayer.inverted())
      .concatenating(others)
  }

  private final var root: CALayer {
    var layer = self
    while let superlayer = layer.superlayer { layer = superlayer }
    return layer
  }

  /// Whether a point in the layer's coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// The topmost layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let local = p.applying(transformToSuperlayer.inverted())
    if masksToBounds, !contains(local) { return nil }
    for sublayer in children.reversed() {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  /// The size the layer would like to have; its current size.
  open func preferredFrameSize() -> CGSize {
    bounds.size
  }

  // MARK: - Tree

  /// The layer that contains this one.
  open private(set) weak var superlayer: CALayer?

  /// The layers inside, from back to front; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer behind another, or behind all when that one is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index ?? 0)
  }

  /// Inserts a layer in front of another, or in front of all when that one is not here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeIdentical(self)
    superlayer.setNeedsLayout()
    self.superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    setNeedsLayout()
    if layer.isLayoutNeeded || layer.isLayoutNeededBelow { markLayoutNeededBelow() }
  }

  // MARK: - Layout

  /// Marks the layer, so that the next layout calls ``layoutSublayers()``.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    superlayer?.markLayoutNeededBelow()
  }

  /// Whether the layer is marked for layout.
  open func needsLayout() -> Bool {
    isLayoutNeeded
  }

  private final func markLayoutNeededBelow() {
    var layer: CALayer? = self
    while let current = layer, !current.isLayoutNeededBelow {
      current.isLayoutNeededBelow = true
      layer = current.superlayer
    }
  }

  /// Lays the layer and everything below it out, starting at the highest marked ancestor that
  /// is connected to it by marked layers.
  open func layoutIfNeeded() {
    var top = self
    while let superlayer = top.superlayer, superlayer.isLayoutNeeded { top = superlayer }
    top.layoutTree()
  }

  /// Lays out all marked layers of the tree.
  private final func layoutTree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    for child in children where child.superlayer === self { child.layoutTree() }
  }

  /// Places the sublayers. The layer of a view asks the view to lay out its subviews.
  open func layoutSublayers() {
    guard let owner else { return }
    MainActor.assumeIsolated { owner.performLayout() }
  }

  // MARK: - Content

  /// Whether the layer is invisible.
  open var isHidden = false

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1

  /// Whether the content covers the bounds without transparency. A promise only.
  open var isOpaque = false

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds = false

  /// The layer whose alpha clips this one.
  open var mask: CALayer?

  /// The content, such as a `CGImage`.
  open var contents: Any?

  /// The part of the content that is shown, from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The part of the content that is stretched, from 0 to 1.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// How the content is placed and stretched.
  open var contentsGravity: CALayerContentsGravity = .resize

  /// How the pixels of the content are kept.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint

  /// How the content is made smaller.
  open var minificationFilter: CALayerContentsFilter = .linear

  /// How the content is made larger.
  open var magnificationFilter: CALayerContentsFilter = .linear

  /// The pixels of the content per point.
  open var contentsScale: CGFloat = 1

  /// Whether a change of the size of the bounds marks the layer for display.
  open var needsDisplayOnBoundsChange = false

  /// Marks the layer, so that its content is made again.
  open func setNeedsDisplay() {
    isDisplayNeeded = true
  }

  /// Marks a part of the layer. The whole layer is marked here.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Whether the layer is marked for display.
  open func needsDisplay() -> Bool {
    isDisplayNeeded
  }

  /// Makes the content if the layer is marked.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Makes the content. Does nothing unless overridden: there is no rasterizer.
  open func display() {}

  // MARK: - Style

  /// The colour of the background.
  open var backgroundColor: CGColor?

  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// The corners that are rounded; all of them unless set.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The width of the border, inside the bounds.
  open var borderWidth: CGFloat = 0

  /// The colour of the border; black unless set.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The colour of the shadow; black unless set.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// The displacement of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3

  /// The outline of the shadow.
  open var shadowPath: CGPath?

  // MARK: - Identity and animation

  /// A name for the developer's use.
  open var name: String?

  /// The object that draws and lays out for the layer. Only the view of a layer is asked.
  open weak var delegate: (any CALayerDelegate)?

  /// The layer as it is on screen; `nil`, nothing is on screen.
  open func presentation() -> Self? { nil }

  /// The layer that holds the values; the layer itself.
  open func model() -> Self { self }

  private var animations: [(key: String?, animation: CAAnimation)] = []

  /// Adds an animation. It is stored, not run.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key, anim))
  }

  /// Removes all animations.
  open func removeAllAnimations() {
    animations = []
  }

  /// Removes the animation of a key.
  open func removeAnimation(forKey key: String) {
    animations.removeAll { $0.key == key }
  }

  /// The keys of the animations; `nil` when there are none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
}

extension CALayer: AttachmentStorage {}
