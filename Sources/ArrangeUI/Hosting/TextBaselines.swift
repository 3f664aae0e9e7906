import Arrange

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension LeafView {
  /// The baselines of the text of a label, button, text field or text view; `nil` for other views
  /// and without text.
  ///
  /// UIKit has baselines only for views that are laid out, so they are computed: text is in the
  /// middle of the height, or below the inset of a text view, in the view's font.
  func baselines(in size: Size) -> Baselines? {
    let height = CGFloat(size.height)
    switch view {
    case let label as UILabel:
      guard label.text?.isEmpty == false else { return nil }
      let text = label.sizeThatFits(CGSize(width: CGFloat(size.width), height: Self.unbounded))
      return baselines(of: label.font, textHeight: min(text.height, height), in: height)
    case let button as UIButton:
      guard button.currentTitle?.isEmpty == false || button.currentAttributedTitle != nil,
        let label = button.titleLabel
      else { return nil }
      return baselines(of: label.font, textHeight: label.font.lineHeight.rounded(.up), in: height)
    case let field as UITextField:
      guard let font = field.font else { return nil }
      return baselines(of: font, textHeight: font.lineHeight.rounded(.up), in: height)
    case let textView as UITextView:
      guard let font = textView.font else { return nil }
      let inset = textView.textContainerInset
      return Baselines(
        first: Double(inset.top + font.ascender),
        last: Double(height - inset.bottom + font.descender))
    default:
      return nil
    }
  }

  private func baselines(
    of font: UIFont, textHeight: CGFloat, in height: CGFloat
  ) -> Baselines {
    let top = (height - textHeight) / 2
    return Baselines(
      first: Double(top + font.ascender),
      last: Double(top + textHeight + min(0, font.descender)))
  }
}
