import Foundation

/// A view that shows text.
///
/// Text is not measured yet: ``intrinsicContentSize`` has no metric.
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
  }

  /// The colour of the shadow; `nil` for no shadow.
  open var shadowColor: UIColor?

  /// The displacement of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// How the text is wrapped or cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

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

  /// Whether the font shrinks to fit the width.
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

  /// The rectangle that the text is drawn in; the bounds until text is measured.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    bounds
  }

  /// Draws the text. Does nothing: there is no rasterizer.
  open func drawText(in rect: CGRect) {}
}
