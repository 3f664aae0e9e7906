import Foundation

/// A field to search with. Nothing is placed yet.
@MainActor
open class UISearchBar: UIView {
  private var storedInputAccessoryView: UIView?

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// The text. Setting it sends nothing.
  open var text: String? = ""

  /// The text shown while there is no other.
  open var placeholder: String?

  /// Whether the button that ends the search is shown.
  open var showsCancelButton = false

  /// Sets whether the button that ends the search is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}
