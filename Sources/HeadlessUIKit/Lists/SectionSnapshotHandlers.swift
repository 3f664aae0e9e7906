extension UICollectionViewDiffableDataSource {
  /// Plain storage for UIKit's `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  ///
  /// Written by hand because its parameter is called `ItemIdentifierType` in UIKit, like one of the
  /// data source's own, which Swift 6 does not allow.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may collapse.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// Whether an item may expand.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// Makes the snapshot of the children of an item that expands.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Handlers that do nothing.
    public init() {}
  }
}
