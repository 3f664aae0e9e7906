import Foundation

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// The identifier to use the cell again by.
  public final let reuseIdentifier: String?

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete = 1
    /// Inserts another one.
    case insert = 2
  }

  private let style: UITableViewCell.CellStyle

  /// Creates a cell with a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a cell with the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Cells cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view that holds the content; as large as the cell.
  public final let contentView = UIView()

  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  private var storedImageView: UIImageView?

  /// The label of the text; made when first asked for.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    storedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The label of the detail; made when first asked for, `nil` for cells of the default style.
  open var detailTextLabel: UILabel? {
    if let storedDetailTextLabel { return storedDetailTextLabel }
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    storedDetailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The view of the image; made when first asked for.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    contentView.addSubview(view)
    return view
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is selected; shown only then.
  open var selectedBackgroundView: UIView?

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  private var storedIsSelected = false

  /// Sets whether the cell is selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var storedIsHighlighted = false

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    storedTextLabel?.isHighlighted = highlighted
    storedImageView?.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell can be deleted and moved.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Sets whether the cell can be deleted and moved.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    setNeedsUpdateConfiguration()
  }

  /// Marks the cell, so that its configuration is updated. Marks the cell for layout.
  open func setNeedsUpdateConfiguration() {
    setNeedsLayout()
  }

  /// The cell is about to be used again.
  open func prepareForReuse() {}

  /// How the cell looks while selected.
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  /// The sign at the trailing edge.
  open var accessoryType: UITableViewCell.AccessoryType = .none
  /// The view at the trailing edge.
  open var accessoryView: UIView?
  /// The sign at the trailing edge while editing.
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none
  /// The view at the trailing edge while editing.
  open var editingAccessoryView: UIView?
  /// How many steps the content is indented.
  open var indentationLevel = 0
  /// The length of a step.
  open var indentationWidth: CGFloat = 10
}
