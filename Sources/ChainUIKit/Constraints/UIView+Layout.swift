#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// Adds constraints and returns the view.
  ///
  /// ```swift
  /// view.body {
  ///   UILabel("Title")
  ///     .layout { $0.leading.trailing.equalToSuperview().inset(16) }
  ///     .layout { $0.top.equalToSuperview().offset(24) }
  /// }
  /// ```
  ///
  /// If the view has a superview, the closure runs at once. If not, it waits: `body` and the stack
  /// builders run what waits, in the order it was written, after they have added the view. Nothing
  /// tells a view that a plain `addSubview(_:)` has moved it, so call ``runPendingLayout()`` after
  /// that, or `layout` only then. Each closure runs once and is released. It then turns off
  /// `translatesAutoresizingMaskIntoConstraints` of the view.
  ///
  /// A relation that makes no sense is reported as a ``ConstraintFailure``.
  @discardableResult
  public func layout(_ make: @escaping @MainActor (ConstraintMaker) -> Void) -> Self {
    record(.make, make)
    return self
  }

  /// Removes the constraints of earlier ``layout(_:)`` calls of this view, then adds the new ones.
  ///
  /// Waits for a superview as ``layout(_:)`` does. Constraints made by other means stay.
  @discardableResult
  public func remakeLayout(_ make: @escaping @MainActor (ConstraintMaker) -> Void) -> Self {
    record(.remake, make)
    return self
  }

  /// Gives new constants and priorities to active constraints of earlier ``layout(_:)`` calls.
  ///
  /// A relation finds the constraint of the same attributes, other side and multiplier; if there is
  /// none, that is a ``ConstraintFailure``. No constraint is added or removed, so this is the cheap
  /// way to animate. Waits for a superview as ``layout(_:)`` does.
  @discardableResult
  public func updateLayout(_ make: @escaping @MainActor (ConstraintMaker) -> Void) -> Self {
    record(.update, make)
    return self
  }

  /// Runs the closures of ``layout(_:)`` and its relatives that wait for a superview, in order.
  ///
  /// For views added by a plain `addSubview(_:)`. Does nothing if there is no superview yet, or
  /// nothing waits.
  public func runPendingLayout() {
    guard superview != nil else { return }
    existingAttachment(LayoutRecord.self)?.run(for: self)
  }

  private func record(
    _ action: LayoutRecord.Action, _ make: @escaping @MainActor (ConstraintMaker) -> Void
  ) {
    layoutRecord.add(action, make)
    runPendingLayout()
  }
}

extension UILayoutGuide {
  /// Adds constraints and returns the guide.
  ///
  /// The closure runs at once, so the guide has to be in a view. There, "superview" is the view that
  /// owns the guide.
  @discardableResult
  public func layout(_ make: @MainActor (ConstraintMaker) -> Void) -> Self {
    record(.make, make)
  }

  /// Removes the constraints of earlier `layout` calls of this guide, then adds the new ones.
  @discardableResult
  public func remakeLayout(_ make: @MainActor (ConstraintMaker) -> Void) -> Self {
    record(.remake, make)
  }

  /// Gives new constants and priorities to active constraints of earlier `layout` calls.
  @discardableResult
  public func updateLayout(_ make: @MainActor (ConstraintMaker) -> Void) -> Self {
    record(.update, make)
  }

  private func record(
    _ action: LayoutRecord.Action, _ make: @MainActor (ConstraintMaker) -> Void
  ) -> Self {
    layoutRecord.run(action, make, for: ConstraintItem(self))
    return self
  }
}
