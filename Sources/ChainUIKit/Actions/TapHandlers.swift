#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The tap recognizer that a view gets with its first tap handler: all handlers share it, because
/// of two recognizers only one would see the tap.
@MainActor
final class TapHandlers: UITapGestureRecognizer {
  private var targets: [ActionTarget] = []

  /// The recognizer of a view, made when first asked for.
  static func of(_ view: UIView) -> TapHandlers {
    if let found = view.gestureRecognizers?.lazy.compactMap({ $0 as? TapHandlers }).first {
      return found
    }
    let made = TapHandlers(target: nil, action: nil)
    view.addGestureRecognizer(made)
    return made
  }

  /// Adds a target and keeps it.
  func attach(_ target: ActionTarget) -> ActionToken {
    targets.append(target)
    addTarget(target, action: ActionTarget.selector)
    return ActionToken { [weak self, weak target] in
      if let target { self?.remove(target) }
    }
  }

  private func remove(_ target: ActionTarget) {
    removeTarget(target, action: nil)
    targets.removeAll { $0 === target }
    if targets.isEmpty { view?.removeGestureRecognizer(self) }
  }
}
