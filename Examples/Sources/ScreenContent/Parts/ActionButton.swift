import ChainUIKit

/// A large rounded button, as wide as there is room.
public final class ActionButton: UIButton {
  private var height: CGFloat = 50

  public convenience init(_ title: String?, color: UIColor, height: CGFloat = 50) {
    self.init(title, type: .custom)
    self.height = height
    font(.systemFont(ofSize: height > 44 ? 17 : 16, weight: .semibold))
      .backgroundColor(color)
      .cornerRadius(12)
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: height)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
