import Foundation

/// A view that a collection uses again for other content.
@MainActor
open class UICollectionReusableView: UIView {
  /// The identifier to use the view again by.
  open var reuseIdentifier: String? { nil }

  /// The view is about to be used again.
  open func prepareForReuse() {}
}

/// A cell of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content; as large as the cell.
  public final let contentView = UIView()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Cells cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Marks the cell, so that its configuration is updated. Marks the cell for layout.
  open func setNeedsUpdateConfiguration() {
    setNeedsLayout()
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The view behind the content while the cell is selected; shown only then.
  open var selectedBackgroundView: UIView?
}
