import Foundation

/// A view with an effect, such as a blur, behind its content.
@MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the content; as large as the effect view.
  public final let contentView = UIView()

  /// Creates an effect view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContentView()
  }

  /// Creates an effect view.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    installContentView()
  }

  /// Effect views cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func installContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The effect.
  open var effect: UIVisualEffect?
}
