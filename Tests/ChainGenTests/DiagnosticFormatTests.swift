import Foundation
import Testing

/// `--diagnostics`: the same errors for editors, programs and GitHub.
@Suite struct DiagnosticFormatTests {
  private struct Line: Decodable, Equatable {
    var severity: String
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
  }

  private func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  private let hardName = "a\\\"b\\\\c\\n%d: e, f\\u0001"

  /// A schema with an unknown superclass and a name full of what needs escaping.
  private func useBadSchema(_ body: (Folder) throws -> Void) throws {
    try SampleSchema.use { folder in
      try folder.edit(
        SampleSchema.label, replacing: "\"superclass\": \"UIView\"",
        with: "\"superclass\": \"UIVew\"")
      try folder.edit(
        "Schema/UIKit/UIView.json", replacing: "\"alpha\"", with: "\"\(hardName)\"")
      try body(folder)
    }
  }

  @Test func text() throws {
    try useBadSchema { folder in
      let result = try Chaingen.run(["--diagnostics", "text"], in: folder)
      #expect(
        result.errors == """
          Schema/UIKit/UILabel.json:4:17: error: unknown superclass 'UIVew'; did you mean 'UIView'?
          Schema/UIKit/UIView.json:6:15: error: 'a"b\\c\\u{a}%d: e, f\\u{1}' is no Swift identifier

          """)
    }
  }

  @Test func json() throws {
    try useBadSchema { folder in
      let result = try Chaingen.run(["--diagnostics", "json"], in: folder)
      #expect(result.status == 2)
      #expect(
        try lines(result.errors) == [
          Line(
            severity: "error", file: "Schema/UIKit/UILabel.json", line: 4, column: 17,
            message: "unknown superclass 'UIVew'; did you mean 'UIView'?"),
          Line(
            severity: "error", file: "Schema/UIKit/UIView.json", line: 6, column: 15,
            message: "'a\"b\\c\n%d: e, f\u{1}' is no Swift identifier"),
        ])
    }
  }

  @Test func github() throws {
    try useBadSchema { folder in
      try FileManager.default.moveItem(
        at: folder.path("Schema"), to: folder.path("Sche,ma: 1%"))
      let result = try Chaingen.run(
        ["--diagnostics=github", "--schema", "Sche,ma: 1%"], in: folder)
      #expect(result.status == 2)
      let file = "Sche%2Cma%3A 1%25/UIKit"
      #expect(
        result.errors == """
          ::error file=\(file)/UILabel.json,line=4,col=17::unknown superclass 'UIVew'; did you mean \
          'UIView'?
          ::error file=\(file)/UIView.json,line=6,col=15::'a"b\\c%0A%25d: e, f\u{1}' is no Swift \
          identifier

          """)
    }
  }

  @Test func staleFiles() throws {
    try SampleSchema.useGenerated { folder in
      let count = try folder.folder("Generated").files().count
      try folder.write("stale\n", to: SampleSchema.generatedLabel)
      try folder.delete("Generated/manifest.json")
      let summary = "2 of \(count) files are not current; run 'swift run chaingen'"
      let json = try Chaingen.run(["--check", "--diagnostics", "json"], in: folder)
      #expect(json.status == 1)
      #expect(
        try lines(json.errors) == [
          Line(
            severity: "error", file: SampleSchema.generatedLabel, message: "the file is stale"),
          Line(
            severity: "error", file: "Generated/manifest.json", message: "the file is missing"),
          Line(severity: "error", message: summary),
        ])
      let github = try Chaingen.run(["--check", "--diagnostics", "github"], in: folder)
      #expect(
        github.errors == """
          ::error file=\(SampleSchema.generatedLabel)::the file is stale
          ::error file=Generated/manifest.json::the file is missing
          ::error::\(summary)

          """)
      let text = try Chaingen.run(["--check", "--diagnostics", "text"], in: folder)
      #expect(
        text.errors == """
          \(SampleSchema.generatedLabel): error: the file is stale
          Generated/manifest.json: error: the file is missing
          chaingen: error: \(summary)

          """)
    }
  }

  @Test func manyErrorsInJSON() throws {
    try Folder.use { folder in
      try folder.write("{ \"module\": \"UIKit\" }", to: "Schema/UIKit/_module.json")
      let keys = (0..<150).map { "\"key\($0)\": 1" }.joined(separator: ",\n")
      try folder.write(
        "{ \"type\": \"A\", \"kind\": \"class\",\n\(keys) }", to: "Schema/UIKit/A.json")
      let result = try Chaingen.run(["--diagnostics", "json"], in: folder)
      let decoded = try lines(result.errors)
      #expect(decoded.count == 101)
      #expect(decoded.prefix(100).map(\.line) == (2...101).map { $0 })
      #expect(decoded.last?.message == "50 more; only the first 100 are shown")
    }
  }
}
