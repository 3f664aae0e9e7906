import Foundation

/// Text of many lines that can be edited and scrolls.
///
/// There is no keyboard: ``insertText(_:)`` and ``deleteBackward()`` stand for typing. Delegates
/// are not asked. Text is measured by ``TextMetric/current``; ``contentSize`` follows it on layout.
@MainActor
open class UITextView: UIScrollView {
  /// Editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The text changed.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private var content = NSAttributedString(string: "")
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

  /// The object that decides about editing and scrolling. Stored only.
  open weak var delegate: (any UITextViewDelegate)? {
    get { anyDelegate as? any UITextViewDelegate }
    set { anyDelegate = newValue }
  }

  /// The text. `nil` counts as empty.
  open var text: String! {
    get { content.string }
    set {
      content = styled(newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with attributes. `nil` counts as empty.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      contentDidChange()
    }
  }

  private func styled(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: typingAttributes)
  }

  private func contentDidChange() {
    let length = content.length
    if selectedRange.location + selectedRange.length > length {
      selectedRange = NSRange(location: length, length: 0)
    }
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
    let changed = NSMutableAttributedString(attributedString: content)
    let all = NSRange(location: 0, length: changed.length)
    if let value {
      changed.addAttribute(key, value: value, range: all)
    } else {
      changed.removeAttribute(key, range: all)
    }
    content = changed
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
  /// The selected part of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
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
      content, width: width - textContainerInset.left - textContainerInset.right - padding,
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
    let width = bounds.width
    contentSize = CGSize(width: width, height: sizeThatFits(bounds.size).height)
    guard width != laidOutWidth else { return }
    laidOutWidth = width
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

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

  private var isEditing = false

  /// Text views that can be edited or selected can become first responder.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    guard isEditable, !isEditing else { return true }
    isEditing = true
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    guard isEditing else { return true }
    isEditing = false
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Whether there is text.
  open var hasText: Bool { content.length > 0 }

  /// Replaces the selection as typing does.
  open func insertText(_ text: String) {
    replace(selectedRange, with: styled(text))
  }

  /// Removes the selection, or the character before it, as typing does.
  open func deleteBackward() {
    var range = selectedRange
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (content.string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(range, with: NSAttributedString(string: ""))
  }

  private func replace(_ range: NSRange, with text: NSAttributedString) {
    guard range.location + range.length <= content.length else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    content = changed
    selectedRange = NSRange(location: range.location + text.length, length: 0)
    contentDidChange()
    post(UITextView.textDidChangeNotification)
  }

  /// Scrolls to a part of the text. Does nothing until text is measured.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

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
