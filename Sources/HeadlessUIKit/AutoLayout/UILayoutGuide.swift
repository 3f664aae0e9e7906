import Foundation

/// A rectangle that takes part in layout without being a view.
@MainActor
open class UILayoutGuide: NSObject, AttachmentStorage {
  final var slots = Slots()

  /// The objects that other modules attached.
  public final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Computes the frame of a guide that UIKit provides.
  final var systemFrame: ((UIView) -> CGRect)?

  /// The active constraints that mention the guide.
  final var mentions = ConstraintList()

  /// The frame that a solver found.
  final var solvedFrame: CGRect = .zero

  /// Creates a guide that belongs to no view.
  public override init() {
    super.init()
  }

  /// Guides cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view that the guide belongs to.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.treeSystem?.forget(guide: self)
      oldValue?.constraintStorage.guides.removeAll { $0 === self }
      guard let owningView,
        !owningView.constraintStorage.guides.contains(where: { $0 === self })
      else { return }
      owningView.constraintStorage.guides.append(self)
    }
  }

  /// A name for the developer's use.
  open var identifier = ""

  /// The frame in the owning view's coordinates. Zero for own guides until the first layout.
  open var layoutFrame: CGRect {
    guard let owningView, let systemFrame else { return solvedFrame }
    return systemFrame(owningView)
  }
}
