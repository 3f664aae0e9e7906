#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// Adds the views of a closure as subviews, in order, and returns the view.
  ///
  /// ```swift
  /// view.body {
  ///   UILabel("Account")
  ///   if let hint { UILabel(hint) }
  ///   rows.map { UILabel($0) }
  /// }
  /// ```
  ///
  /// The closure runs once, at once; nothing is rebuilt when state changes. A second call adds more.
  /// A stack view arranges the views, and cells and visual effect views put them into their content
  /// view. When all are added, what their `layout` calls have left waiting runs in the same order,
  /// so a constraint may name any view of the same closure.
  @discardableResult
  public func body(@UIViewBuilder _ content: @MainActor () -> [UIView]) -> Self {
    host(content())
    return self
  }

  /// Adds a subview, runs what its `layout` calls have left waiting, and returns this view.
  @discardableResult
  public func add(_ view: UIView) -> Self {
    addSubview(view)
    view.runPendingLayout()
    return self
  }

  private func host(_ views: [UIView]) {
    switch self {
    case let stack as UIStackView: stack.addArranged(views)
    case let effect as UIVisualEffectView: effect.contentView.host(views)
    case let cell as UITableViewCell: cell.contentView.host(views)
    case let cell as UICollectionViewCell: cell.contentView.host(views)
    default:
      for view in views { addSubview(view) }
      for view in views { view.runPendingLayout() }
    }
  }
}
