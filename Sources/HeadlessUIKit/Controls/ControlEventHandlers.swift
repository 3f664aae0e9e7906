import Foundation

/// The targets and actions of a control, in the order they were added.
@MainActor
struct ControlEventHandlers {
  enum Kind {
    case action(UIAction)
    case target(WeakTarget, Selector)
  }

  /// A target; `nil` objects that were given as `nil` stand for the responder chain.
  struct WeakTarget {
    weak var object: AnyObject?
    let isResponderChain: Bool
  }

  struct Handler {
    let kind: Kind
    var events: UIControl.Event
  }

  private(set) var handlers: [Handler] = []

  var events: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(identifiedBy: action.identifier, for: events)
    handlers.append(Handler(kind: .action(action), events: events))
  }

  mutating func remove(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) {
      guard case .action(let action) = $0 else { return false }
      return action.identifier == identifier
    }
  }

  mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
    let index = handlers.firstIndex {
      ControlEventHandlers.matches($0.kind, target: target, selector: selector)
    }
    if let index {
      handlers[index].events.formUnion(events)
    } else {
      let weakTarget = WeakTarget(object: target, isResponderChain: target == nil)
      handlers.append(Handler(kind: .target(weakTarget, selector), events: events))
    }
  }

  /// Removes targets; `nil` stands for any.
  mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
    remove(events) {
      guard case .target(let weakTarget, let name) = $0 else { return false }
      return (target == nil || weakTarget.object === target)
        && (selector == nil || selector == name)
    }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Kind) -> Bool) {
    for index in handlers.indices where matches(handlers[index].kind) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  private static func matches(_ kind: Kind, target: AnyObject?, selector: Selector) -> Bool {
    guard case .target(let weakTarget, let name) = kind, name == selector else { return false }
    return target == nil ? weakTarget.isResponderChain : weakTarget.object === target
  }
}
