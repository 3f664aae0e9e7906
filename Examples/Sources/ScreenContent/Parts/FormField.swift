import ChainUIKit

/// A text field on a grey ground, as wide as there is room.
public final class FormField: UITextField {
  public init(_ placeholder: String, text: String) {
    super.init(frame: .zero)
    self.placeholder(placeholder)
      .text(text)
      .font(.systemFont(ofSize: 17))
      .backgroundColor(.secondarySystemBackground)
      .cornerRadius(12)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: 50)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 50)
  }

  public override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 16, dy: 0)
  }

  public override func editingRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 16, dy: 0)
  }

  public override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 16, dy: 0)
  }
}
