import ChainUIKit

/// A view filled with a gradient from its top left to its bottom right corner.
public final class GradientView: UIView {
  public override class var layerClass: AnyClass { CAGradientLayer.self }

  public init(_ colors: [UIColor]) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?
      .colors(colors.map(\.cgColor))
      .startPoint(CGPoint(x: 0, y: 0))
      .endPoint(CGPoint(x: 1, y: 1))
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
