import ChainUIKit

/// A number on a blue pill.
public final class Badge: UILabel {
  public init(_ count: Int) {
    super.init(frame: .zero)
    text("\(count)")
      .font(.systemFont(ofSize: 13, weight: .semibold))
      .textColor(.white)
      .textAlignment(.center)
      .backgroundColor(.systemBlue)
      .cornerRadius(11)
      .clipsToBounds(true)
      .contentHuggingPriority(.required, for: .horizontal)
      .contentCompressionResistancePriority(.required, for: .horizontal)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: max(22, super.intrinsicContentSize.width + 12), height: 22)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
