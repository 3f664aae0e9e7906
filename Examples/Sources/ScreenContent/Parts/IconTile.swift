import ChainUIKit

/// A white symbol on a coloured tile.
public final class IconTile: UIView {
  public init(_ symbol: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor(color)
      .cornerRadius(7)
      .layout { $0.size.equalTo(29) }
      .body {
        UIImageView(image: UIImage(systemName: symbol))
          .tintColor(.white)
          .contentMode(.scaleAspectFit)
          .layout { $0.center.equalToSuperview() }
          .layout { $0.size.equalTo(19) }
      }
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
