import Foundation

/// An object that manages a presentation.
///
/// It says where the presented view goes and whether the view below stays, and is told about the
/// beginning and the end. Every style fills the container, sheets too; nothing is dimmed, and
/// presentations do not adapt to sizes. ``performDismissal()`` does what the user does to a sheet.
@MainActor
open class UIPresentationController: NSObject {
  final var slots = Slots()

  // The view controller holds its presentation controller, not the other way round.
  private weak var storedPresented: UIViewController?
  private lazy var placeholder = UIViewController()

  /// The view controller that is presented; an empty one when it is gone.
  open var presentedViewController: UIViewController { storedPresented ?? placeholder }

  private weak var storedPresenting: UIViewController?

  /// The view controller that presents; the presented one as long as there is none.
  open var presentingViewController: UIViewController {
    presentedViewController.ownPresenting ?? storedPresenting ?? presentedViewController
  }

  /// Creates a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// Creates a controller of an empty view controller. UIKit does not offer this.
  public convenience override init() {
    self.init(presentedViewController: UIViewController(), presenting: nil)
  }

  /// The object that decides about the user's dismissals.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style that was asked for; sheets for `.automatic`.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// The style that presentations adapt to; none here.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The view that the presented view is in, while something is presented.
  open internal(set) weak var containerView: UIView?

  /// The view that is shown; that of the presented view controller unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// The rectangle of the presented view; the whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view below is taken out, and its view controller disappears: so for
  /// `.fullScreen` and `.currentContext`, not for sheets and the styles that cover.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The presentation is about to begin.
  open func presentationTransitionWillBegin() {}

  /// The presentation is done.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal is done.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to lay out its subviews. Not called.
  open func containerViewWillLayoutSubviews() {}

  /// The container laid out its subviews. Not called.
  open func containerViewDidLayoutSubviews() {}

  /// Does what pulling down a sheet does: asks the delegate, dismisses and tells the delegate
  /// before and after; or tells it about the attempt when the delegate refuses or the presented
  /// view controller is modal. Only HeadlessUIKit has this method.
  public final func performDismissal() {
    guard presentedViewController.ownPresenting != nil else { return }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
  }
}
