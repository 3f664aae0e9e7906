#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// One method for each event, named after it. All add a handler: see `addHandler(for:_:)`.

@MainActor
extension Chainable where Self: UIControl {
  /// Adds a handler, which gets the control, for when a finger touches the control.
  @discardableResult
  public func onTouchDown(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchDown, handler)
  }

  /// Adds a handler for when a finger touches the control.
  @discardableResult
  public func onTouchDown(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchDown, handler)
  }

  /// Adds a handler, which gets the control, for when a finger touches the control again, as in a double tap.
  @discardableResult
  public func onTouchDownRepeat(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchDownRepeat, handler)
  }

  /// Adds a handler for when a finger touches the control again, as in a double tap.
  @discardableResult
  public func onTouchDownRepeat(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchDownRepeat, handler)
  }

  /// Adds a handler, which gets the control, for when a finger moves inside the control.
  @discardableResult
  public func onTouchDragInside(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchDragInside, handler)
  }

  /// Adds a handler for when a finger moves inside the control.
  @discardableResult
  public func onTouchDragInside(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchDragInside, handler)
  }

  /// Adds a handler, which gets the control, for when a finger that came from the control moves outside.
  @discardableResult
  public func onTouchDragOutside(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchDragOutside, handler)
  }

  /// Adds a handler for when a finger that came from the control moves outside.
  @discardableResult
  public func onTouchDragOutside(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchDragOutside, handler)
  }

  /// Adds a handler, which gets the control, for when a finger moves into the control.
  @discardableResult
  public func onTouchDragEnter(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchDragEnter, handler)
  }

  /// Adds a handler for when a finger moves into the control.
  @discardableResult
  public func onTouchDragEnter(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchDragEnter, handler)
  }

  /// Adds a handler, which gets the control, for when a finger moves out of the control.
  @discardableResult
  public func onTouchDragExit(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchDragExit, handler)
  }

  /// Adds a handler for when a finger moves out of the control.
  @discardableResult
  public func onTouchDragExit(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchDragExit, handler)
  }

  /// Adds a handler, which gets the control, for when a finger is lifted inside the control.
  @discardableResult
  public func onTouchUpInside(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchUpInside, handler)
  }

  /// Adds a handler for when a finger is lifted inside the control.
  @discardableResult
  public func onTouchUpInside(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchUpInside, handler)
  }

  /// Adds a handler, which gets the control, for when a finger that came from the control is lifted outside.
  @discardableResult
  public func onTouchUpOutside(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchUpOutside, handler)
  }

  /// Adds a handler for when a finger that came from the control is lifted outside.
  @discardableResult
  public func onTouchUpOutside(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchUpOutside, handler)
  }

  /// Adds a handler, which gets the control, for when the system cancels the touches.
  @discardableResult
  public func onTouchCancel(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.touchCancel, handler)
  }

  /// Adds a handler for when the system cancels the touches.
  @discardableResult
  public func onTouchCancel(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.touchCancel, handler)
  }

  /// Adds a handler, which gets the control, for when the user changes the value.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.valueChanged, handler)
  }

  /// Adds a handler for when the user changes the value.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.valueChanged, handler)
  }

  /// Adds a handler, which gets the control, for when the user does what the control is for, by whatever means.
  @discardableResult
  public func onPrimaryActionTriggered(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.primaryActionTriggered, handler)
  }

  /// Adds a handler for when the user does what the control is for, by whatever means.
  @discardableResult
  public func onPrimaryActionTriggered(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.primaryActionTriggered, handler)
  }

  /// Adds a handler, which gets the control, for when the control's menu is about to open.
  @available(iOS 14.0, tvOS 14.0, *)
  @discardableResult
  public func onMenuActionTriggered(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.menuActionTriggered, handler)
  }

  /// Adds a handler for when the control's menu is about to open.
  @available(iOS 14.0, tvOS 14.0, *)
  @discardableResult
  public func onMenuActionTriggered(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.menuActionTriggered, handler)
  }

  /// Adds a handler, which gets the control, for when the user starts to edit.
  @discardableResult
  public func onEditingDidBegin(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.editingDidBegin, handler)
  }

  /// Adds a handler for when the user starts to edit.
  @discardableResult
  public func onEditingDidBegin(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.editingDidBegin, handler)
  }

  /// Adds a handler, which gets the control, for when the user changes the text.
  @discardableResult
  public func onEditingChanged(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.editingChanged, handler)
  }

  /// Adds a handler for when the user changes the text.
  @discardableResult
  public func onEditingChanged(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.editingChanged, handler)
  }

  /// Adds a handler, which gets the control, for when the user stops editing.
  @discardableResult
  public func onEditingDidEnd(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.editingDidEnd, handler)
  }

  /// Adds a handler for when the user stops editing.
  @discardableResult
  public func onEditingDidEnd(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.editingDidEnd, handler)
  }

  /// Adds a handler, which gets the control, for when the user ends editing with the return key.
  @discardableResult
  public func onEditingDidEndOnExit(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
    on(.editingDidEndOnExit, handler)
  }

  /// Adds a handler for when the user ends editing with the return key.
  @discardableResult
  public func onEditingDidEndOnExit(_ handler: @escaping @MainActor () -> Void) -> Self {
    on(.editingDidEndOnExit, handler)
  }
}
