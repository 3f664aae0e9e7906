#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A scroll view with a stack view of rows, or of columns.
///
/// ```swift
/// UIListView(spacing: 12) {
///   for message in messages { MessageRow(message) }
/// }
/// ```
///
/// The stack view is as wide as the list, or as high when it is horizontal, and scrolls along its
/// axis. All views exist at once: there are no cells and no reuse. Use `UITableView` or
/// `UICollectionView` for hundreds of rows.
open class UIListView: UIScrollView {
  /// The stack view of the rows. `list.stack.addArranged(views)` adds more.
  public let stack: UIStackView

  /// Creates a list of the views of a closure, vertical unless said otherwise.
  ///
  /// The closure runs once. Spacing is in points.
  public init(
    _ axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    @StackViewBuilder _ content: @MainActor () -> [UIView]
  ) {
    stack = UIStackView()
    super.init(frame: .zero)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    add(stack.prepareForConstraints())
    constrain([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      axis == .vertical
        ? stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)
        : stack.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
    ])
    stack.addArranged(content())
  }

  /// Lists cannot be unarchived; returns `nil`.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }
}
