import Foundation

extension UIBackgroundConfiguration {
  /// A background that is not visible.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  /// The background of cells in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    colored(.systemBackground)
  }

  /// The background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    colored(.systemGroupedBackground)
  }

  /// The background of cells in grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground)
  }

  /// The background of headers and footers in grouped lists.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of cells in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = clear()
    configuration.cornerRadius = 10
    return configuration
  }

  /// The background of cells in lists beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  /// The colour for a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the outline for a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
