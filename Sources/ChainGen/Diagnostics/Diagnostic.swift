/// One message to the user: what is wrong, where, and, where there is one, the way out.
struct Diagnostic: Hashable {
  enum Severity: String {
    case error
    case warning
  }

  var severity: Severity
  var location: SourceLocation?
  var message: String

  static func error(_ message: String, at location: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(severity: .error, location: location, message: message)
  }

  static func warning(_ message: String, at location: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(severity: .warning, location: location, message: message)
  }
}

/// Collects the diagnostics of one run, so that a user sees all of them at once.
final class DiagnosticCollector {
  /// How many errors one run prints; the rest is counted.
  static let limit = 100

  private(set) var diagnostics: [Diagnostic] = []

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func error(_ message: String, at location: SourceLocation?) {
    report(.error(message, at: location))
  }

  /// All diagnostics without repeats, sorted by file, line, column and text.
  var sorted: [Diagnostic] {
    Set(diagnostics).sorted { left, right in
      switch (left.location, right.location) {
      case (let first?, let second?) where first != second: first < second
      case (nil, .some): true
      case (.some, nil): false
      default: left.message < right.message
      }
    }
  }
}
