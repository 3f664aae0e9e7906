#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view that shows a ``ProgrammaticView`` in its middle, inside its edges.
open class ContainerView: UIView {
  /// What is shown.
  public let content: any ProgrammaticView

  /// Creates a container and adds the body of the view, which is read once.
  public init(for view: any ProgrammaticView) {
    content = view
    super.init(frame: .zero)
    center(view.body)
  }

  /// Containers cannot be unarchived; returns `nil`.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }
}
