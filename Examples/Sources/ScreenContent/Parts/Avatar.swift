import ChainUIKit

/// The initials of a name in a coloured circle.
public final class Avatar: FixedSizeView {
  private let initials = UILabel().textColor(.white).textAlignment(.center)

  public init(_ name: String, color: UIColor, diameter: CGFloat) {
    super.init(CGSize(width: diameter, height: diameter))
    backgroundColor(color).cornerRadius(diameter / 2).accessibilityLabel(name)
    add(
      initials
        .text(name.split(separator: " ").compactMap(\.first).map(String.init).joined())
        .font(.systemFont(ofSize: (diameter * 0.38).rounded(), weight: .semibold)))
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    initials.frame = bounds
  }
}
