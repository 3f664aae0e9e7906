import ChainUIKit

/// The initials of a name in a coloured circle.
public final class Avatar: UILabel {
  public init(_ name: String, color: UIColor, diameter: CGFloat) {
    super.init(frame: .zero)
    text(name.split(separator: " ").compactMap(\.first).map(String.init).joined())
      .font(.systemFont(ofSize: (diameter * 0.38).rounded(), weight: .semibold))
      .textColor(.white)
      .textAlignment(.center)
      .backgroundColor(color)
      .cornerRadius(diameter / 2)
      .clipsToBounds(true)
      .accessibilityLabel(name)
      .layout { $0.size.equalTo(diameter) }
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
