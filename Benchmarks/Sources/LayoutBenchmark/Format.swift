import Foundation

/// Numbers to read.
enum Format {
  static func micro(_ seconds: Double) -> String { String(format: "%.0f µs", seconds * 1e6) }
  static func nano(_ seconds: Double) -> String { String(format: "%.0f ns", seconds * 1e9) }
  static func number(_ number: Double) -> String { String(format: "%.1f", number) }
}
