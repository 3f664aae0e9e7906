#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view controller that shows a ``ProgrammaticView``.
///
/// ```swift
/// let controller = ViewController(with: WelcomeView()).title("Welcome")
/// ```
open class ViewController: UIViewController {
  private let content: any ProgrammaticView

  /// Hears about the life of the view. Not retained.
  open weak var delegate: (any ViewControllerDelegate)?

  /// The container of the content: the view of this controller. It is made when first asked for.
  public private(set) lazy var contentView = ContainerView(for: content)

  /// Creates a view controller that shows a view. Its body is read when the controller's view is
  /// loaded.
  public init(with view: any ProgrammaticView) {
    content = view
    super.init(nibName: nil, bundle: nil)
  }

  /// View controllers with a content in code cannot be unarchived; returns `nil`.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  open override func loadView() {
    view = contentView
    delegate?.loadView(in: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    delegate?.viewDidLoad(in: self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    delegate?.viewWillAppear(animated, in: self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.viewDidAppear(animated, in: self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delegate?.viewWillDisappear(animated, in: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.viewDidDisappear(animated, in: self)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    delegate?.viewWillLayoutSubviews(in: self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    delegate?.viewDidLayoutSubviews(in: self)
  }
}
