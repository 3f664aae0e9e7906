import Foundation

/// An object that performs actions by name where there is no Objective-C runtime.
///
/// Target-action needs a way to call a method by its selector. Objective-C has one; Swift on
/// Linux has not. There, a target conforms to this protocol and switches over the selector:
///
/// ```swift
/// extension Form: SelectorPerforming {
///   func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
///     switch action {
///     case "submit": submit()
///     default: return false
///     }
///     return true
///   }
/// }
/// ```
///
/// Closures (`UIAction`) need none of this.
@MainActor
public protocol SelectorPerforming: AnyObject {
  /// Whether the object knows an action. Used for the responder chain; `true` unless
  /// implemented.
  func canPerform(_ action: Selector) -> Bool

  /// Performs an action. Returns whether the object knows it.
  @discardableResult
  func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool
}

extension SelectorPerforming {
  /// Says that every action is known.
  public func canPerform(_ action: Selector) -> Bool { true }
}

/// Calls methods by selector, on every platform.
@MainActor
enum SelectorDispatch {
  /// Whether an object can perform an action.
  static func canPerform(_ action: Selector, on target: AnyObject) -> Bool {
    if let performer = target as? any SelectorPerforming { return performer.canPerform(action) }
    #if canImport(ObjectiveC)
      return (target as? NSObject)?.responds(to: action) ?? false
    #else
      return false
    #endif
  }

  /// Performs an action on an object. Returns whether the object knew it.
  @discardableResult
  static func perform(
    _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
  ) -> Bool {
    if let performer = target as? any SelectorPerforming {
      return performer.perform(action, sender: sender, event: event)
    }
    #if canImport(ObjectiveC)
      guard let object = target as? NSObject, object.responds(to: action) else { return false }
      _ = object.perform(action, with: sender, with: event)
      return true
    #else
      return false
    #endif
  }
}
