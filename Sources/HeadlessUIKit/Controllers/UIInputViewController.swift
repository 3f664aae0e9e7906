import Foundation

/// A view controller whose view takes the place of the keyboard.
@MainActor
open class UIInputViewController: UIViewController {
  private var storedInputView: UIInputView?

  /// The view that takes the place of the keyboard.
  open override var inputView: UIInputView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// Removes the keyboard. Does nothing: there is none.
  open func dismissKeyboard() {}
}
