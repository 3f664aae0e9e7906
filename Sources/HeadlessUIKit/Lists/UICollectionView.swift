import Foundation

/// Scrolling cells in any layout.
///
/// The data source is asked for numbers of sections and items, and items can be selected. Cells
/// are not loaded, laid out or reused: there are no visible cells, and changes such as
/// ``insertItems(at:)`` only mark the collection for layout.
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

  /// The object that decides about selection and is told about it and about scrolling.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { anyDelegate as? any UICollectionViewDelegate }
    set { anyDelegate = newValue }
  }

  /// The object that counts the items and provides the cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

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

  /// A cell to use again or a new one; always a new plain cell, whatever class was registered:
  /// Swift alone cannot make an object of a class that it only knows at run time.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// Registers a class of supplementary views. Does nothing, as they are not made.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// A supplementary view to use again or a new one; always a new plain one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  // MARK: - Items

  /// Where an item that is scrolled to should be.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The number of sections that the data source has; one without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// The number of items that the data source has in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of a visible item; none, as cells are not loaded.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }

  /// The item of a cell; none, as cells are not loaded.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }

  /// The visible cells; none, as cells are not loaded.
  open var visibleCells: [UICollectionViewCell] { [] }

  /// The items of the visible cells; none, as cells are not loaded.
  open var indexPathsForVisibleItems: [IndexPath] { [] }

  /// Loads the items again: removes the selection and marks the collection for layout.
  open func reloadData() {
    selection = []
    setNeedsLayout()
  }

  /// Items changed. Marks the collection for layout.
  open func reloadItems(at indexPaths: [IndexPath]) {
    setNeedsLayout()
  }

  /// Items changed. Marks the collection for layout.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    setNeedsLayout()
  }

  /// Items were inserted. Marks the collection for layout.
  open func insertItems(at indexPaths: [IndexPath]) {
    setNeedsLayout()
  }

  /// Items were deleted: they are no longer selected. Marks the collection for layout.
  open func deleteItems(at indexPaths: [IndexPath]) {
    selection.removeAll { indexPaths.contains($0) }
    setNeedsLayout()
  }

  /// An item was moved. Marks the collection for layout.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    setNeedsLayout()
  }

  /// Sections changed. Marks the collection for layout.
  open func reloadSections(_ sections: IndexSet) {
    setNeedsLayout()
  }

  /// Sections were inserted. Marks the collection for layout.
  open func insertSections(_ sections: IndexSet) {
    setNeedsLayout()
  }

  /// Sections were deleted. Marks the collection for layout.
  open func deleteSections(_ sections: IndexSet) {
    setNeedsLayout()
  }

  /// Makes a number of changes and calls the completion at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsLayout()
    completion?(true)
  }

  // MARK: - Selection

  private var selection: [IndexPath] = []

  /// The selected items, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, or none for `nil`. Tells nobody, and does not scroll: items have no places.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if !allowsMany || indexPath == nil { selection = [] }
    if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
  }

  /// Deselects an item. Tells nobody.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
  }

  private var allowsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Does what a tap on an item does: highlights and selects it, or deselects it when many items
  /// may be selected, and asks and tells the delegate each step. Does nothing when the collection
  /// allows no selection. Only HeadlessUIKit has this method.
  public final func performTap(onItemAt indexPath: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || allowsMany : allowsSelection || allowsMany,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    selectForTap(indexPath)
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  private func selectForTap(_ indexPath: IndexPath) {
    if allowsMany, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let others = allowsMany ? [] : selection.filter { $0 != indexPath }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
