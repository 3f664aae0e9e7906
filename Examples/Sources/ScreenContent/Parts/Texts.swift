import ChainUIKit

// The texts of the screens, so that a screen shows how it is laid out.

extension UILabel {
  /// A large, bold text.
  public static func title(_ text: String, size: CGFloat = 28) -> UILabel {
    UILabel(text).font(.systemFont(ofSize: size, weight: .bold))
  }

  /// A text of medium weight.
  public static func headline(_ text: String, size: CGFloat = 17) -> UILabel {
    UILabel(text).font(.systemFont(ofSize: size, weight: .semibold))
  }

  /// A plain text.
  public static func body(_ text: String, size: CGFloat = 17) -> UILabel {
    UILabel(text).font(.systemFont(ofSize: size))
  }

  /// A grey text.
  public static func note(_ text: String, size: CGFloat = 15) -> UILabel {
    UILabel(text).font(.systemFont(ofSize: size)).textColor(.secondaryLabel)
  }
}

extension UIImageView {
  /// What says that a row leads on.
  public static func chevron() -> UIImageView {
    UIImageView(
      image: UIImage(
        systemName: "chevron.right",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
    )
    .tintColor(.tertiaryLabel)
    .contentHuggingPriority(.required, for: .horizontal)
  }
}
