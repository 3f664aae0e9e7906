import Arrange
import ChainRuntime

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view that arranges its subviews by a layout of Arrange: any layout, also one of your own.
///
/// ```swift
/// let fan = LayoutView(layout: FanLayout(angle: 40)) {
///   firstCard
///   secondCard
/// }
/// ```
///
/// The containers and wrappers, such as ``VStackView`` and ``PaddingView``, are layout views for one
/// type of layout. All visible subviews are arranged, in the order of `subviews`; hidden ones take no
/// place. Do not put constraints between them: the layout view sets their frames.
///
/// **Inside Auto Layout** the view has an intrinsic content size: its natural width, and the height
/// that it needs at the width that constraints give it. **Inside another layout view** it answers
/// the proposals of that one. **Anywhere else** set its frame, and ask ``sizeThatFits(_:)``.
///
/// **Changes.** Changing a layout, and adding, removing, hiding or showing subviews arranges again by
/// itself. After changing content, call ``UIKit/UIView/setNeedsArrangement()``.
///
/// **Cost.** A layout pass measures each view a small number of times, whatever the depth of the
/// hierarchy. Nothing that was measured outlives the pass.
open class LayoutView: UIView {
  /// Gets the arranged subviews with their frames, in order.
  public typealias LayoutSubviewsStrategy =
    @MainActor (_ frames: [(view: UIView, frame: CGRect)]) -> Void

  /// The layout that measures and places the subviews. Setting it arranges again.
  ///
  /// Containers of one type of layout, such as ``HStackView``, take that type only; anything else is a
  /// programming error that stops the program.
  open var layout: any Layout {
    didSet { layoutDidChange(isEqual: isEqual(layout, oldValue)) }
  }

  /// Places the subviews instead of the view; `nil` gives them the frames of the layout.
  ///
  /// ```swift
  /// stack.layoutSubviewsStrategy = { pairs in
  ///   for pair in pairs { pair.view.frame = pair.frame.integral }
  /// }
  /// ```
  ///
  /// Run at the end of each layout of the view, with every arranged subview and the frame that the
  /// layout has for it. The view keeps the closure: capture the view and its owner weakly.
  open var layoutSubviewsStrategy: LayoutSubviewsStrategy? {
    didSet { setNeedsLayout() }
  }

  /// What the layout answered in the current pass.
  private let cache = LayoutCache()
  private var items: [ViewItem] = []
  private var passLayout: any Layout
  /// The pass that the answers, items and layout are of.
  private var passNumber: UInt64 = 0
  /// How many measurements and layouts of this view are on the call stack.
  private var arrangingDepth = 0

  /// How many layouts in a row were asked for another one meanwhile.
  var unsettledPasses = 0
  var didReportLoop = false

  /// The height that Auto Layout was told last.
  private var reportedHeight: CGFloat?

  #if canImport(UIKit)
    private var observations: [ObjectIdentifier: VisibilityObservation] = [:]
  #endif

  // MARK: - Creating

  /// Creates a view with a layout.
  public init(layout: any Layout) {
    self.layout = layout
    passLayout = layout
    super.init(frame: .zero)
    BoundViews.observe()
  }

  /// Creates a view with a layout and subviews.
  public convenience init(layout: any Layout, @UIViewBuilder _ content: () -> [UIView]) {
    self.init(layout: layout)
    arrange(content())
  }

  /// Returns `nil`: layout views are made in code.
  public required init?(coder: NSCoder) { nil }

  // MARK: - For subclasses

  /// The subviews that take part in the layout.
  var arrangedSubviews: [UIView] {
    subviews.filter { !$0.isHidden }
  }

  /// Whether spacers inside look for their stack around this view.
  var isWrapper: Bool { false }

  /// The axis along which spacers inside grow; `nil` if the layout has none.
  var stackAxis: Axis? {
    switch layout {
    case is HStackLayout, is HFlexLayout: return .horizontal
    case is VStackLayout, is VFlexLayout: return .vertical
    default: return nil
    }
  }

  var layoutDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func layoutDidChange(isEqual: Bool) {
    if !isEqual { setNeedsArrangement() }
  }

  private func isEqual(_ first: any Layout, _ second: any Layout) -> Bool {
    guard let first = first as? any Hashable, let second = second as? any Hashable
    else { return false }
    return AnyHashable(first) == AnyHashable(second)
  }

