import Foundation

// The way to the screen and back. A view controller is told first and then its children, as far
// as their views are inside its view and it forwards; which comes first is not documented.
extension UIViewController {
  /// The children that appear and disappear with this view controller.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Starts on the way to the screen.
  final func beginAppearing(animated: Bool) {
    loadViewIfNeeded()
    guard !appearance.isVisible else { return }
    appearance = .appearing
    isAppearanceAnimated = animated
    viewWillAppear(animated)
    for child in followers { child.beginAppearing(animated: animated) }
    childrenWillAppear(animated)
  }

  /// The view is in the window.
  final func arrive() {
    guard appearance == .appearing else { return }
    appearance = .arrived
    viewIsAppearing(isAppearanceAnimated)
    for child in followers { child.arrive() }
  }

  /// The view is on the screen.
  final func endAppearing() {
    arrive()
    guard appearance == .arrived else { return }
    appearance = .shown
    viewDidAppear(isAppearanceAnimated)
    isMovingToParent = false
    for child in followers { child.endAppearing() }
    childrenDidAppear(isAppearanceAnimated)
  }

  /// Starts on the way back from the screen.
  final func beginDisappearing(animated: Bool) {
    guard appearance.isVisible else { return }
    appearance = .disappearing
    isAppearanceAnimated = animated
    viewWillDisappear(animated)
    for child in followers { child.beginDisappearing(animated: animated) }
  }

  /// The view is no longer on the screen.
  final func endDisappearing() {
    guard appearance == .disappearing else { return }
    // Looked up before the callback, which may take views out.
    let followers = followers
    appearance = .hidden
    viewDidDisappear(isAppearanceAnimated)
    for child in followers { child.endDisappearing() }
  }

  /// Shows the view of a child in place of another's, with the callbacks of both if this view
  /// controller is visible.
  ///
  /// - Parameters:
  ///   - startsWithNew: Whether the new child is told first, as by tab bar controllers.
  ///   - show: Puts the one view in and takes the other out.
  final func exchange(
    _ old: UIViewController?, for new: UIViewController?, startsWithNew: Bool, animated: Bool,
    show: () -> Void
  ) {
    new?.loadViewIfNeeded()
    guard appearance.isVisible else { return show() }
    if startsWithNew { new?.beginAppearing(animated: animated) }
    old?.beginDisappearing(animated: animated)
    if !startsWithNew { new?.beginAppearing(animated: animated) }
    show()
    viewIfLoaded?.layoutIfNeeded()
    old?.endDisappearing()
    // Otherwise the new child follows this view controller, which is still on its way.
    if appearance == .shown { new?.endAppearing() }
  }

  /// Whether moving the view into a window makes the view controller appear: nobody else is in
  /// charge, and a parent that forwards is visible itself.
  final func appearsWithView(isRoot: Bool) -> Bool {
    guard let parent else { return isRoot }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isVisible
  }
}

extension UIView {
  /// The view controllers that the view takes along when it moves into or out of a window.
  final func controllersThatFollow(isRoot: Bool = true) -> [UIViewController] {
    var found: [UIViewController] = []
    if let viewController, viewController.appearsWithView(isRoot: isRoot) {
      found.append(viewController)
    }
    for subview in storedSubviews {
      found += subview.controllersThatFollow(isRoot: false)
    }
    return found
  }
}
