import Foundation

/// What a search bar asks and tells while the user searches.
///
/// The bar shows no scopes, bookmarks or results here, so their methods are not called.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user changed or removed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether what was typed may replace a range, counted in UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user asked to search: the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The user asked for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// The user asked to end the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The user asked for results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// The user selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// What Objective-C calls optional: what happens when a delegate does not say.
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
