import Foundation

extension UIViewController {
  /// The view controller that presents when this one is asked to: the outermost parent, or for the
  /// styles of the current context the nearest one that defines a context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    while let parent = controller.parent {
      if style == .currentContext || style == .overCurrentContext,
        controller.definesPresentationContext
      {
        break
      }
      controller = parent
    }
    return controller
  }

  final func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    guard presented !== presenter, presented.parent == nil, presenter.ownPresented == nil,
      presented.ownPresenting == nil, let place = presenter.viewIfLoaded?.superview,
      place.window != nil
    else { return }
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    let presentation = presented.makePresentationController(source: self)
    presentation.containerView = place
    presentation.presentationTransitionWillBegin()
    let removesPresenter = presentation.shouldRemovePresentersView
    if removesPresenter { presenter.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    if let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.addSubview(view)
    }
    place.layoutIfNeeded()
    presented.endAppearing()
    if removesPresenter {
      presenter.view.removeFromSuperview()
      presenter.endDisappearing()
    }
    presented.isBeingPresented = false
    presentation.presentationTransitionDidEnd(true)
    completion?()
  }

  /// Takes back what this view controller presented, with everything that was presented on top.
  final func endPresenting(animated: Bool, completion: (() -> Void)?) {
    var chain: [UIViewController] = []
    while let next = (chain.last ?? self).ownPresented { chain.append(next) }
    guard let lowest = chain.first else { return }
    let presentation = lowest.presentationController
    let place = presentation?.containerView
    for controller in chain.reversed() {
      controller.isBeingDismissed = true
      controller.presentationController?.dismissalTransitionWillBegin()
      controller.beginDisappearing(animated: animated)
    }
    if let view = viewIfLoaded, view.superview == nil, let place {
      beginAppearing(animated: animated)
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    for controller in chain.reversed() { controller.viewIfLoaded?.removeFromSuperview() }
    place?.layoutIfNeeded()
    endAppearing()
    for controller in chain.reversed() {
      controller.endDisappearing()
      controller.isBeingDismissed = false
      controller.ownPresenting?.ownPresented = nil
      controller.ownPresenting = nil
      controller.presentationController?.dismissalTransitionDidEnd(true)
      controller.forgetPresentationController()
    }
    completion?()
  }
}
