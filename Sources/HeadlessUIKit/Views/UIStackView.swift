import Foundation

/// A view that arranges views in a row or column.
///
/// Arranges with constraints of its own, which neither `constraints` nor `layoutGuides` shows; they
/// are in reports, under the names that they have in UIKit. They are made and changed by
/// ``updateConstraints()``, so the arrangement can be changed often at the cost of one update.
///
/// The first layout of n views takes about n² steps, and n³ with `fillEqually` and
/// `equalCentering`, since the length of the stack ties all of them together: fast for tens of
/// views, slow for many hundreds in one stack.
///
/// Not as in UIKit:
/// - Hidden arranged views get the length 0 with priority 999 and are left out of the row; UIKit
///   insists on it. As in UIKit, they still count across the row with the alignment `fill`.
/// - Where hugging and compression resistance leave open which view grows or shrinks, the first
///   one is larger. UIKit only documents that the index decides.
/// - There is no `UISV-text-width-disambiguation`, UIKit's adjustment for labels of several lines.
@MainActor
open class UIStackView: UIView {
  /// The spacing that stands for that of the stack view.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing that stands for that of the system.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var links: [StackLink.Key: NSLayoutConstraint] = [:]

  /// Creates a stack view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack view: there is nothing to unarchive here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in order. All are subviews; the order of subviews may differ.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view last, and adds it as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Arranges a view at an index, and adds it as a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Stops arranging a view. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Stops arranging a view that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    arrangementDidChange()
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
  }

  override func subviewContentSizeDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  /// Makes the constraints between the arranged views.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  private func arrange() {
    var old = links
    links = [:]
    let wanted = StackArrangement(self).links
    for link in wanted {
      guard let key = link.key, links[key] == nil else { continue }
      let constraint = old.removeValue(forKey: key) ?? makeConstraint(link)
      links[key] = constraint
      constraint.constant = link.constant
      constraint.priority = UILayoutPriority(link.priority)
    }
    // What goes makes room for what comes.
    for constraint in old.values.sorted(by: { $0.activationOrder < $1.activationOrder }) {
      constraint.isActive = false
    }
    for link in wanted {
      if let key = link.key { links[key]?.install(on: self) }
    }
    // Its baselines may be those of another view now.
    noteGeometryChanged()
  }

  /// The first view that is not hidden.
  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The last view of a column, or the first one of a row, that is not hidden.
  open override var forLastBaselineLayout: UIView {
    let view =
      axis == .vertical
      ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }
    return view?.forLastBaselineLayout ?? self
  }

  private func makeConstraint(_ link: StackLink) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: link.first, relation: link.relation, second: link.second,
      multiplier: link.multiplier, constant: link.constant)
    constraint.identifier = link.role
    constraint.isPrivate = true
    return constraint
  }

  /// The space after an arranged view.
  final func space(after view: UIView) -> CGFloat {
    var space = customSpacings[ObjectIdentifier(view)] ?? spacing
    if space == UIStackView.spacingUseDefault { space = spacing }
    if space == UIStackView.spacingUseDefault { return 0 }
    return space == UIStackView.spacingUseSystem ? UIView.systemSpacing : space
  }

  /// Sets the spacing after an arranged view. Views that are not arranged are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The spacing set after an arranged view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether the views are in a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length of the stack.
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How the views are placed across the stack.
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between the views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether the space is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are placed inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }
}

extension UIStackView.Alignment {
  /// The top edge of a row: the same as `leading`.
  public static var top: UIStackView.Alignment { .leading }
  /// The bottom edge of a row: the same as `trailing`.
  public static var bottom: UIStackView.Alignment { .trailing }
}
