import Foundation

/// Text of many lines that can be edited and scrolls.
///
/// There is no keyboard: `performTyping(_:)` and `performDelete()` do what its keys do. As in UIKit,
/// ``insertText(_:)``, ``deleteBackward()`` and ``replace(_:withText:)`` do not ask the delegate
/// first, and ``text`` and ``attributedText`` tell nobody. Text is measured by
/// ``TextMetric/current``; ``contentSize`` follows it on layout.
///
/// For each step the delegate comes first, then the notification; UIKit does not document that
/// order.
@MainActor
open class UITextView: UIScrollView {
  /// Editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The text changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private(set) final var edited = EditedText()
  private var storedFont: UIFont?
  private var storedTextColor: UIColor?

  /// The container of the text.
  public final let textContainer: NSTextContainer

  /// Creates a text view with a frame and a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Creates a text view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Text views cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var defaultAccessibilityValue: String? { text }

  /// The object that decides about editing and is told about scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { anyDelegate as? any UITextViewDelegate }
    set { anyDelegate = newValue }
  }

  /// The text. `nil` counts as empty.
  open var text: String! {
    get { edited.string }
    set {
      edited.setContent(styled(newValue ?? ""))
      contentDidChange()
    }
  }

  /// The text with attributes. `nil` counts as empty.
  open var attributedText: NSAttributedString! {
    get { edited.content }
    set {
      edited.setContent(newValue ?? NSAttributedString(string: ""))
      contentDidChange()
    }
  }

  private func styled(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: typingAttributes)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The font; `nil` for the standard one.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      restyle(.font, newValue)
    }
  }

  /// The colour; `nil` for the standard one.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue
      restyle(.foregroundColor, newValue)
    }
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    storedTypingAttributes[key] = value
    edited.restyle { text, all in
      if let value {
        text.addAttribute(key, value: value, range: all)
      } else {
        text.removeAttribute(key, range: all)
      }
    }
    contentDidChange()
  }

  private var storedTypingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { storedTypingAttributes }
    set { storedTypingAttributes = newValue }
  }

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// The selected part of the text, in UTF-16 units. Ranges are cut to the text.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { if edited.select(newValue) { delegate?.textViewDidChangeSelection(self) } }
  }
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The kinds of data that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  // MARK: - Measuring

  /// The font that text without one is shown in.
  final var standardTextFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

  /// Whether the text scrolls. Views that do not have an intrinsic size.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width that the last layout wrapped text at.
  private var laidOutWidth: CGFloat = -1

  /// The text in lines, in a view of a width. Widths without room for text set no limit.
  final func drawingLayout(width: CGFloat) -> TextLayout {
    let padding = textContainer.lineFragmentPadding * 2
    return TextLayout(
      edited.content, width: width - textContainerInset.left - textContainerInset.right - padding,
      numberOfLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode, font: standardTextFont,
      keepsFinalEmptyLine: true)
  }

  /// The size of the text in a width, at least one line, with ``textContainerInset`` and the
  /// padding of the container. Widths that are not positive and finite set no limit; the height
  /// is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = drawingLayout(width: size.width).size
    let inset = textContainerInset
    return pixels.up(
      CGSize(
        width: text.width + inset.left + inset.right + textContainer.lineFragmentPadding * 2,
        height: text.height + inset.top + inset.bottom))
  }

  /// The size of the text, wrapped at the current width, for views that do not scroll; none for
  /// those that do.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : intrinsicContentSize(forWidth: bounds.width)
  }

  /// Brings the content size up to date, and the intrinsic size when the width changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
    let width = bounds.width
    guard width != laidOutWidth else { return }
    laidOutWidth = width
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
  }

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

  private var isEditing = false

  /// Text views that can be edited or selected can become first responder.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate agrees and the current first responder resigns. Views that
  /// can only be selected do not ask.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didLoseFirstResponder() {
    super.didLoseFirstResponder()
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Whether there is text.
  open var hasText: Bool { edited.length > 0 }

  /// Replaces the selection and says that the text changed. The delegate is not asked.
  open func insertText(_ text: String) {
    replace(edited.selection, with: text)
  }

  /// Removes the selection, or the character before it, and says that the text changed. The
  /// delegate is not asked.
  open func deleteBackward() {
    guard let range = edited.deletionRange else { return }
    replace(range, with: "")
  }

  /// Replaces a range and says that the text changed. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = NSRange(range) else { return }
    replace(range, with: text)
  }

  private func replace(_ range: NSRange, with text: String) {
    edited.replace(range, with: styled(text))
    contentDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  /// Asks the delegate whether text may replace a range, as the keyboard does before it inserts
  /// or removes. Views that cannot be edited refuse.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard isEditable, let range = NSRange(range) else { return false }
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// The selection. Ranges are cut to the text; `nil` and ranges of other views are ignored.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(edited.selection) }
    set { if let range = newValue.flatMap(NSRange.init) { selectedRange = range } }
  }

  /// The rectangle of the caret at a position, two points wide.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let inset = textContainerInset
    let padding = textContainer.lineFragmentPadding
    return caretRect(
      for: position, in: drawingLayout(width: bounds.width),
      origin: CGPoint(x: inset.left + padding, y: inset.top),
      width: bounds.width - inset.left - inset.right - padding * 2)
  }

  /// The rectangles of a selection; none, as selections are not drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Scrolls as little as needed to show the lines of a part of the text, and brings the content
  /// size up to date before.
  open func scrollRangeToVisible(_ range: NSRange) {
    updateContentSize()
    let lines = drawingLayout(width: bounds.width).lines.filter { line in
      let end = line.range.location + line.range.length
      return line.range.location <= range.location + range.length && range.location <= end
    }
    guard let first = lines.first, let last = lines.last else { return }
    let top = textContainerInset.top + first.top
    let bottom = textContainerInset.top + last.top + last.height
    scrollRectToVisible(
      CGRect(x: contentOffset.x, y: top, width: 0, height: bottom - top), animated: false)
  }
}

extension UITextView: TextEditing {}

extension UITextView: TextContent {
  final var wrapsText: Bool { !isScrollEnabled }

  final func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  final func textBaselines(in size: CGSize) -> BaselineOffsets? {
    let layout = drawingLayout(width: size.width)
    guard let first = layout.firstBaseline, let last = layout.lastBaseline else { return nil }
    return BaselineOffsets(
      first: textContainerInset.top + first, last: size.height - textContainerInset.top - last)
  }
}
