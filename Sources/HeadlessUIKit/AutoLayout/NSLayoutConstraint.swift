import Foundation

/// A linear relation between two attributes of views and guides:
/// `first = multiplier × second + constant`, or with ≤ or ≥.
///
/// Constraints are stored, activated and removed as in UIKit. Solving them comes later.
@MainActor
open class NSLayoutConstraint: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  private weak var storedFirstItem: AnyObject?
  private weak var storedSecondItem: AnyObject?

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?

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

  /// What is added to the second side.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.noteConstraintsChanged() } }
  }

  /// How important the constraint is.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.noteConstraintsChanged() } }
  }

  /// A name for the developer's use.
  open var identifier: String?

  /// Whether the constraint is stored with the view. Stored only.
  open var shouldBeArchived = false

  /// Whether the constraint takes part in the layout.
  ///
  /// An activated constraint is held by the nearest common view of its items. Items without a
  /// common view are an error in UIKit; here the constraint stays inactive.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        guard holder == nil, let view = commonView else { return }
        install(on: view)
      } else {
        uninstall()
      }
    }
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views that the constraint mentions; for guides, their owning views.
  final var itemViews: [UIView] {
    [storedFirstItem, storedSecondItem, firstOffset?.item, secondOffset?.item].compactMap {
      ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView
    }
  }

  private var commonView: UIView? {
    let views = itemViews
    guard var common = views.first else { return nil }
    for view in views.dropFirst() {
      guard let next = common.nearestCommonView(with: view) else { return nil }
      common = next
    }
    return common
  }

  final func install(on view: UIView) {
    guard holder !== view else { return }
    uninstall()
    holder = view
    view.constraintStorage.constraints.append(self)
    view.noteConstraintsChanged()
  }

  final func uninstall() {
    guard let view = holder else { return }
    holder = nil
    view.constraintStorage.constraints.removeAll { $0 === self }
    view.noteConstraintsChanged()
  }
}

/// The attribute that is subtracted to get a distance.
struct AnchorOffset {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}

/// One side of a constraint.
struct AnchorTerm {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  var offset: AnchorOffset?
}
