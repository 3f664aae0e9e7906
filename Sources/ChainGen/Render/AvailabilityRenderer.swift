/// Writes `@available` attributes.
enum AvailabilityRenderer {
  /// The attributes a declaration needs, given what the declaration around it already says.
  static func attributes(
    _ availability: Availability, inside outer: Availability = Availability(),
    macOS: Version? = nil
  ) -> [String] {
    var introductions = macOS.map { ["macOS \($0.text)"] } ?? []
    var lines: [String] = []
    for platform in Availability.Platform.allCases where platform != .swift {
      guard let span = availability[platform] else { continue }
      let known = outer[platform]
      if span.isUnavailable {
        if known?.isUnavailable != true {
          lines.append("@available(\(platform.rawValue), unavailable)")
        }
        continue
      }
      let introduced = span.introduced.flatMap { $0 > platform.minimum ? $0 : nil }
      if let deprecated = span.deprecated {
        if known?.deprecated == deprecated { continue }
        var parts = [platform.rawValue]
        if let introduced { parts.append("introduced: \(introduced.text)") }
        parts.append("deprecated: \(max(deprecated, introduced ?? deprecated).text)")
        lines += deprecation(parts, message: span.message)
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

  /// One line where that fits; a message has a line of its own where it must.
  private static func deprecation(_ parts: [String], message: String?) -> [String] {
    let head = parts.joined(separator: ", ")
    guard let message = message.map(literal) else { return ["@available(\(head))"] }
    let flat = "@available(\(head), message: \(message))"
    let room = SourceWriter.lineLength - 2
    if flat.count <= room { return [flat] }
    let text = "  message: \(message)"
    let tail = text.count <= room ? [text] : ["  message:", "    \(message)"]
    return ["@available(", "  \(head),"] + tail + [")"]
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
