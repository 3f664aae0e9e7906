import ChainUIKit

/// A line as thin as the screen can draw, as wide as there is room.
public final class Hairline: UIView {
  private var thickness: CGFloat { 1 / UIScreen.main.scale }

  public init() {
    super.init(frame: .zero)
    backgroundColor(.separator)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }
}
