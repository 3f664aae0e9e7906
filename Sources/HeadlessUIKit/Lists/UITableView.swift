import Foundation

/// A scrolling column of cells. It holds its properties, its delegates and the registered
/// classes; cells are not loaded yet.
@MainActor
open class UITableView: UIScrollView {
  /// The height that means that the table measures.
  public static let automaticDimension: CGFloat = -1

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

  /// The object that is told about selection and scrolling. Stored only.
  open weak var delegate: (any UITableViewDelegate)? {
    get { anyDelegate as? any UITableViewDelegate }
    set { anyDelegate = newValue }
  }

  /// The object that provides the cells. Stored only.
  open weak var dataSource: (any UITableViewDataSource)?

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

  /// A cell to use again; never one, as cells are not loaded yet.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// Loads the cells again. Marks the table for layout.
  open func reloadData() {
    setNeedsLayout()
  }

  /// The index path of the selected row; none, as cells are not loaded yet.
  open var indexPathForSelectedRow: IndexPath? { nil }
}
