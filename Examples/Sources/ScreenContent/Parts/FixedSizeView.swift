import ChainUIKit

/// A view of one size, for whatever lays it out.
public class FixedSizeView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      contentHuggingPriority(.required, for: axis)
      contentCompressionResistancePriority(.required, for: axis)
    }
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override var intrinsicContentSize: CGSize { size }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
