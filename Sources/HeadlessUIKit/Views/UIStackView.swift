import Foundation

/// A view that arranges views in a row or column. The arrangement itself comes later.
@MainActor
open class UIStackView: UIView {
  /// The spacing that stands for that of the stack view.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing that stands for that of the system.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

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
    setNeedsLayout()
    noteConstraintsChanged()
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
