import Foundation

/// A menu of actions and other menus.
@MainActor
open class UIMenu: UIMenuElement {
  /// The name of the menu; unique unless given.
  public final let identifier: UIMenu.Identifier

  /// How the menu is shown in its parent.
  public final let options: UIMenu.Options

  /// The elements.
  public final let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? UIMenu.Identifier(rawValue: UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Menus cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The actions with a check mark, in submenus too when the menu allows a single selection.
  open var selectedElements: [UIMenuElement] {
    children.filter { element in
      switch element {
      case let action as UIAction: return action.state == .on
      case let command as UICommand: return command.state == .on
      default: return false
      }
    }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
