import Foundation

/// What comes along with the animation of an edit menu. Edit menus are not shown here.
@MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds a change that is animated along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what happens afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}
