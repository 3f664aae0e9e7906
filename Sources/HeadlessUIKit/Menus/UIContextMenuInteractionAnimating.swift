import Foundation

/// What comes along with the animation of a context menu. Context menus are not shown here.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller that previews the content.
  var previewViewController: UIViewController? { get }

  /// Adds a change that is animated along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what happens afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}
