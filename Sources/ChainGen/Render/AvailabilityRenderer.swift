/// Writes `@available` attributes.
enum AvailabilityRenderer {
  /// The attributes a declaration needs, given what the declaration around it already says.
  static func attributes(
    _ availability: Availability, inside outer: Availability = Availability()
  ) -> [String] {
    var introductions: [String] = []
    var lines: [String] = []
    for platform in Availability.Platform.allCases where platform != .swift {
      guard let span = availability[platform] else { continue }
      let known = outer[platform]
      if span.isUnavailable {
        if known?.isUnavailable != true { lines.append("@available(\(platform.rawValue), unavailable)") }
        continue
      }
      let introduced = span.introduced.flatMap { $0 > platform.minimum ? $0 : nil }
      if let deprecated = span.deprecated {
        if known?.deprecated == deprecated { continue }
        var parts = [platform.rawValue]
        if let introduced { parts.append("introduced: \(introduced.text)") }
        parts.append("deprecated: \(max(deprecated, introduced ?? deprecated).text)")
        if let message = span.message { parts.append("message: \(literal(message))") }
        lines.append("@available(\(parts.joined(separator: ", ")))")
        continue
      }
      if let introduced, known?.introduced.map({ $0 < introduced }) ?? true {
        introductions.append("\(platform.rawValue) \(introduced.text)")
      }
    }
    if !introductions.isEmpty {
      lines.insert("@available(\(introductions.joined(separator: ", ")), *)", at: 0)
    }
    return lines
  }

  /// A string literal on one line, without interpolation.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.properties.generalCategory == .control,
        "\u{2028}", "\u{2029}":
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
