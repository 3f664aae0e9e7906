import Foundation

/// A field to search with.
///
/// ``searchTextField`` is edited like any text field, and what its delegate and its events say
/// reaches the delegate of the bar. ``performSearch()`` and ``performCancel()`` do what the user
/// does. Scopes, bookmarks and results are stored only.
@MainActor
open class UISearchBar: UIView {
  private let fieldDelegate = SearchFieldDelegate()

  /// The field, inside the bar. The bar needs its delegate; UIKit's bar has its own, too.
  public final let searchTextField = UISearchTextField()

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fieldDelegate.bar = self
    searchTextField.delegate = fieldDelegate
    searchTextField.borderStyle = .roundedRect
    searchTextField.returnKeyType = .search
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    addSubview(searchTextField)
  }

  /// Bars cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// The text. Setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown while there is no other.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether the button that ends the search is shown.
  open var showsCancelButton = false

  /// Sets whether the button that ends the search is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  // MARK: - Editing

  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Whether the field can become first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Does what the search key does: tells the delegate. Does nothing unless the field is edited.
  /// Only HeadlessUIKit has this method.
  public final func performSearch() {
    searchTextField.performReturn()
  }

  /// Does what the button that ends the search does: tells the delegate. Does nothing unless it is
  /// shown. Only HeadlessUIKit has this method.
  public final func performCancel() {
    guard showsCancelButton else { return }
    delegate?.searchBarCancelButtonClicked(self)
  }

  // MARK: - Measuring

  private static let height: CGFloat = 56

  /// No width of its own, and UIKit's height of 56 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.height)
  }

  /// The width given, or else the current one, and UIKit's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: UISearchBar.height)
  }

  /// Places the field, 8 points from the sides and 10 from top and bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(
      dx: min(8, bounds.width / 2), dy: min(10, bounds.height / 2))
  }
}

/// Passes what the field of a search bar asks and tells on to the delegate of the bar.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  @MainActor weak var bar: UISearchBar?

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldEndEditing($1) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    return true
  }
}
