import Foundation

extension UIView {
  /// Puts a view at an index of the subviews, counted without the view itself.
  final func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.move(to: self, at: index)
  }

  final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = storedSubviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  /// Moves the view to a superview, or out of its superview for `nil`, with the callbacks of
  /// UIKit in this order: will move to window, will move to superview (the other way round on the
  /// way out), will remove subview, the move, did move to window, did move to superview, did add
  /// subview. View controllers that nobody else takes to or from the screen come and go with
  /// their views.
  final func move(to newSuperview: UIView?, at index: Int) {
    let oldSuperview = superview
    if oldSuperview == nil, newSuperview == nil { return }
    if let newSuperview, oldSuperview === newSuperview {
      newSuperview.restack(self, at: index)
      return
    }
    let oldWindow = window
    let newWindow = newSuperview?.window
    let oldTint = resolvedTintColor
    let oldTraits = traitCollection
    if newSuperview == nil { willMove(toSuperview: nil) }
    let passengers = oldWindow === newWindow ? [] : controllersThatFollow()
    let leaving = newWindow == nil ? passengers.filter(\.appearance.isVisible) : []
    let entering = newWindow == nil ? [] : passengers.filter { $0.appearance == .hidden }
    for controller in leaving { controller.beginDisappearing(animated: false) }
    for controller in entering { controller.beginAppearing(animated: false) }
    if oldWindow !== newWindow { announceMove(to: newWindow) }
    if newSuperview != nil { willMove(toSuperview: newSuperview) }
    if let oldSuperview {
      oldSuperview.willRemoveSubview(self)
      oldSuperview.detach(self)
    }
    if let newSuperview { newSuperview.attach(self, at: index) }
    if oldWindow !== newWindow { announceMoved(from: oldWindow) }
    didMoveToSuperview()
    newSuperview?.didAddSubview(self)
    if newSuperview != nil, resolvedTintColor != oldTint { notifyTintColorDidChange() }
    if newSuperview != nil { notifyTraitsDidChange(from: oldTraits) }
    updateSafeArea()
    if newWindow != nil { for controller in passengers { controller.arrive() } }
    // Those with a parent on its way get there together with it.
    for controller in entering where controller.parent.map({ $0.appearance == .shown }) ?? true {
      controller.endAppearing()
    }
    for controller in leaving { controller.endDisappearing() }
  }

  private func attach(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), storedSubviews.count)
    if index < storedSubviews.count {
      layer.insertSublayer(view.layer, below: storedSubviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    storedSubviews.insert(view, at: index)
    view.superview = self
    // A view that was a root is now part of this tree.
    view.constraintStorage.system = nil
    treeSystem?.note(tree: view)
    view.setNeedsLayout()
    if view.constraintStorage.isUpdateNeeded || view.constraintStorage.isUpdateNeededBelow {
      markConstraintUpdateNeededBelow()
    }
    setNeedsLayout()
  }

  private func detach(_ view: UIView) {
    view.removeConstraintsCrossingBoundary()
    treeSystem?.remove(tree: view)
    storedSubviews.removeIdentical(view)
    view.superview = nil
    view.layer.removeFromSuperlayer()
    setNeedsLayout()
  }

  private func restack(_ view: UIView, at index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    restackLayers()
    setNeedsLayout()
  }

  /// Brings the layers of the subviews into the order of the subviews.
  final func restackLayers() {
    var previous: CALayer?
    for subview in storedSubviews {
      if let previous {
        layer.insertSublayer(subview.layer, above: previous)
      }
      previous = subview.layer
    }
  }

  private func announceMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for subview in storedSubviews { subview.announceMove(to: newWindow) }
  }

  private func announceMoved(from oldWindow: UIWindow?) {
    if let oldWindow, oldWindow.firstResponder === self { oldWindow.clearFirstResponder() }
    didMoveToWindow()
    for subview in storedSubviews { subview.announceMoved(from: oldWindow) }
  }
}
