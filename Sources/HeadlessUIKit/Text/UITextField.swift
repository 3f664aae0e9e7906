import Foundation

/// A line of text that can be edited.
///
/// There is no keyboard: `performTyping(_:)`, `performDelete()`, ``performReturn()`` and
/// ``performClear()`` do what its keys do. As in UIKit, ``insertText(_:)``, ``deleteBackward()`` and
/// ``replace(_:withText:)`` do not ask the delegate first, and ``text`` and ``attributedText`` tell
/// nobody. Text is measured by ``TextMetric/current``.
///
/// For each step the delegate comes first, then the control event, then the notification; UIKit
/// does not document that order.
@MainActor
open class UITextField: UIControl {
  /// Editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The text changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  private static let standardFont = UIFont.systemFont(ofSize: 17)

  private(set) final var edited = EditedText()
  private var placeholderContent: NSAttributedString?

  /// The text; empty rather than `nil`. Setting it sends no event.
  open var text: String? {
    get { edited.string }
    set {
      edited.setContent(styled(newValue ?? ""))
      contentDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { edited.content }
    set {
      edited.setContent(newValue ?? styled(""))
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
    edited.restyle { $0.addAttribute(key, value: value, range: $1) }
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
      let attributes = defaultTextAttributes
      edited.restyle { $0.setAttributes(attributes, range: $1) }
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

  /// Whether dots are shown instead of the text.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may get.
  open var minimumFontSize: CGFloat = 0

  /// The object that decides about editing.
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

  /// The view shown instead of the keyboard.
  open override var inputView: UIView? {
    get { slots.value("inputView", default: nil) }
    set { slots.set("inputView", newValue) }
  }

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { slots.value("inputAccessoryView", default: nil) }
    set { slots.set("inputAccessoryView", newValue) }
  }

  // MARK: - Editing

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user or code ended it.
    case committed = 0
  }

  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// Enabled text fields can become first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees and the current first responder resigns.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    sideViewsDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  override func tapWasPerformed() {
    becomeFirstResponder()
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didLoseFirstResponder() {
    super.didLoseFirstResponder()
    guard isEditing else { return }
    isEditing = false
    sideViewsDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Whether there is text.
  open var hasText: Bool { edited.length > 0 }

  /// Replaces the selection: sends `.editingChanged`. The delegate is not asked.
  open func insertText(_ text: String) {
    replace(edited.selection, with: text)
  }

  /// Removes the selection, or the character before it: sends `.editingChanged`. The delegate is
  /// not asked.
  open func deleteBackward() {
    guard let range = edited.deletionRange else { return }
    replace(range, with: "")
  }

  /// Replaces a range: sends `.editingChanged`. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = NSRange(range) else { return }
    replace(range, with: text)
  }

  private func replace(_ range: NSRange, with text: String) {
    edited.replace(range, with: styled(text))
    contentDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Asks the delegate whether text may replace a range, as the keyboard does before it inserts
  /// or removes.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = NSRange(range) else { return false }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }

  /// The selection. Ranges are cut to the text; `nil` and ranges of other views are ignored.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(edited.selection) }
    set {
      guard let range = newValue.flatMap(NSRange.init), edited.select(range) else { return }
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The rectangle of the caret at a position, two points wide. Dots of secure fields are not
  /// measured.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let (layout, rect, top) = drawingLayout()
    return caretRect(
      for: position, in: layout, origin: CGPoint(x: rect.minX, y: top), width: rect.width)
  }

  /// The rectangles of a selection; none, as selections are not drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Does what the return key does: asks the delegate, sends `.editingDidEndOnExit` and
  /// `.primaryActionTriggered`, and ends editing if anything was added for the first of them.
  /// Does nothing unless the field is edited. Only HeadlessUIKit has this method.
  public final func performReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  /// Does what the button that removes the text does: asks the delegate, removes the text and
  /// sends `.editingChanged`. Only HeadlessUIKit has this method.
  public final func performClear() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    replace(NSRange(location: 0, length: edited.length), with: "")
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
    guard edited.length > 0 else { return placeholderContent ?? edited.content }
    guard isSecureTextEntry else { return edited.content }
    return styled(String(repeating: "•", count: edited.string.count))
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
      edited.length == 0
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let layout = makeLayout(width: max(1, rect.width))
    return (layout, rect, rect.minY + pixels.down((rect.height - storedFont.lineHeight) / 2))
  }
}

extension UITextField: TextEditing {}

extension UITextField: TextContent {
  final var wrapsText: Bool { false }

  final func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  final func textBaselines(in size: CGSize) -> BaselineOffsets? {
    let top = pixels.down((size.height - storedFont.lineHeight) / 2)
    let first = top + storedFont.ascender
    return BaselineOffsets(first: first, last: size.height - first)
  }
}
