import ChainUIKit

/// A view filled with a gradient from its top left to its bottom right corner.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor]) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?
      .colors(colors.map(\.cgColor))
      .startPoint(CGPoint(x: 0, y: 0))
      .endPoint(CGPoint(x: 1, y: 1))
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
