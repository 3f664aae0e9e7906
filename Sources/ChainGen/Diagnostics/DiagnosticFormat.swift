import Foundation

/// How diagnostics are printed, chosen with `--diagnostics`.
enum DiagnosticFormat: String, CaseIterable {
  /// `file:line:column: error: message`, which editors and Xcode turn into links.
  case text
  /// One JSON object a line.
  case json
  /// Workflow commands that GitHub Actions turns into annotations.
  case github

  func render(_ diagnostic: Diagnostic) -> String {
    switch self {
    case .text: renderText(diagnostic)
    case .json: renderJSON(diagnostic)
    case .github: renderGitHub(diagnostic)
    }
  }

  /// All of a run's diagnostics, sorted; past the limit only their number.
  func render(_ collector: DiagnosticCollector) -> [String] {
    let all = collector.sorted
    var lines = all.prefix(DiagnosticCollector.limit).map(render)
    if all.count > DiagnosticCollector.limit {
      let rest = all.count - DiagnosticCollector.limit
      lines.append(
        render(.error("\(rest) more; only the first \(DiagnosticCollector.limit) are shown")))
    }
    return lines
  }

  private func renderText(_ diagnostic: Diagnostic) -> String {
    let body = "\(diagnostic.severity.rawValue): \(diagnostic.message)"
    guard let location = diagnostic.location else { return "chaingen: \(body)" }
    let file = visible(location.file)
    guard location.line > 0 else { return "\(file): \(visible(body))" }
    return "\(file):\(location.line):\(location.column): \(visible(body))"
  }

  /// A message quotes what stands in a file; it stays on its line and sends a terminal no commands.
  private func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private func renderJSON(_ diagnostic: Diagnostic) -> String {
    var members = [JSONText.member("severity", diagnostic.severity.rawValue)]
    if let location = diagnostic.location {
      members.append(JSONText.member("file", location.file))
      if location.line > 0 {
        members.append("\"line\":\(location.line)")
        members.append("\"column\":\(location.column)")
      }
    }
    members.append(JSONText.member("message", diagnostic.message))
    return "{\(members.joined(separator: ","))}"
  }

  /// The escapes are those of GitHub's workflow commands: `%`, line ends, and in properties `:` and `,`.
  private func renderGitHub(_ diagnostic: Diagnostic) -> String {
    func escape(_ text: String, property: Bool) -> String {
      var result = ""
      for character in text.unicodeScalars {
        switch character {
        case "%": result += "%25"
        case "\r": result += "%0D"
        case "\n": result += "%0A"
        case ":" where property: result += "%3A"
        case "," where property: result += "%2C"
        default: result.unicodeScalars.append(character)
        }
      }
      return result
    }
    var properties = ""
    if let location = diagnostic.location {
      properties = " file=\(escape(location.file, property: true))"
      if location.line > 0 { properties += ",line=\(location.line),col=\(location.column)" }
    }
    let message = escape(diagnostic.message, property: false)
    return "::\(diagnostic.severity.rawValue)\(properties)::\(message)"
  }
}
