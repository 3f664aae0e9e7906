import Foundation

/// A linear relation between two attributes of views and guides:
/// `first = multiplier × second + constant`, or with ≤ or ≥.
///
/// Changing ``constant``, ``priority`` or ``isActive`` later is cheap: the next layout changes what
/// it solved before instead of starting over. Reports of what cannot hold go to
/// ``UIView/layoutReportHandler``.
///
/// Written with leading and trailing edges, a constraint is mirrored in right-to-left layouts,
/// constant and multiplier included. What counts is the direction of the view that holds it.
@MainActor
open class NSLayoutConstraint: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  private weak var storedFirstItem: AnyObject?
  private weak var storedSecondItem: AnyObject?

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?

  /// When the constraint was activated, among all constraints; of a contradiction the newest
  /// constraint is given up.
  final private(set) var activationOrder = 0
  private static var activationCount = 0

  /// Whether a report named the constraint and nothing changed since.
  final var wasReported = false

  /// Whether the constraint is kept out of `constraints`, as those of stack views.
  final var isPrivate = false

  /// The first attribute.
  public final let firstAttribute: NSLayoutConstraint.Attribute
  /// The second attribute; not an attribute when the first one is compared with a constant.
  public final let secondAttribute: NSLayoutConstraint.Attribute
  /// How the two sides compare.
  public final let relation: NSLayoutConstraint.Relation
  /// The factor of the second attribute.
  public final let multiplier: CGFloat
  /// The attribute subtracted from the first one, for distances between anchors.
  final let firstOffset: AnchorOffset?
  /// The attribute subtracted from the second one, for distances between anchors.
  final let secondOffset: AnchorOffset?
  /// The factor of the system spacing that is added to the constant.
  final let systemSpacing: CGFloat

  /// Creates a constraint.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: AnchorTerm(item: view1 as AnyObject, attribute: attr1), relation: relation,
      second: view2.map { AnchorTerm(item: $0 as AnyObject, attribute: attr2) },
      multiplier: multiplier, constant: c)
  }

  init(
    first: AnchorTerm, relation: NSLayoutConstraint.Relation, second: AnchorTerm?,
    multiplier: CGFloat, constant: CGFloat, systemSpacing: CGFloat = 0
  ) {
    storedFirstItem = first.item
    firstAttribute = first.attribute
    firstOffset = first.offset
    storedSecondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    secondOffset = second?.offset
    self.relation = relation
    self.multiplier = multiplier
    self.systemSpacing = systemSpacing
    self.constant = constant
    super.init()
  }

  /// The first view or guide.
  open var firstItem: AnyObject? { storedFirstItem }

  /// The second view or guide.
  open var secondItem: AnyObject? { storedSecondItem }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(term: firstTerm) }

  /// The anchor of the second side; `nil` when the first one is compared with a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondTerm.map { NSLayoutAnchor(term: $0) }
  }

  /// What is added to the second side.
  open var constant: CGFloat {
    didSet { if constant != oldValue { noteChange() } }
  }

  /// How important the constraint is.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { noteChange() } }
  }

  /// A name for the developer's use.
  open var identifier: String?

  /// Whether the constraint is stored with the view. Stored only.
  open var shouldBeArchived = false

  /// Whether the constraint takes part in the layout.
  ///
  /// An activated constraint is held by the nearest common view of its items. Items without a
  /// common view and attributes that do not go together are errors in UIKit; here they are reported
  /// and the constraint stays inactive.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        guard holder == nil else { return }
        guard problem == nil, let view = commonView else {
          LayoutReport.invalid(self, problem ?? NSLayoutConstraint.noCommonView).deliver()
          return
        }
        install(on: view)
      } else {
        uninstall()
      }
    }
  }

  private static let noCommonView = """
    Unable to activate a constraint whose items have no common ancestor. Are they in different \
    view hierarchies?
    """

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The first side.
  final var firstTerm: AnchorTerm {
    AnchorTerm(item: storedFirstItem, attribute: firstAttribute, offset: firstOffset)
  }

  /// The second side; `nil` when the first one is compared with a constant.
  final var secondTerm: AnchorTerm? {
    guard secondAttribute != .notAnAttribute else { return nil }
    return AnchorTerm(item: storedSecondItem, attribute: secondAttribute, offset: secondOffset)
  }

  /// The constant with the system spacing.
  final var totalConstant: CGFloat {
    constant + systemSpacing * UIView.systemSpacing
  }

  /// The views and guides that the constraint mentions, up to four; `nil` for those that are gone.
  private var mentionedItems: [AnyObject?] {
    var items = [storedFirstItem]
    if secondAttribute != .notAnAttribute { items.append(storedSecondItem) }
    if let firstOffset { items.append(firstOffset.item) }
    if let secondOffset { items.append(secondOffset.item) }
    return items
  }

  /// The views that the constraint mentions; for guides, their owning views.
  private var itemViews: [UIView?] {
    mentionedItems.map { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
  }

  /// The nearest view around everything that the constraint mentions; `nil` if there is none or an
  /// item is gone.
  final var commonView: UIView? {
    var common: UIView?
    for view in itemViews {
      guard let view else { return nil }
      guard let current = common else {
        common = view
        continue
      }
      common = current.nearestCommonView(with: view)
      guard common != nil else { return nil }
    }
    return common
  }

  /// Puts the constraint on a view. The view has to contain the items; if it does not, that is
  /// reported and nothing happens.
  final func install(on view: UIView) {
    guard holder !== view else { return }
    guard problem == nil, itemViews.allSatisfy({ $0?.isDescendant(of: view) == true }) else {
      LayoutReport.invalid(self, problem ?? NSLayoutConstraint.noCommonView).deliver()
      return
    }
    uninstall()
    holder = view
    NSLayoutConstraint.activationCount += 1
    activationOrder = NSLayoutConstraint.activationCount
    wasReported = false
    view.constraintStorage.held.append(self)
    for item in mentionedItems {
      if let view = item as? UIView {
        view.constraintStorage.mentions.append(self)
      } else if let guide = item as? UILayoutGuide {
        guide.mentions.append(self)
      }
    }
    noteChange()
  }

  final func uninstall() {
    guard let view = holder else { return }
    view.treeSystem?.remove(constraint: self)
    holder = nil
    view.constraintStorage.held.remove(self)
    for item in mentionedItems {
      if let view = item as? UIView {
        view.constraintStorage.mentions.remove(self)
      } else if let guide = item as? UILayoutGuide {
        guide.mentions.remove(self)
      }
    }
  }

  private func noteChange() {
    guard let holder else { return }
    holder.treeSystem?.note(constraint: self)
  }
}
