import Foundation
import Testing

/// What a schema folder can hold besides readable files.
@Suite struct SchemaFileTests {
  private func expectError(
    _ expected: String, in folder: Folder, as user: Chaingen.User = .current,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try Chaingen.run([], in: folder, as: user)
    #expect(result.status == 2, sourceLocation: sourceLocation)
    #expect(result.errors == expected + "\n", sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(!folder.exists("Generated"), sourceLocation: sourceLocation)
  }

  @Test func missingFolder() throws {
    try Folder.use { folder in
      try expectError(
        "chaingen: error: cannot list Schema: No such file or directory", in: folder)
    }
  }

  @Test func fileInPlaceOfTheFolder() throws {
    try Folder.use { folder in
      try folder.write("", to: "Schema")
      try expectError("chaingen: error: cannot list Schema: Not a directory", in: folder)
    }
  }

  @Test func emptyFolder() throws {
    try Folder.use { folder in
      try folder.make("Schema")
      try expectError(
        "Schema: error: no module in the schema folder; one is a folder with a _module.json",
        in: folder)
    }
  }

  @Test func emptyModule() throws {
    try Folder.use { folder in
      try folder.make("Schema/UIKit")
      try expectError(
        "Schema/UIKit: error: the module has no _module.json; add one with its name:"
          + " { \"module\": \"UIKit\" }", in: folder)
    }
  }

  @Test func loopOfLinksInPlaceOfAFile() throws {
    try SampleSchema.use { folder in
      try folder.link("Schema/UIKit/UIKnot.json", to: "UIKnot.json")
      try expectError(
        "Schema/UIKit/UIKnot.json: error: cannot be read: Too many levels of symbolic links",
        in: folder)
    }
  }

  @Test func loopOfLinksInPlaceOfAModule() throws {
    try SampleSchema.use { folder in
      try folder.link("Schema/Knot", to: "Knot")
      try expectError(
        "Schema/Knot: error: cannot be read: Too many levels of symbolic links", in: folder)
    }
  }

  /// A link to the folder it stands in: read as one module, once, without descending.
  @Test func linkToTheSchemaItself() throws {
    try SampleSchema.use { folder in
      try folder.link("Schema/Again", to: ".")
      try expectError(
        "Schema/Again: error: the module has no _module.json; add one with its name:"
          + " { \"module\": \"Again\" }", in: folder)
    }
  }

  @Test func danglingLinks() throws {
    try SampleSchema.use { folder in
      try folder.link("Schema/Gone", to: "nowhere")
      try folder.link("Schema/UIKit/UIGone.json", to: "nowhere.json")
      try expectError(
        "Schema/Gone: error: cannot be read: No such file or directory\n"
          + "Schema/UIKit/UIGone.json: error: cannot be read: No such file or directory",
        in: folder)
    }
  }

  @Test func goodLinksAreFollowed() throws {
    try SampleSchema.use { folder in
      try FileManager.default.moveItem(
        at: folder.path("Schema/UIKit"), to: folder.path("Elsewhere"))
      try folder.link("Schema/UIKit", to: "../Elsewhere")
      #expect(try Chaingen.run([], in: folder).status == 0)
    }
  }

  @Test func folderInPlaceOfAFile() throws {
    try SampleSchema.use { folder in
      try folder.make("Schema/UIKit/UIFolder.json")
      try expectError(
        "Schema/UIKit/UIFolder.json: error: cannot be read: it is a folder", in: folder)
    }
  }

  @Test(.enabled(if: Tool.isInstalled("mkfifo"), "needs mkfifo"), .timeLimit(.minutes(1)))
  func pipeInPlaceOfAFile() throws {
    try SampleSchema.use { folder in
      try Tool.run(["mkfifo", "Schema/UIKit/UIPipe.json"], in: folder)
      try expectError(
        "Schema/UIKit/UIPipe.json: error: cannot be read: it is no regular file", in: folder)
    }
  }

  @Test(.enabled(if: Chaingen.User.hasNobody, "the superuser may read anything; needs setpriv"))
  func unreadableFileAndModule() throws {
    try SampleSchema.use { folder in
      try folder.write("{ \"module\": \"Locked\" }", to: "Schema/Locked/_module.json")
      try folder.setPermissions(0o000, of: "Schema/Locked")
      try folder.setPermissions(0o000, of: "Schema/UIKit/UIColor.json")
      try expectError(
        "chaingen: error: cannot list Schema/Locked: Permission denied\n"
          + "Schema/UIKit/UIColor.json: error: cannot be read: Permission denied",
        in: folder, as: .nobody)
    }
  }

  @Test func otherFilesAreNoBusinessOfChaingen() throws {
    try SampleSchema.use { folder in
      try folder.write("not JSON", to: "Schema/chain.schema.json")
      try folder.write("not JSON", to: "Schema/UIKit/.UILabel.json.swp")
      try folder.write("not JSON", to: "Schema/UIKit/README.md")
      try folder.write("not JSON", to: "Schema/.git/config.json")
      #expect(try Chaingen.run([], in: folder).status == 0)
    }
  }
}
