/// Fills lines with lengths.
struct LineBreaker {
  private let limit: Double
  private let spacing: Double
  private var isEmpty = true

  /// The length of the current line.
  private(set) var length = 0.0

  /// The length of the longest line so far.
  private(set) var longest = 0.0

  /// Without a limit there is one line.
  init(limit: Double?, spacing: Double) {
    // Sums of lengths differ in their last digits; a container as wide as its items must hold them.
    self.limit = limit.map { $0 + $0 * 1e-12 } ?? .infinity
    self.spacing = spacing.asDistance
  }

  mutating func startLine() {
    isEmpty = true
    length = 0
  }

  /// Adds a length, or says that it belongs to the next line.
  mutating func add(_ item: Double) -> Bool {
    let extended = isEmpty ? item : length + spacing + item
    guard isEmpty || extended <= limit else { return false }
    isEmpty = false
    length = extended
    longest = max(longest, extended)
    return true
  }
}
