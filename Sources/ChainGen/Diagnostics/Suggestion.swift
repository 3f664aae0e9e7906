/// Finds what the user most likely meant.
enum Suggestion {
  /// `; did you mean 'type'?` for the candidate nearest to a word, or an empty string.
  ///
  /// A candidate counts as near when at most a third of its letters differ (at least one may).
  static func clause(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(200))
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, max(letters.count, other.count) / 3)
      guard abs(other.count - letters.count) <= allowed else { continue }
      let distance = editDistance(letters, other)
      guard distance <= allowed else { continue }
      if let current = best, (current.distance, current.candidate) <= (distance, candidate) {
        continue
      }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// The optimal string alignment distance: a swap of neighbours counts as one edit, as typists do.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(current[column] + 1, previous[column + 1] + 1)
        cost = min(cost, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
