import Foundation

/// A view that shows text.
///
/// Text is measured by ``TextMetric/current``; sizes are rounded up to whole pixels. With
/// attributes, text without a font has that of the label. Letters do not move together before
/// text is cut.
@MainActor
open class UILabel: UIView {
  private enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  private var content = Content.plain(nil)

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    contentMode = .redraw
  }

  /// Labels cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var defaultAccessibilityLabel: String? { text }

  /// The text. Setting it removes the attributes.
  open var text: String? {
    get {
      switch content {
      case .plain(let text): return text
      case .attributed(let text): return text.string
      }
    }
    set {
      content = .plain(newValue)
      contentDidChange()
    }
  }

  /// The text with attributes: those of the label when ``text`` was set.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .attributed(let text): return text
      case .plain(let text):
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
          string: text,
          attributes: [
            .font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style,
          ])
      }
    }
    set {
      if let newValue {
        content = .attributed(NSAttributedString(attributedString: newValue))
      } else {
        content = .plain(nil)
      }
      contentDidChange()
    }
  }

  private static let standardFont = UIFont.systemFont(ofSize: 17)

  private var storedFont = UILabel.standardFont
  private var storedTextColor = UIColor.label

  /// The font: the system's, 17 points, unless set. `nil` resets it.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? UILabel.standardFont
      apply(.font, storedFont)
      contentDidChange()
    }
  }

  /// The colour: that of labels unless set. `nil` resets it.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      apply(.foregroundColor, storedTextColor)
      setNeedsDisplay()
    }
  }

  /// Puts an attribute over all of an attributed text, as UIKit does.
  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = content else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = .attributed(changed)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    (superview as? UIButton)?.invalidateIntrinsicContentSize()
  }

  /// The colour of the shadow; `nil` for no shadow.
  open var shadowColor: UIColor?

  /// The displacement of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// How the text is wrapped or cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The colour while the label is highlighted.
  open var highlightedTextColor: UIColor?

  /// Whether the label is highlighted.
  open var isHighlighted = false

  /// Whether the label looks enabled.
  open var isEnabled = true

  /// The largest number of lines; zero for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether the font of a single line shrinks to fit the width, down to ``minimumScaleFactor``.
  /// Makes no difference to the size of the label.
  open var adjustsFontSizeToFitWidth = false

  /// Which line stays in place when the font shrinks.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines

  /// How small the font may get, as a factor; zero for the current size.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters move together before text is cut.
  open var allowsDefaultTighteningForTruncation = false

  /// The width that multi-line text wraps at for its intrinsic size.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  // MARK: - Measuring

  /// What stands for any width or height in the bounds that text is measured in.
  private static let unbounded: CGFloat = 10_000_000

  /// The rectangle of the text: as wide as its lines, placed by the alignment, and in the middle
  /// of the height. Lines that do not fit the height are left out, but the first is kept.
  ///
  /// ``intrinsicContentSize`` and ``sizeThatFits(_:)`` ask for it; labels with padding override
  /// it. In bounds of ten million points, which stand for any size, it is at the origin. Takes
  /// time in proportion to the length of the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = makeLayout(in: bounds.size, numberOfLines: numberOfLines, scale: 1)
    let pixels = self.pixels
    let size = pixels.up(layout.size)
    var rect = CGRect(origin: bounds.origin, size: size)
    if bounds.width > 0, bounds.width < UILabel.unbounded {
      rect.size.width = min(size.width, bounds.width)
      switch resolvedAlignment {
      case .right: rect.origin.x += bounds.width - rect.width
      case .center: rect.origin.x += pixels.down((bounds.width - rect.width) / 2)
      default: break
      }
    }
    if bounds.height > 0, bounds.height < UILabel.unbounded {
      rect.origin.y += pixels.down((bounds.height - size.height) / 2)
    }
    return rect
  }

  /// The size of the text; zero without text. Text of many lines is wrapped at
  /// ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    intrinsicContentSize(forWidth: preferredMaxLayoutWidth)
  }

  /// The size of the text in a width. The height is ignored, and so is the width when there is
  /// one line or the width is not positive and finite.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize(forWidth: size.width)
  }

  final func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let isLimited = numberOfLines != 1 && width.isFinite && width > 0
    let bounds = CGRect(
      x: 0, y: 0, width: isLimited ? min(width, UILabel.unbounded) : UILabel.unbounded,
      height: UILabel.unbounded)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private var hasText: Bool {
    switch content {
    case .plain(let text): return text?.isEmpty == false
    case .attributed(let text): return text.length > 0
    }
  }

  private var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: return naturalTextAlignment
    default: return textAlignment
    }
  }

  /// The text in lines, as many as fit the height.
  private func makeLayout(in size: CGSize, numberOfLines: Int, scale: CGFloat) -> TextLayout {
    let layout = makeLayout(width: size.width, numberOfLines: numberOfLines, scale: scale)
    guard size.height > 0, size.height < layout.size.height - 0.5, layout.lines.count > 1
    else { return layout }
    let fitting = layout.lines.prefix { $0.top + $0.height <= size.height + 0.5 }.count
    return makeLayout(width: size.width, numberOfLines: max(1, fitting), scale: scale)
  }

  private func makeLayout(width: CGFloat, numberOfLines: Int, scale: CGFloat) -> TextLayout {
    let font = scale == 1 ? storedFont : storedFont.withSize(storedFont.pointSize * scale)
    switch content {
    case .plain(let text):
      return TextLayout(
        text ?? "", font: font, width: width, numberOfLines: numberOfLines,
        lineBreakMode: lineBreakMode)
    case .attributed(let text):
      return TextLayout(
        scale == 1 ? text : text.scaled(by: scale), width: width, numberOfLines: numberOfLines,
        lineBreakMode: lineBreakMode, font: font)
    }
  }

  /// The factor that the font shrinks by in a width.
  private func fontScale(in width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0, width > 0
    else { return 1 }
    let natural = makeLayout(width: .infinity, numberOfLines: 1, scale: 1).size.width
    guard natural > width else { return 1 }
    return min(1, max(minimumScaleFactor, width / natural))
  }

  /// The text in lines as it is drawn in a rectangle, and the top of the first line.
  final func drawingLayout(in rect: CGRect) -> (layout: TextLayout, top: CGFloat)? {
    guard hasText, rect.width > 0, rect.height > 0 else { return nil }
    let layout = makeLayout(
      in: rect.size, numberOfLines: numberOfLines, scale: fontScale(in: rect.width))
    let height = pixels.up(layout.size.height)
    return (layout, rect.minY + pixels.down((rect.height - height) / 2))
  }

  /// What lines without an alignment of their own do.
  final var drawingAlignment: NSTextAlignment { resolvedAlignment }

  /// Draws the text in the middle of the height of a rectangle. Only does so in a picture made
  /// with `svg(options:)`, which calls it with the bounds; labels with padding override it.
  open func drawText(in rect: CGRect) {
    PicturePainter.current?.paintText(of: self, in: rect)
  }
}

extension UILabel: TextContent {
  final var wrapsText: Bool { numberOfLines != 1 }

  final func textBaselines(in size: CGSize) -> BaselineOffsets? {
    let rect = CGRect(origin: .zero, size: size)
    guard let (layout, top) = drawingLayout(in: rect), let first = layout.firstBaseline,
      let last = layout.lastBaseline
    else { return nil }
    return BaselineOffsets(first: top + first, last: size.height - top - last)
  }
}

extension NSAttributedString {
  /// The text with fonts of other sizes.
  fileprivate func scaled(by factor: CGFloat) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return changed
  }
}
