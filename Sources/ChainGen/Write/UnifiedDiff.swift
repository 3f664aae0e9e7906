/// A unified diff of two texts, as `diff -u` prints it.
///
/// Myers' O(ND) algorithm on lines: quick when the texts are nearly the same, which stale files are.
/// Past a bound on D it gives up looking for the shortest script and replaces the middle whole.
struct UnifiedDiff {
  private static let context = 3
  private static let maximumEdits = 400

  /// The bytes of a line with its end. Bytes, because to a `String` a carriage return and a line
  /// feed are one character, and two ways to compose a letter are equal.
  private typealias Line = [UInt8]

  private enum Edit {
    case keep(Line)
    case delete(Line)
    case insert(Line)

    var isKeep: Bool { if case .keep = self { true } else { false } }
  }

  /// Empty when the texts are equal.
  static func render(old: String, new: String, oldName: String, newName: String) -> String {
    let edits = edits(from: lines(old), to: lines(new))
    guard edits.contains(where: { !$0.isKeep }) else { return "" }
    var result = "--- \(oldName)\n+++ \(newName)\n"
    for hunk in hunks(edits) { result += hunk }
    return result
  }

  /// Lines with their ends, so that a missing last line end shows.
  private static func lines(_ text: String) -> [Line] {
    let lineEnd = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: lineEnd, omittingEmptySubsequences: false)
      .map { Array($0) + [lineEnd] }
    if let last = lines.popLast(), last.count > 1 {
      lines.append(last + Array("\\ No newline at end of file\n".utf8))
    }
    return lines
  }

  private static func edits(from old: [Line], to new: [Line]) -> [Edit] {
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    { suffix += 1 }
    let middle = shortestScript(
      Array(old[prefix..<(old.count - suffix)]), Array(new[prefix..<(new.count - suffix)]))
    return old[..<prefix].map(Edit.keep) + middle + old[(old.count - suffix)...].map(Edit.keep)
  }

  private static func shortestScript(_ old: [Line], _ new: [Line]) -> [Edit] {
    let limit = min(old.count + new.count, maximumEdits)
    var furthest = [1: 0]
    var trace: [[Int: Int]] = []
    for depth in 0...limit {
      trace.append(furthest)
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        let down = furthest[diagonal + 1] ?? -1
        let right = furthest[diagonal - 1] ?? -1
        var x = diagonal == -depth || (diagonal != depth && right < down) ? down : right + 1
        var y = x - diagonal
        while x < old.count, y < new.count, old[x] == new[y] {
          x += 1
          y += 1
        }
        furthest[diagonal] = x
        if x >= old.count, y >= new.count { return backtrack(trace, old, new) }
      }
    }
    return old.map(Edit.delete) + new.map(Edit.insert)
  }

  private static func backtrack(
    _ trace: [[Int: Int]], _ old: [Line], _ new: [Line]
  ) -> [Edit] {
    var edits: [Edit] = []
    var x = old.count
    var y = new.count
    for (depth, furthest) in trace.enumerated().reversed() {
      let diagonal = x - y
      let down = furthest[diagonal + 1] ?? -1
      let right = furthest[diagonal - 1] ?? -1
      let goesDown = diagonal == -depth || (diagonal != depth && right < down)
      let previousX = goesDown ? down : right
      let previousY = previousX - (goesDown ? diagonal + 1 : diagonal - 1)
      while x > max(previousX, 0), y > max(previousY, 0),
        depth == 0 || (x > previousX && y > previousY)
      {
        edits.append(.keep(old[x - 1]))
        x -= 1
        y -= 1
      }
      if depth > 0 {
        edits.append(goesDown ? .insert(new[y - 1]) : .delete(old[x - 1]))
        x = previousX
        y = previousY
      }
    }
    return edits.reversed()
  }

  private static func hunks(_ edits: [Edit]) -> [String] {
    var hunks: [String] = []
    var oldLine = 1
    var newLine = 1
    var index = 0
    while index < edits.count {
      guard let start = edits[index...].firstIndex(where: { !$0.isKeep }) else { break }
      oldLine += start - index
      newLine += start - index
      let from = max(index, start - context)
      var end = start
      var lastChange = start
      while end < edits.count, end - lastChange <= 2 * context + 1 {
        if !edits[end].isKeep { lastChange = end }
        end += 1
      }
      let to = min(edits.count, lastChange + 1 + context)
      hunks.append(
        hunk(edits[from..<to], oldLine: oldLine - (start - from), newLine: newLine - (start - from))
      )
      for edit in edits[start..<to] {
        switch edit {
        case .keep:
          oldLine += 1
          newLine += 1
        case .delete: oldLine += 1
        case .insert: newLine += 1
        }
      }
      index = to
    }
    return hunks
  }

  private static func hunk(_ edits: ArraySlice<Edit>, oldLine: Int, newLine: Int) -> String {
    var oldCount = 0
    var newCount = 0
    var body = ""
    for edit in edits {
      switch edit {
      case .keep(let line):
        oldCount += 1
        newCount += 1
        body += " " + String(decoding: line, as: UTF8.self)
      case .delete(let line):
        oldCount += 1
        body += "-" + String(decoding: line, as: UTF8.self)
      case .insert(let line):
        newCount += 1
        body += "+" + String(decoding: line, as: UTF8.self)
      }
    }
    func range(_ line: Int, _ count: Int) -> String {
      count == 1 ? "\(line)" : "\(count == 0 ? line - 1 : line),\(count)"
    }
    return "@@ -\(range(oldLine, oldCount)) +\(range(newLine, newCount)) @@\n" + body
  }
}
