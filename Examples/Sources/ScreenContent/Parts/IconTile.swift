import ChainUIKit

/// A white symbol on a coloured tile.
public final class IconTile: FixedSizeView {
  private let icon = UIImageView().tintColor(.white).contentMode(.scaleAspectFit)

  public init(_ symbol: String, color: UIColor) {
    super.init(CGSize(width: 29, height: 29))
    backgroundColor(color).cornerRadius(7)
    add(icon.image(UIImage(systemName: symbol)))
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = bounds.insetBy(dx: 5, dy: 5)
  }
}
