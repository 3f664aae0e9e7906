import ChainUIKit

/// A row of a list of settings.
@MainActor
public struct Setting {
  /// What is at the end of a row.
  public enum Accessory {
    /// Leads on, and may say what was chosen there.
    case page(String?)
    /// Is switched here.
    case toggle(Live<Bool>)
  }

  public let title: String
  public let symbol: String
  public let color: UIColor
  public let accessory: Accessory

  public static var exampleGroups: [[Setting]] {
    [
      [
        Setting(
          title: "Airplane Mode", symbol: "airplane", color: .systemOrange,
          accessory: .toggle(Live(false))),
        Setting(
          title: "Wi-Fi", symbol: "wifi", color: .systemBlue, accessory: .page("Engine Room")),
        Setting(
          title: "Notifications", symbol: "bell.fill", color: .systemRed,
          accessory: .toggle(Live(true))),
      ],
      [
        Setting(title: "General", symbol: "gear", color: .systemGray, accessory: .page(nil)),
        Setting(
          title: "Display & Brightness", symbol: "sun.max.fill", color: .systemIndigo,
          accessory: .page("Automatic")),
        Setting(
          title: "Privacy", symbol: "lock.fill", color: .systemTeal, accessory: .page(nil)),
      ],
    ]
  }
}
