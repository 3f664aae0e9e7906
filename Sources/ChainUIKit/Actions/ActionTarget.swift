#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The target that calls one closure. Controls and gesture recognizers do not retain their targets,
/// so whoever adds it keeps it.
@MainActor
final class ActionTarget: NSObject {
  private let action: @MainActor (AnyObject) -> Void

  /// Makes a target whose sender is always of one type.
  init<Sender: AnyObject>(_ action: @escaping @MainActor (Sender) -> Void) {
    self.action = { sender in
      if let sender = sender as? Sender { action(sender) }
    }
  }

  #if canImport(ObjectiveC)
    static let selector = #selector(send(_:))

    @objc private func send(_ sender: AnyObject) {
      call(sender)
    }
  #else
    static let selector: Selector = "send:"
  #endif

  private func call(_ sender: AnyObject) {
    // The closure may remove the handler, and this target with it.
    let action = action
    action(sender)
  }
}

#if !canImport(ObjectiveC)
  extension ActionTarget: SelectorPerforming {
    func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
      guard action == Self.selector, let sender else { return false }
      call(sender as AnyObject)
      return true
    }
  }
#endif
