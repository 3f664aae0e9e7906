import Foundation

/// Plain storage for UIKit's `UICollectionViewDiffableDataSource`.
///
/// UIKit calls the parameters `SectionIdentifierType` and `ItemIdentifierType`, and so does one of its
/// nested types with a parameter of its own. Swift 6 does not let one shadow the other; the names are
/// type aliases here, which may be shadowed.
@MainActor
open class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject {
  /// The type of the identifiers of sections.
  public typealias SectionIdentifierType = Section
  /// The type of the identifiers of items.
  public typealias ItemIdentifierType = Item

  /// Makes the view of a supplementary element. Stored and not called.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// What to ask and tell when items are reordered. Stored and not called.
  public var reorderingHandlers = ReorderingHandlers()
  /// What to ask and tell when items expand and collapse. Stored and not called.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()
}

extension UICollectionViewDiffableDataSource {
  /// Plain storage for UIKit's `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// The type of the identifiers of sections.
    public typealias SectionIdentifierType = Section
    /// The type of the identifiers of items.
    public typealias ItemIdentifierType = Item

    /// Whether an item may be moved.
    public var canReorderItem: ((Item) -> Bool)?
    /// Called before a move.
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    /// Called after a move.
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?

    /// Handlers that do nothing.
    public init() {}
  }
}

// What data sources must have. Snapshots are not kept here, so there is nothing to count.
extension UICollectionViewDiffableDataSource {
  /// The number of items in a section; none.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  /// The cell of an item; an empty one.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

extension UICollectionViewDiffableDataSourceReference {
  /// The number of items in a section; none.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  /// The cell of an item; an empty one.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

extension UITableViewDiffableDataSource {
  /// The number of rows in a section; none.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row; an empty one.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension UITableViewDiffableDataSourceReference {
  /// The number of rows in a section; none.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row; an empty one.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