  /// A layout of the type that the view takes.
  func compatible<Compatible: Layout>(_ layout: any Layout) -> Compatible {
    guard let layout = layout as? Compatible else {
      // A mistake in the program that the compiler cannot see, as with a forced cast: the setter
      // promises to stop at once, and a precondition would be silent in release builds.
      fatalError(
        """
        \(classForCoder).layout takes \(Compatible.self), not \(type(of: layout)). Use a \
        LayoutView where the type of the layout varies.
        """)
    }
    return layout
  }

  // MARK: - Subviews

  /// A subview was added: arranges again.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    // Its frame comes from the layout, whatever arranged it before.
    subview.translatesAutoresizingMaskIntoConstraints = true
    if !(subview is LayoutView) { LeafView(subview).prepareForConstraints() }
    #if canImport(UIKit)
      observations[ObjectIdentifier(subview)] = VisibilityObservation(of: subview, for: self)
    #endif
    setNeedsArrangement()
  }

  /// A subview is about to be removed: arranges again.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    #if canImport(UIKit)
      observations[ObjectIdentifier(subview)] = nil
    #endif
    if let host = subview as? LayoutView { host.cache.acceptedProposal = nil }
    // The items keep their views alive; what is being arranged needs them until it is done.
    if !isArranging { items = [] }
    setNeedsArrangement()
  }

  /// Arranges again if a subview was hidden that has a place, or shown that has none.
  func noteVisibility(of subview: UIView) {
    let hasPlace = items.contains { $0.view === subview }
    if hasPlace != arrangedSubviews.contains(subview) { setNeedsArrangement() }
  }

  // MARK: - Measuring

  /// The natural size, with the height that the content needs at the width of the bounds where
  /// constraints decide about that. An unlimited length is no metric.
  public override var intrinsicContentSize: CGSize {
    ArrangementPass.measure(self) {
      let natural = naturalSize()
      var height = natural.height
      let width = bounds.width
      if !translatesAutoresizingMaskIntoConstraints, width > 0, Double(width) != natural.width {
        height = self.height(atWidth: width)
      }
      let size = CGSize(width: Self.metric(natural.width), height: Self.metric(height))
      reportedHeight = size.height
      return size
    }
  }

  /// The size that the layout chooses when it is offered a size.
  ///
  /// As elsewhere in UIKit, zero and the largest numbers stand for "any": the answer then is the
  /// natural length, or that at the other length.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    ArrangementPass.measure(self) {
      let size = self.size(
        fitting: SizeProposal(
          width: Self.proposal(size.width), height: Self.proposal(size.height)))
      return CGSize(width: size.width, height: size.height)
    }
  }

  /// The natural size, or the target where that has a higher priority than the content.
  public override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The natural size, or the target where that has a higher priority than the content. The height
  /// is that at the resulting width. Constraints of this view itself are heeded as UIKit does it.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return ArrangementPass.measure(self) {
      let natural = naturalSize()
      let width = fitting(
        natural.width, target: targetSize.width, horizontalFittingPriority, .horizontal)
      let height = fitting(
        width == natural.width ? natural.height : self.height(atWidth: CGFloat(width)),
        target: targetSize.height, verticalFittingPriority, .vertical)
      return CGSize(width: width, height: height)
    }
  }

  /// The natural or the wished length, whichever Auto Layout would choose.
  private func fitting(
    _ natural: Double, target: CGFloat, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) -> Double {
    let target = LeafView.length(target)
    let resistance =
      natural < target
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return natural < .infinity && priority.rawValue <= resistance.rawValue ? natural : target
  }

  private static func metric(_ length: Double) -> CGFloat {
    length < .infinity ? CGFloat(length) : UIView.noIntrinsicMetric
  }

  private static func proposal(_ length: CGFloat) -> DimensionProposal {
    length > 0 && length < LeafView.unbounded ? .fixed(Double(length)) : .unspecified
  }

  private func height(atWidth width: CGFloat) -> Double {
    size(fitting: SizeProposal(width: .fixed(Double(width)), height: .unspecified)).height
  }

  // MARK: - Answering inside a pass

  func naturalSize() -> Size {
    arranging { cache.naturalSize(of: passLayout, for: items) }
  }

  func size(fitting proposal: SizeProposal) -> Size {
    arranging { cache.size(of: passLayout, fitting: items, within: proposal) }
  }

  func respondsTo() -> Axis.Set {
    arranging { cache.respondsTo(of: passLayout, for: items) }
  }

  func baselines(in size: Size) -> Baselines? {
    arranging { cache.baselines(of: passLayout, for: items, in: size) }
  }

  /// Whether the view is being measured or laid out.
  var isArranging: Bool { arrangingDepth > 0 }

  /// Runs a part of a pass, with what was measured before in the same pass only.
  private func arranging<Result>(_ body: () -> Result) -> Result {
    if arrangingDepth == 0, let pass = ArrangementPass.current, pass.number != passNumber {
      passNumber = pass.number
      passLayout = layout
      items = arrangedSubviews.map(ViewItem.init)
      cache.invalidate()
    }
    arrangingDepth += 1
    defer { arrangingDepth -= 1 }
    return body()
  }

  // MARK: - Layout

  /// Marks the view for layout. While it is being arranged, not more often than
  /// ``ArrangementLoop/passLimit`` times in a row.
  open override func setNeedsLayout() {
    guard ArrangementPass.admitsMark(of: self) else { return }
    passNumber = 0
    super.setNeedsLayout()
  }

  /// Gives the subviews their frames, or hands these to ``layoutSubviewsStrategy``, and lays the
  /// subviews out. An override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ArrangementPass.layout(self) { pass in
      arranging {
        place(
          cache.placements(
            of: passLayout, for: items, within: Rectangle(bounds), direction: layoutDirection))
        if needsOtherHeight, ArrangementPass.admitsMark(of: self) {
          invalidateIntrinsicContentSize()
        }
        pass.layoutSubviews(subviews)
      }
    }
  }

  private func place(_ placements: [Placement]) {
    let pairs = zip(items, placements).map {
      (view: $0.view, frame: CGRect($1.frame), proposal: $1.proposal)
    }
    for pair in pairs {
      guard let host = pair.view as? LayoutView else { continue }
      host.accept(pair.proposal)
    }
    if let layoutSubviewsStrategy {
      layoutSubviewsStrategy(pairs.map { (view: $0.view, frame: $0.frame) })
    } else {
      for pair in pairs { pair.view.setArrangedFrame(pair.frame) }
    }
    for pair in pairs { pair.view.noteArrangedSize() }
  }

  /// Takes the proposal that the container around this one chose its size by.
  private func accept(_ proposal: SizeProposal) {
    guard cache.acceptedProposal != proposal else { return }
    cache.acceptedProposal = proposal
    // The same size may come from another proposal, by which the subviews are placed otherwise.
    layer.setNeedsLayout()
  }

  /// Whether Auto Layout was told another height than the content needs at the width that it gave.
  private var needsOtherHeight: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let reportedHeight else { return false }
    return Self.metric(height(atWidth: bounds.width)) != reportedHeight
  }

  /// What the layout does with the subviews in the current bounds, and why; of all hosts inside too.
  ///
  /// Its `description` has a line for each view: what it was offered, what it took, its frame, and
  /// what decided about the offer. Its `svg()` is a picture of the same. For debugging: measures
  /// again, and describes subviews where the layout wants them, which is where they are unless a
  /// ``layoutSubviewsStrategy`` places them.
  public func layoutDescription() -> LayoutDescription {
    ArrangementPass.measure(self) {
      var description = arranging { describe(within: Rectangle(bounds)) }
      if !description.entries.isEmpty {
        description.entries[0].name = debugName
        description.entries[0].frame = Rectangle(frame)
      }
      return description
    }
  }

  private func describe(within bounds: Rectangle) -> LayoutDescription {
    cache.layoutDescription(
      of: passLayout, for: items, within: bounds, direction: layoutDirection,
      naming: { [items] in items[$0].view.debugName },
      nested: { [items] in (items[$0].view as? LayoutView)?.layoutDescription() })
  }

  // MARK: - Surroundings

  /// How the content is mirrored in right-to-left languages. Setting it arranges again.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsArrangement() } }
  }

  /// The traits changed: arranges again if they bear on sizes or places.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previous = previousTraitCollection,
      previous.layoutDirection == traitCollection.layoutDirection,
      previous.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
    else { return setNeedsArrangement() }
  }
}

extension Rectangle {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  fileprivate init(_ rectangle: Rectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

extension UIView {
  /// Sets the frame; of a transformed view that which it would have without its transform.
  func setArrangedFrame(_ frame: CGRect) {
    if CATransform3DIsIdentity(layer.transform) {
      if self.frame != frame { self.frame = frame }
    } else {
      let anchor = layer.anchorPoint
      bounds.size = frame.size
      center = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
  }
}
