import Foundation

/// Where a run's words go: results to standard output, errors to standard error.
struct Console {
  var format: DiagnosticFormat
  var isQuiet: Bool

  /// A line for the user, which `--quiet` keeps back.
  func say(_ line: String) {
    if !isQuiet { write(line + "\n", to: STDOUT_FILENO) }
  }

  /// A text that has its own line ends, which `--quiet` keeps back too.
  func show(_ text: String) {
    if !isQuiet { write(text, to: STDOUT_FILENO) }
  }

  /// A result that was asked for.
  func result(_ line: String) {
    write(line + "\n", to: STDOUT_FILENO)
  }

  func report(_ diagnostics: DiagnosticCollector) {
    for line in format.render(diagnostics) { write(line + "\n", to: STDERR_FILENO) }
  }

  func report(_ diagnostic: Diagnostic) {
    write(format.render(diagnostic) + "\n", to: STDERR_FILENO)
  }

  private func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }
}
