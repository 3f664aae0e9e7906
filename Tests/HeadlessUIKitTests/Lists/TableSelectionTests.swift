import Foundation
import Testing

@testable import HeadlessUIKit

/// What tables and collections ask their data sources, and the taps on rows and items.
@MainActor @Suite struct TableSelectionTests {
  let log = CallbackLog()
  let table = UITableView()
  let delegate: TableDelegate
  let rows = (0..<3).map { IndexPath(row: $0, section: 0) }

  init() {
    delegate = TableDelegate(log)
    table.delegate = delegate
    table.dataSource = delegate
  }

  @Test func rowsAreCountedByTheDataSource() {
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 3)
    table.dataSource = nil
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
  }

  @Test func aTapHighlightsAndSelects() {
    table.performTap(onRowAt: rows[0])
    #expect(
      log.take() == [
        "should highlight 0", "did highlight 0", "did unhighlight 0", "will select 0",
        "did select 0",
      ])
    table.performTap(onRowAt: rows[1])
    #expect(
      log.take() == [
        "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1",
        "will deselect 0", "did deselect 0", "did select 1",
      ])
    #expect(table.indexPathForSelectedRow == rows[1])
  }

  @Test func aDelegateCanRefuse() {
    delegate.refusals = ["should highlight"]
    table.performTap(onRowAt: rows[0])
    delegate.refusals = ["will select"]
    table.performTap(onRowAt: rows[0])
    #expect(table.indexPathsForSelectedRows == nil)
    delegate.refusals = []
    table.performTap(onRowAt: rows[0])
    table.allowsMultipleSelection = true
    delegate.refusals = ["will deselect"]
    table.performTap(onRowAt: rows[0])
    #expect(table.indexPathsForSelectedRows == [rows[0]])
  }

  @Test func manyRowsCanBeSelectedAndDeselected() {
    table.allowsMultipleSelection = true
    for row in rows { table.performTap(onRowAt: row) }
    #expect(table.indexPathsForSelectedRows == rows)
    _ = log.take()
    table.performTap(onRowAt: rows[1])
    #expect(table.indexPathsForSelectedRows == [rows[0], rows[2]])
    #expect(log.take().suffix(2) == ["will deselect 1", "did deselect 1"])
  }

  @Test func theUsersSelectionsArePosted() {
    let posts = CallbackLog()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts.entries.append("post") } }
    table.allowsMultipleSelection = true
    table.performTap(onRowAt: rows[0])
    table.performTap(onRowAt: rows[0])
    table.selectRow(at: rows[1], animated: false, scrollPosition: .none)
    NotificationCenter.default.removeObserver(token)
    #expect(posts.take() == ["post", "post"])
  }

  @Test func tablesThatAllowNoSelectionIgnoreTaps() {
    table.allowsSelection = false
    table.performTap(onRowAt: rows[0])
    table.allowsSelection = true
    table.isEditing = true
    table.performTap(onRowAt: rows[0])
    #expect(log.take() == [] && table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    table.performTap(onRowAt: rows[0])
    #expect(table.indexPathForSelectedRow == rows[0])
  }

  @Test func selectingInCodeTellsNobody() {
    table.selectRow(at: rows[0], animated: false, scrollPosition: .none)
    table.selectRow(at: rows[2], animated: false, scrollPosition: .top)
    #expect(table.indexPathsForSelectedRows == [rows[2]])
    table.deselectRow(at: rows[2], animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: rows[0], animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: rows[0], animated: false, scrollPosition: .none)
    table.deleteRows(at: [rows[0]], with: .automatic)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: rows[1], animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil && log.take() == [])
  }

  @Test func updatesCompleteAtOnce() {
    table.performBatchUpdates {
      log.entries.append("updates")
    } completion: {
      log.entries.append("completion \($0)")
    }
    #expect(log.take() == ["updates", "completion true"])
  }

  @Test func aTableTellsAboutScrolling() {
    table.contentOffset.y = 5
    #expect(log.take() == ["did scroll"])
  }

  @Test func aTableControllerIsTheDelegateOfItsTable() {
    final class Controller: UITableViewController {
      var selected: [IndexPath] = []
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int {
        4
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let controller = Controller(style: .grouped)
    #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
    controller.tableView.performTap(onRowAt: rows[0])
    #expect(controller.selected == [rows[0]])
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    let window = UIWindow()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func itemsAreAskedAboutInTheOrderOfTheHeader() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = delegate
    collection.dataSource = delegate
    #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 5)
    collection.performTap(onItemAt: rows[0])
    #expect(
      log.take() == [
        "should highlight 0", "did highlight 0", "should select 0", "did select 0",
        "did unhighlight 0",
      ])
    collection.performTap(onItemAt: rows[1])
    #expect(
      log.take().suffix(4) == [
        "should select 1", "did deselect 0", "did select 1", "did unhighlight 1",
      ])
    #expect(collection.indexPathsForSelectedItems == [rows[1]])
    collection.allowsMultipleSelection = true
    collection.performTap(onItemAt: rows[1])
    #expect(
      log.take().suffix(3) == ["should deselect 1", "did deselect 1", "did unhighlight 1"])
    delegate.refusals = ["should select"]
    collection.performTap(onItemAt: rows[1])
    #expect(collection.indexPathsForSelectedItems == [])
    collection.selectItem(at: rows[2], animated: false, scrollPosition: .top)
    collection.deselectItem(at: rows[2], animated: false)
    collection.selectItem(at: rows[2], animated: false, scrollPosition: [])
    collection.reloadData()
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func aCollectionControllerIsTheDelegateOfItsCollection() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = other
    #expect(other.frame == controller.view.bounds && controller.view.subviews == [other])
  }
}

@MainActor
final class TableDelegate: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  let log: CallbackLog
  var refusals: Set<String> = []

  init(_ log: CallbackLog) { self.log = log }

  private func note(_ event: String, _ indexPath: IndexPath) {
    log.entries.append("\(event) \(indexPath.item)")
  }

  private func ask(_ question: String, _ indexPath: IndexPath) -> Bool {
    note(question, indexPath)
    return !refusals.contains(question)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section + 2
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("should highlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("did highlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("did unhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("will select", indexPath) ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("will deselect", indexPath) ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("did select", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("did deselect", indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.entries.append("did scroll") }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    5
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    ask("should highlight", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    note("did highlight", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    note("did unhighlight", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("should select", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("should deselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("did select", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    note("did deselect", indexPath)
  }
}
