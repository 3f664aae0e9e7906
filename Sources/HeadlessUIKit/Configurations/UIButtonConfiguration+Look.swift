import Foundation

extension UIButton.Configuration {
  /// The font of the title: that of the text style which belongs to the size.
  var titleFont: UIFont {
    switch buttonSize {
    case .mini: return .preferredFont(forTextStyle: .footnote)
    case .small: return .preferredFont(forTextStyle: .subheadline)
    default: return .preferredFont(forTextStyle: .body)
    }
  }

  /// The font of the text below the title. Assumed; UIKit does not document it.
  var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

  /// The colour of title and image.
  @MainActor
  func foregroundColor(tint: UIColor) -> UIColor {
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .borderedProminent ? .white : tint
  }

  /// The colour of the background; `nil` for styles without one.
  @MainActor
  func backgroundColor(tint: UIColor) -> UIColor? {
    if let color = background.backgroundColor { return color }
    switch style {
    case .filled, .borderedProminent: return baseBackgroundColor ?? tint
    case .tinted, .borderedTinted:
      return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .gray, .bordered: return baseBackgroundColor ?? .systemGray5
    case .plain, .borderless: return baseBackgroundColor
    }
  }

  /// The radius of the corners of a background. Those of the fixed styles are assumed.
  func cornerRadius(in size: CGSize) -> CGFloat {
    switch cornerStyle {
    case .capsule: return min(size.width, size.height) / 2
    case .small: return 4
    case .medium: return 6
    case .large: return 9
    case .fixed: return background.cornerRadius
    default: return background.cornerRadius > 0 ? background.cornerRadius : 6
    }
  }
}
