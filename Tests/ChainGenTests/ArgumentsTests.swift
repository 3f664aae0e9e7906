import Foundation
import Testing

/// The command line: what is asked for wrongly is told, and nothing is done.
@Suite struct ArgumentsTests {
  @Test(
    arguments: [
      (["genrate"], "unknown command 'genrate'; did you mean 'generate'?"),
      (["lsit"], "unknown command 'lsit'; did you mean 'list'?"),
      (["frobnicate"], "unknown command 'frobnicate'"),
      (["--chek"], "unknown option '--chek'; did you mean '--check'?"),
      (["--Quiet"], "unknown option '--Quiet'; did you mean '--quiet'?"),
      (["--frobnicate"], "unknown option '--frobnicate'"),
      (["-x"], "unknown option '-x'"),
      (["--schema"], "the option '--schema' needs a value"),
      (["--output", "--check"], "the option '--output' needs a value"),
      (["--schema", ""], "the option '--schema' needs a folder"),
      (["--output="], "the option '--output' needs a folder"),
      (["--check=yes"], "the option '--check' takes no value"),
      (["--quiet="], "the option '--quiet' takes no value"),
      (["--diagnostics"], "the option '--diagnostics' needs a value"),
      (
        ["--diagnostics", "jsn"],
        "'--diagnostics' is one of text, json, github, not 'jsn'; did you mean 'json'?"
      ),
      (["--diagnostics=xml"], "'--diagnostics' is one of text, json, github, not 'xml'"),
      (["generate", "Schema"], "unexpected 'Schema'; 'generate' takes no arguments"),
      (["--check", "list"], "'--check' stands alone, without 'list'"),
      (["--into", "Schema/UIKit"], "'--into' belongs to 'import'"),
      (["list", "--into", "Schema/UIKit"], "'--into' belongs to 'import'"),
      (["import", "--into", "Schema/UIKit"], "'import' needs at least one symbol graph file"),
      (["import", "a.json"], "'import' needs '--into', a folder such as Schema/UIKit"),
    ] as [([String], String)])
  func badCommandLine(_ arguments: [String], message: String) throws {
    try SampleSchema.use { folder in
      let before = try folder.stamps()
      let result = try Chaingen.run(arguments, in: folder)
      #expect(result.status == 2)
      #expect(
        result.errors
          == "chaingen: error: \(message)\nRun 'chaingen --help' to see what there is.\n")
      #expect(result.output == "")
      #expect(try folder.stamps() == before)
    }
  }

  @Test(arguments: ["--help", "-h"])
  func help(_ option: String) throws {
    try Folder.use { folder in
      for arguments in [[option], ["list", option], ["--check", option, "--nonsense"]] {
        let result = try Chaingen.run(arguments, in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        for word in [
          "--check", "import", "list", "--schema", "--output", "--diagnostics text|json|github",
          "--quiet", "--version", "--into", "EXIT CODES",
        ] {
          #expect(result.output.contains(word))
        }
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
      }
    }
  }

  @Test func version() throws {
    try Folder.use { folder in
      let result = try Chaingen.run(["--version"], in: folder)
      #expect(result.status == 0)
      #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }
  }

  @Test func wordsAfterTwoDashesAreOperands() throws {
    try SampleSchema.use { folder in
      let result = try Chaingen.run(["list", "--", "--check"], in: folder)
      #expect(result.errors == "chaingen: error: the schema describes no type '--check'\n")
    }
  }
}
