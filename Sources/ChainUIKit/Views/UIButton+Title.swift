#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIButton {
  /// Creates a button with a title; a system button unless another type is given.
  public convenience init(_ title: String?, type: UIButton.ButtonType = .system) {
    self.init(type: type)
    setTitle(title, for: .normal)
  }

  /// Creates a button with a title and a handler for taps, which gets the button.
  ///
  /// ```swift
  /// UIButton("Save") { button in button.isEnabled(false) }
  /// ```
  public convenience init(
    _ title: String?, type: UIButton.ButtonType = .system,
    onTap handler: @escaping @MainActor (UIButton) -> Void
  ) {
    self.init(title, type: type)
    onTap(handler)
  }

  /// Creates a button with a title and a handler for taps.
  public convenience init(
    _ title: String?, type: UIButton.ButtonType = .system,
    onTap handler: @escaping @MainActor () -> Void
  ) {
    self.init(title, type: type)
    onTap(handler)
  }

  /// Sets the font of the title, and returns the button. A button with a configuration takes the
  /// font from there instead.
  @discardableResult
  public func font(_ font: UIFont) -> Self {
    titleLabel?.font = font
    return self
  }
}
