import Foundation

/// A line of text that can be edited.
///
/// There is no keyboard: ``insertText(_:)`` and ``deleteBackward()`` stand for typing at the end.
/// Delegates are not asked. Text is measured by ``TextMetric/current``.
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
    set {
      content = styled(newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = NSAttributedString(attributedString: newValue ?? styled(""))
      contentDidChange()
    }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
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
    contentDidChange()
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
      contentDidChange()
    }
  }

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// The border.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  /// The text shown while there is no other.
  open var placeholder: String? {
    get { placeholderContent?.string }
    set {
      placeholderContent = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
      }
      contentDidChange()
    }
  }

  /// The text shown while there is no other, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent }
    set {
      placeholderContent = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
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
    contentDidChange()
  }

  /// When the view on the leading side is shown.
  open var leftViewMode: UITextField.ViewMode = .never {
    didSet { if leftViewMode != oldValue { sideViewsDidChange() } }
  }
  /// When the view on the trailing side is shown.
  open var rightViewMode: UITextField.ViewMode = .never {
    didSet { if rightViewMode != oldValue { sideViewsDidChange() } }
  }

  private func sideViewsDidChange() {
    setNeedsLayout()
    contentDidChange()
  }
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
    sideViewsDidChange()
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
    sideViewsDidChange()
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
    contentDidChange()
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  // MARK: - Measuring

  /// The distance of the text from the edges. Those of rounded fields are UIKit's; those of the
  /// other borders are assumed.
  private var textInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: return .zero
    case .line: return UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    default: return UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
    }
  }

  private func isShown(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .always: return true
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    default: return false
    }
  }

  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }

  /// The text shown, dots for secure fields; the placeholder while there is no text.
  final var shownText: NSAttributedString {
    guard content.length > 0 else { return placeholderContent ?? content }
    guard isSecureTextEntry else { return content }
    return styled(String(repeating: "•", count: content.string.count))
  }

  final var standardTextFont: UIFont { storedFont }

  private func makeLayout(width: CGFloat) -> TextLayout {
    TextLayout(
      shownText, width: width, numberOfLines: 1, lineBreakMode: .byTruncatingTail,
      font: storedFont)
  }

  /// The size of the text, or of the placeholder while there is no text, with the border and the
  /// views at the sides. One line of text is a point higher than the line of a label, as in
  /// UIKit.
  open override var intrinsicContentSize: CGSize {
    let insets = textInsets
    let width = makeLayout(width: .infinity).size.width + sideWidths.left + sideWidths.right
    return CGSize(
      width: pixels.up(width + insets.left + insets.right),
      height: storedFont.lineHeight.rounded(.up) + 1 + insets.top + insets.bottom)
  }

  /// The size of the content. The size given is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var sideWidths: (left: CGFloat, right: CGFloat) {
    (shownLeftView?.bounds.width ?? 0, shownRightView?.bounds.width ?? 0)
  }

  /// The rectangle of the text: inside the border and between the views at the sides. In
  /// right-to-left fields the sides are exchanged.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let insets = textInsets
    let sides = sideWidths
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = insets.left + (isMirrored ? sides.right : sides.left)
    let right = insets.right + (isMirrored ? sides.left : sides.right)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  /// The rectangle of the edited text; that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder; that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the border; the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the view on the leading side, with the size that the view has.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, isLeft: effectiveUserInterfaceLayoutDirection != .rightToLeft, bounds)
  }

  /// The rectangle of the view on the trailing side, with the size that the view has.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, bounds)
  }

  private func sideRect(of view: UIView?, isLeft: Bool, _ bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Places the views at the sides and hides those that their mode does not show.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      leftView.isHidden = shownLeftView == nil
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView {
      rightView.isHidden = shownRightView == nil
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  /// The line of text as it is drawn, and its rectangle.
  final func drawingLayout() -> (layout: TextLayout, rect: CGRect, top: CGFloat) {
    let rect =
      content.length == 0
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let layout = makeLayout(width: max(1, rect.width))
    return (layout, rect, rect.minY + pixels.down((rect.height - storedFont.lineHeight) / 2))
  }
}

extension UITextField: TextContent {
  final var wrapsText: Bool { false }

  final func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  final func textBaselines(in size: CGSize) -> BaselineOffsets? {
    let top = pixels.down((size.height - storedFont.lineHeight) / 2)
    let first = top + storedFont.ascender
    return BaselineOffsets(first: first, last: size.height - first)
  }
}
