import Foundation
import HeadlessUIKit

/// Stands in for every delegate and data source; its conformances are generated with the tests.
///
/// It counts what the sample closures do.
@MainActor
public final class Probe: NSObject {
  public private(set) var notes = 0

  /// A view for what must be one.
  public let view = ProbeView()

  public override init() {}

  /// Called by the sample closures.
  public func note() { notes += 1 }

  /// Called by the sample closures that return something.
  public func noting<Value>(_ value: Value) -> Value {
    note()
    return value
  }
}

/// Stands in for a view that conforms to protocols.
public final class ProbeView: UIView {}

// What data sources must have.
extension Probe {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
