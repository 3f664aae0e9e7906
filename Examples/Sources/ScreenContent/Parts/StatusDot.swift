import ChainUIKit

/// A green dot with an edge in the colour of the background.
public final class StatusDot: FixedSizeView {
  public init() {
    super.init(CGSize(width: 16, height: 16))
    backgroundColor(.systemGreen)
      .cornerRadius(8)
      .set(\.layer.borderWidth, to: 2.5)
      .set(\.layer.borderColor, to: UIColor.systemBackground.cgColor)
      .accessibilityLabel("Online")
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
