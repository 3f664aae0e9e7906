import Foundation

/// A line of text that can be edited.
///
/// There is no keyboard: ``insertText(_:)`` and ``deleteBackward()`` stand for typing at the end.
/// Delegates are not asked. Text is not measured yet.
@MainActor
open class UITextField: UIControl {
  /// Text was edited for the first time since editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The text changed.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  private static let standardFont = UIFont.systemFont(ofSize: 17)

  private var content = NSAttributedString(string: "")
  private var placeholderContent: NSAttributedString?

  /// The text; empty rather than `nil`. Setting it sends no event.
  open var text: String? {
    get { content.string }
    set { content = styled(newValue ?? "") }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set { content = NSAttributedString(attributedString: newValue ?? styled("")) }
  }

  private func styled(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: defaultTextAttributes)
  }

  override var defaultAccessibilityLabel: String? { placeholder }
  override var defaultAccessibilityValue: String? { text }

  private var storedFont = UITextField.standardFont
  private var storedTextColor = UIColor.label

  /// The font: the system's, 17 points, unless set.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? UITextField.standardFont
      restyle(.font, storedFont)
    }
  }

  /// The colour: that of labels unless set.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      restyle(.foregroundColor, storedTextColor)
    }
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    extraAttributes[key] = value
    let changed = NSMutableAttributedString(attributedString: content)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = changed
    invalidateIntrinsicContentSize()
  }

  private var extraAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of text that is set. Setting them changes the text there is.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let base: [NSAttributedString.Key: Any] = [
        .font: storedFont, .foregroundColor: storedTextColor,
      ]
      return base.merging(extraAttributes) { $1 }
    }
    set {
      extraAttributes = newValue
      if let font = newValue[.font] as? UIFont { storedFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { storedTextColor = color }
      content = styled(content.string)
    }
  }

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// The border.
  open var borderStyle: UITextField.BorderStyle = .none

  /// The text shown while there is no other.
  open var placeholder: String? {
    get { placeholderContent?.string }
    set {
      placeholderContent = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
      }
    }
  }

  /// The text shown while there is no other, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent }
    set { placeholderContent = newValue.map { NSAttributedString(attributedString: $0) } }
  }

  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may get.
  open var minimumFontSize: CGFloat = 0

  /// The object that decides about editing. Stored only.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The view on the leading side.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }

  /// The view on the trailing side.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// When the view on the leading side is shown.
  open var leftViewMode: UITextField.ViewMode = .never
  /// When the view on the trailing side is shown.
  open var rightViewMode: UITextField.ViewMode = .never
  /// When the button that removes the text is shown.
  open var clearButtonMode: UITextField.ViewMode = .never

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// The view shown instead of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: - Editing

  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// Enabled text fields can become first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: sends `.editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    guard !isEditing else { return true }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing: sends `.editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    guard isEditing else { return true }
    isEditing = false
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Whether there is text.
  open var hasText: Bool { content.length > 0 }

  /// Adds text at the end as typing does: sends `.editingChanged`.
  open func insertText(_ text: String) {
    content = styled(content.string + text)
    noteEdit()
  }

  /// Removes the last character as typing does: sends `.editingChanged`.
  open func deleteBackward() {
    content = styled(String(content.string.dropLast()))
    noteEdit()
  }

  private func noteEdit() {
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// The rectangle of the text; the bounds until text is measured.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the edited text; the bounds until text is measured.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the placeholder; that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
