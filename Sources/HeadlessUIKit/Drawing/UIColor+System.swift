import Foundation

// The values are those of iOS 16. High contrast and elevated surfaces are not distinguished.
extension UIColor {
  private static func dynamic(
    _ name: String, light: (CGFloat, CGFloat, CGFloat, CGFloat),
    dark: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) -> UIColor {
    UIColor(
      storage: .dynamic(identity: name) { traits in
        let value = traits.userInterfaceStyle == .dark ? dark : light
        return UIColor(
          red: value.0 / 255, green: value.1 / 255, blue: value.2 / 255, alpha: value.3)
      })
  }

  /// The colour black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The colour dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The colour light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// The colour white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The colour gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The colour clear.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The colour dark text.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour light text.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The colour green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The colour blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The colour cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The colour yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The colour magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The colour orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The colour purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The colour brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system's colour system red.
  public static let systemRed = dynamic(
    "systemRed", light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
  /// The system's colour system orange.
  public static let systemOrange = dynamic(
    "systemOrange", light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
  /// The system's colour system yellow.
  public static let systemYellow = dynamic(
    "systemYellow", light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
  /// The system's colour system green.
  public static let systemGreen = dynamic(
    "systemGreen", light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
  /// The system's colour system mint.
  public static let systemMint = dynamic(
    "systemMint", light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
  /// The system's colour system teal.
  public static let systemTeal = dynamic(
    "systemTeal", light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
  /// The system's colour system cyan.
  public static let systemCyan = dynamic(
    "systemCyan", light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
  /// The system's colour system blue.
  public static let systemBlue = dynamic(
    "systemBlue", light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
  /// The system's colour system indigo.
  public static let systemIndigo = dynamic(
    "systemIndigo", light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
  /// The system's colour system purple.
  public static let systemPurple = dynamic(
    "systemPurple", light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
  /// The system's colour system pink.
  public static let systemPink = dynamic(
    "systemPink", light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
  /// The system's colour system brown.
  public static let systemBrown = dynamic(
    "systemBrown", light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
  /// The system's colour system gray.
  public static let systemGray = dynamic(
    "systemGray", light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
  /// The system's colour system gray 2.
  public static let systemGray2 = dynamic(
    "systemGray2", light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
  /// The system's colour system gray 3.
  public static let systemGray3 = dynamic(
    "systemGray3", light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
  /// The system's colour system gray 4.
  public static let systemGray4 = dynamic(
    "systemGray4", light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
  /// The system's colour system gray 5.
  public static let systemGray5 = dynamic(
    "systemGray5", light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
  /// The system's colour system gray 6.
  public static let systemGray6 = dynamic(
    "systemGray6", light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The system's colour label.
  public static let label = dynamic(
    "label", light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  /// The system's colour secondary label.
  public static let secondaryLabel = dynamic(
    "secondaryLabel", light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  /// The system's colour tertiary label.
  public static let tertiaryLabel = dynamic(
    "tertiaryLabel", light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// The system's colour quaternary label.
  public static let quaternaryLabel = dynamic(
    "quaternaryLabel", light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  /// The system's colour link.
  public static let link = dynamic(
    "link", light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  /// The system's colour placeholder text.
  public static let placeholderText = dynamic(
    "placeholderText", light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// The system's colour separator.
  public static let separator = dynamic(
    "separator", light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  /// The system's colour opaque separator.
  public static let opaqueSeparator = dynamic(
    "opaqueSeparator", light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  /// The system's colour system background.
  public static let systemBackground = dynamic(
    "systemBackground", light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  /// The system's colour secondary system background.
  public static let secondarySystemBackground = dynamic(
    "secondarySystemBackground", light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The system's colour tertiary system background.
  public static let tertiarySystemBackground = dynamic(
    "tertiarySystemBackground", light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  /// The system's colour system grouped background.
  public static let systemGroupedBackground = dynamic(
    "systemGroupedBackground", light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  /// The system's colour secondary system grouped background.
  public static let secondarySystemGroupedBackground = dynamic(
    "secondarySystemGroupedBackground", light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  /// The system's colour tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = dynamic(
    "tertiarySystemGroupedBackground", light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  /// The system's colour group table view background.
  public static let groupTableViewBackground = dynamic(
    "groupTableViewBackground", light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  /// The system's colour system fill.
  public static let systemFill = dynamic(
    "systemFill", light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// The system's colour secondary system fill.
  public static let secondarySystemFill = dynamic(
    "secondarySystemFill", light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// The system's colour tertiary system fill.
  public static let tertiarySystemFill = dynamic(
    "tertiarySystemFill", light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// The system's colour quaternary system fill.
  public static let quaternarySystemFill = dynamic(
    "quaternarySystemFill", light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  /// The system's colour tint color.
  public static let tintColor = dynamic(
    "tintColor", light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
}
