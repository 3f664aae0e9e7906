import Foundation

/// A scrolling column of cells.
///
/// The data source is asked for numbers of sections and rows, and rows can be selected. Cells are
/// not loaded, laid out or reused: there are no visible cells, and changes such as
/// ``insertRows(at:with:)`` only mark the table for layout.
@MainActor
open class UITableView: UIScrollView {
  /// The height that means that the table measures.
  public static let automaticDimension: CGFloat = -1

  /// The user selected or deselected a row.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The style.
  public final let style: UITableView.Style

  /// Creates a table with a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Tables cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The object that decides about selection and is told about it and about scrolling.
  open weak var delegate: (any UITableViewDelegate)? {
    get { anyDelegate as? any UITableViewDelegate }
    set { anyDelegate = newValue }
  }

  /// The object that counts the rows and provides the cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The height of rows.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height that rows are thought to have before they are measured.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height that headers are thought to have before they are measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height that footers are thought to have before they are measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above headers.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

  /// The view behind the cells.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// The view above the cells.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below the cells.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }

  /// Whether the cells can be deleted and moved.
  open var isEditing = false

  /// Sets whether the cells can be deleted and moved.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Whether cells can be selected.
  open var allowsSelection = true
  /// Whether cells can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether many cells can be selected.
  open var allowsMultipleSelection = false
  /// Whether many cells can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// The lines between the cells.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor? = .separator
  /// The distance of the lines from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  private var cellClasses: [String: AnyClass] = [:]

  /// Registers a class of cells under an identifier; `nil` forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// The class registered under an identifier. Only HeadlessUIKit has this method.
  public final func registeredCellClass(forReuseIdentifier identifier: String) -> AnyClass? {
    cellClasses[identifier]
  }

  /// A cell to use again; never one, as cells are not reused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// A cell to use again or a new one; always a new plain cell, whatever class was registered:
  /// Swift alone cannot make an object of a class that it only knows at run time.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Registers a class of headers and footers. Does nothing, as they are not made.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}

  /// A header or footer to use again; never one, as they are not reused.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    nil
  }

  // MARK: - Rows

  /// Where a row that is scrolled to should be.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The number of sections that the data source has; one without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// The number of rows that the data source has in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a visible row; none, as cells are not loaded.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

  /// The row of a cell; none, as cells are not loaded.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

  /// The visible cells; none, as cells are not loaded.
  open var visibleCells: [UITableViewCell] { [] }

  /// The rows of the visible cells; none, as cells are not loaded.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }

  /// Loads the rows again: removes the selection and marks the table for layout.
  open func reloadData() {
    selection = []
    setNeedsLayout()
  }

  /// Rows changed. Marks the table for layout.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    setNeedsLayout()
  }

  /// Rows changed. Marks the table for layout.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    setNeedsLayout()
  }

  /// Rows were inserted. Marks the table for layout.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    setNeedsLayout()
  }

  /// Rows were deleted: they are no longer selected. Marks the table for layout.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    selection.removeAll { indexPaths.contains($0) }
    setNeedsLayout()
  }

  /// A row was moved. Marks the table for layout.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    setNeedsLayout()
  }

  /// Sections changed. Marks the table for layout.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    setNeedsLayout()
  }

  /// Sections were inserted. Marks the table for layout.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    setNeedsLayout()
  }

  /// Sections were deleted. Marks the table for layout.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    setNeedsLayout()
  }

  /// Starts a number of changes.
  open func beginUpdates() {}

  /// Ends a number of changes. Marks the table for layout.
  open func endUpdates() {
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

  /// The selected row; the first one of many.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, in the order of their selection; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none for `nil`. Tells nobody, and does not scroll: rows have no places.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsMany || indexPath == nil { selection = [] }
    if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
  }

  /// Deselects a row. Tells nobody.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
  }

  private var allowsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Does what a tap on a row does: highlights and selects it, or deselects it when many rows may
  /// be selected, and asks and tells the delegate each step. Does nothing when the table allows
  /// no selection. Only HeadlessUIKit has this method.
  public final func performTap(onRowAt indexPath: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || allowsMany : allowsSelection || allowsMany,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsMany, selection.contains(indexPath) {
      deselectForTap(indexPath)
      postSelectionChange()
      return
    }
    guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
    else { return }
    if !allowsMany {
      for other in selection where other != target { deselectForTap(other) }
    }
    selectRow(at: target, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: target)
    postSelectionChange()
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  private func deselectForTap(_ indexPath: IndexPath) {
    guard
      let target = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath
    else { return }
    deselectRow(at: target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }
}
