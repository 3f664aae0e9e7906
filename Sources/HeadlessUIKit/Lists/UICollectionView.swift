import Foundation

/// Scrolling cells in any layout. It holds its properties, its delegates and the registered
/// classes; cells are not loaded yet.
@MainActor
open class UICollectionView: UIScrollView {
  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Collections cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The object that is told about selection and scrolling. Stored only.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { anyDelegate as? any UICollectionViewDelegate }
    set { anyDelegate = newValue }
  }

  /// The object that provides the cells. Stored only.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// The layout of the cells.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { setNeedsLayout() } }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Replaces the layout and calls the completion at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// The view behind the cells.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether cells can be selected.
  open var allowsSelection = true
  /// Whether many cells can be selected.
  open var allowsMultipleSelection = false
  /// Whether the cells are edited.
  open var isEditing = false
  /// Whether cells can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether many cells can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false

  private var cellClasses: [String: AnyClass] = [:]

  /// Registers a class of cells under an identifier; `nil` forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// The class registered under an identifier. Only HeadlessUIKit has this method.
  public final func registeredCellClass(forReuseIdentifier identifier: String) -> AnyClass? {
    cellClasses[identifier]
  }

  /// Loads the cells again. Marks the collection for layout.
  open func reloadData() {
    setNeedsLayout()
  }
}
