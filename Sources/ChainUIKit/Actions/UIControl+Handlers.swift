#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The targets that a control keeps.
@MainActor
private final class ControlTargets {
  var targets: [ActionTarget] = []
}

extension UIControl {
  /// Adds a target and keeps it.
  func attach(_ target: ActionTarget, for events: UIControl.Event) -> ActionToken {
    attachment(ControlTargets.self) { ControlTargets() }.targets.append(target)
    addTarget(target, action: ActionTarget.selector, for: events)
    return ActionToken { [weak self, weak target] in
      guard let self, let target else { return }
      removeTarget(target, action: nil, for: .allEvents)
      existingAttachment(ControlTargets.self)?.targets.removeAll { $0 === target }
    }
  }
}

@MainActor
extension Chainable where Self: UIControl {
  /// Adds a handler for events, which gets the control, and returns what removes it.
  ///
  /// In a chain, use `on(_:_:)` or the method named after the event; with `configure` a chain can
  /// keep the token:
  ///
  /// ```swift
  /// UISwitch().configure {
  ///   token = $0.addHandler(for: .valueChanged) { [weak self] in self?.save() }
  /// }
  /// ```
  ///
  /// The handler is called by target-action, on the main actor, after those added before it. The
  /// control keeps it until the token removes it or the control is released. Capture weakly what
  /// keeps the control. Complexity: that of `addTarget(_:action:for:)`.
  @discardableResult
  public func addHandler(
    for events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> ActionToken {
    attach(ActionTarget(handler), for: events)
  }

  /// Adds a handler for events, and returns what removes it.
  @discardableResult
  public func addHandler(
    for events: UIControl.Event, _ handler: @escaping @MainActor () -> Void
  ) -> ActionToken {
    attach(ActionTarget { (_: Self) in handler() }, for: events)
  }

  /// Adds a handler for events, which gets the control, and returns the control.
  ///
  /// ```swift
  /// UITextField().on([.editingDidBegin, .editingDidEnd]) { field in
  ///   field.backgroundColor(field.isEditing ? .systemBackground : .secondarySystemBackground)
  /// }
  /// ```
  @discardableResult
  public func on(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> Self {
    addHandler(for: events, handler)
    return self
  }

  /// Adds a handler for events, and returns the control.
  @discardableResult
  public func on(_ events: UIControl.Event, _ handler: @escaping @MainActor () -> Void) -> Self {
    addHandler(for: events, handler)
    return self
  }
}
