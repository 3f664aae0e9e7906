import ChainUIKit

/// A white symbol on a coloured tile.
final class IconTile: UIView {
  init(_ symbol: String, color: UIColor) {
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

  required init?(coder: NSCoder) {
    return nil
  }
}
