import Foundation
import Testing

/// The diffs of `--check` against `patch` and `diff`.
@Suite(.enabled(if: Tool.isInstalled("patch") && Tool.isInstalled("diff"), "needs patch and diff"))
struct UnifiedDiffTests {
  private let path = SampleSchema.generatedLabel

  /// Replaces a generated file, and checks that the printed diff leads back to it.
  private func check(_ old: [UInt8], in folder: Folder, isMinimal: Bool = true) throws {
    let new = try Data(contentsOf: folder.path(path))
    defer { try? folder.write(new, to: path) }
    try folder.write(old, to: path)
    let result = try Chaingen.run(["--check"], in: folder)
    #expect(result.status == 1)
    try folder.write(result.output, to: "printed.diff")
    let patched = try Tool.run(
      ["patch", "--strip=0", "--fuzz=0", "--input=printed.diff", path], in: folder)
    #expect(patched.status == 0, "\(patched.text)")
    #expect(!patched.text.contains("offset") && !patched.text.contains("fuzz"))
    #expect(try Data(contentsOf: folder.path(path)) == new)

    guard isMinimal else { return }
    try folder.write(old, to: "old")
    try folder.write(new, to: "new")
    let reference = try Tool.run(["diff", "--minimal", "-u", "old", "new"], in: folder)
    #expect(changes(in: result.output) == changes(in: reference.text))
    #expect(hunks(in: result.output) == hunks(in: reference.text))
  }

  /// The lines, split at line feeds alone: to a `String`, a carriage return before one hides it.
  private func lines(_ diff: String) -> [String] {
    diff.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func changes(in diff: String) -> Int {
    lines(diff).filter { line in
      (line.hasPrefix("+") || line.hasPrefix("-")) && !line.hasPrefix("+++")
        && !line.hasPrefix("---")
    }.count
  }

  private func hunks(in diff: String) -> Int {
    lines(diff).filter { $0.hasPrefix("@@ ") }.count
  }

  @Test func randomEdits() throws {
    try SampleSchema.useGenerated { folder in
      let lines = try folder.text(of: path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      for seed in 0..<12 {
        var random = Lehmer(seed: seed)
        var edited = lines.dropLast()
        for _ in 0...random.next(below: 8) {
          let place = edited.startIndex + random.next(below: edited.count)
          switch random.next(below: 3) {
          case 0: edited.remove(at: place)
          case 1: edited.insert("// \(random.next(below: 100))", at: place)
          default: edited[place] = "// \(random.next(below: 100))"
          }
        }
        let text = edited.joined(separator: "\n") + (seed % 3 == 0 ? "" : "\n")
        // Equal sizes are certain; the cut into hunks is only where edits are few.
        try check(Array(text.utf8), in: folder, isMinimal: seed % 2 == 0)
      }
    }
  }

  @Test func extremes() throws {
    try SampleSchema.useGenerated { folder in
      let text = try folder.text(of: path)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let huge = (0..<3_000).map { "// \($0)\n" }.joined()
      for old in [
        "", "\n", "x", "x\n", text + "\n", String(text.dropLast()), huge, text + huge, huge + text,
        lines.joined(separator: "\r\n"), text.replacingOccurrences(of: "text", with: "te\u{301}xt"),
        String(text.reversed()),
      ] {
        try check(Array(old.utf8), in: folder, isMinimal: false)
      }
    }
  }

  @Test func carriageReturnsAreSeen() throws {
    try SampleSchema.useGenerated { folder in
      let text = try folder.text(of: path)
      let place = try #require(text.range(of: "return self\n"))
      try folder.write(text.replacingCharacters(in: place, with: "return self\r\n"), to: path)
      let result = try Chaingen.run(["--check"], in: folder)
      #expect(changes(in: result.output) == 2)
    }
  }

  /// Two changes with six equal lines between them share a hunk, with seven they do not.
  @Test(arguments: [(6, 1), (7, 2)])
  func distanceOfHunks(_ distance: Int, count: Int) throws {
    try SampleSchema.useGenerated { folder in
      var lines = try folder.text(of: path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      lines[2] += " // one"
      lines[3 + distance] += " // two"
      try check(Array(lines.joined(separator: "\n").utf8), in: folder)
      try folder.write(lines.joined(separator: "\n"), to: path)
      #expect(hunks(in: try Chaingen.run(["--check"], in: folder).output) == count)
    }
  }
}

/// The same numbers on every machine.
struct Lehmer {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) * 7_919 + 1 }

  mutating func next(below limit: Int) -> Int {
    state = state * 48_271 % 2_147_483_647
    return Int(state % UInt64(limit))
  }
}
