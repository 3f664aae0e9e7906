import Foundation
import Testing

/// `chaingen import` of the symbol graph in `Fixtures/Gadgets`.
@Suite struct ImportTests {
  private static let fixture = Folder(url: Sources.fixtures.appendingPathComponent("Gadgets"))
  private static let isRecording =
    ProcessInfo.processInfo.environment["CHAINGEN_RECORD"] != nil

  private let arguments = ["import", "Gadgets.symbols.json", "--into", "Schema/Gadgets"]
  private let gadget = "Schema/Gadgets/Gadget.json"

  /// Runs a test in a folder with the graph.
  private func useGraph(_ body: (Folder) throws -> Void) throws {
    try Folder.use { folder in
      try folder.write(
        Data(contentsOf: Self.fixture.path("Gadgets.symbols.json")), to: "Gadgets.symbols.json")
      try body(folder)
    }
  }

  private func useImported(_ body: (Folder) throws -> Void) throws {
    try useGraph { folder in
      let result = try Chaingen.run(arguments, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      try body(folder)
    }
  }

  /// Compares a folder with its snapshot, file by file.
  private func expect(_ folder: Folder, equals snapshot: String) throws {
    let expected = Self.fixture.folder(snapshot)
    if Self.isRecording {
      try? Self.fixture.delete(snapshot)
      for (path, data) in try folder.contents() { try expected.write(data, to: path) }
    }
    #expect(try folder.files() == expected.files())
    for path in try expected.files() where folder.exists(path) {
      #expect(try folder.text(of: path) == expected.text(of: path), "\(path)")
    }
  }

  @Test func schemaAndModifiers() throws {
    try useImported { folder in
      try expect(folder.folder("Schema"), equals: "Schema")
      let result = try Chaingen.run([], in: folder)
      #expect(result.status == 0, "\(result.errors)")
      try expect(folder.folder("Generated/GadgetsModifiers"), equals: "Modifiers")
    }
  }

  /// The modifiers are right for the framework that the graph was taken from.
  @Test(.enabled(if: ImportTests.compiler != nil, "needs swiftc"))
  func modifiersCompile() throws {
    let compiler = try #require(Self.compiler)
    try Folder.use { folder in
      var sources = ["Gadgets.swift"]
      try folder.write(Self.fixture.text(of: "Gadgets.swift"), to: "Gadgets.swift")
      for path in try Self.fixture.folder("Modifiers").files() {
        let text = try Self.fixture.text(of: "Modifiers/\(path)")
        let end = try #require(text.range(of: "#endif\n"))
        try folder.write(String(text[end.upperBound...]), to: "Modifiers/\(path)")
        sources.append("Modifiers/\(path)")
      }
      let result = try Tool.run(
        [
          compiler, "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name",
          "Gadgets", "-warnings-as-errors",
        ] + sources, in: folder)
      #expect(result.status == 0)
    }
  }

  private static let compiler: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  @Test func folderWithoutParentInItsPath() throws {
    try useGraph { folder in
      let result = try Chaingen.run(
        ["import", "Gadgets.symbols.json", "--into", "Gadgets"], in: folder)
      #expect(result.status == 0, "\(result.errors)")
      try expect(folder.folder("Gadgets"), equals: "Schema/Gadgets")
    }
  }

  @Test func secondImportChangesNothing() throws {
    try useImported { folder in
      let before = try folder.stamps()
      let result = try Chaingen.run(arguments, in: folder)
      #expect(result.status == 0)
      #expect(result.output == "12 types described, 0 files written\n")
      #expect(try folder.stamps() == before)
    }
  }

  @Test func keepsWhatPeopleAdded() throws {
    try useImported { folder in
      try folder.edit(
        gadget, replacing: #""name": "title", "type": "String?""#,
        with: #""name": "title", "type": "String?", "doc": "Shown on top.", "bindable": false"#)
      try folder.edit(
        gadget, replacing: #""name": "phase", "type": "Gadget.Phase""#,
        with: #""name": "phase", "type": "Gadget.Phase", "rename": "stage", "default": ".idle""#)
      try folder.edit(
        gadget, replacing: #""ownership": "weak""#,
        with: #""exclude": { "reason": "Set by its owner." }, "ownership": "weak""#)
      try folder.edit(
        gadget, replacing: #"{ "name": "isActive""#,
        with:
          #"{ "name": "extra", "type": "Extra?", "doc": "Of our own." },\#n    { "name": "isActive""#
      )
      try folder.edit(
        "Schema/Gadgets/Button.json", replacing: #""name": "state", "type": "GadgetState""#,
        with: #""name": "state", "type": "GadgetState", "default": ".normal""#)
      try folder.edit(
        "Schema/Gadgets/Gadget.Phase.json", replacing: #"{ "name": "running""#,
        with: #"{ "name": "running", "value": 1"#)
      try folder.edit(
        "Schema/Gadgets/_module.json", replacing: "[]",
        with: #"[{ "type": "Extra", "kind": "class", "import": "Extras" }]"#)
      try folder.write(
        #"{ "type": "Own", "kind": "struct" }"#, to: "Schema/Gadgets/Own.json")

      let result = try Chaingen.run(arguments, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      let text = try folder.text(of: gadget)
      for line in [
        #"{ "name": "title", "type": "String?", "doc": "Shown on top.", "bindable": false }"#,
        #"{ "name": "phase", "type": "Gadget.Phase", "default": ".idle", "rename": "stage" }"#,
        #""ownership": "weak", "exclude": { "reason": "Set by its owner." } }"#,
        #"{ "name": "extra", "type": "Extra?", "doc": "Of our own." }"#,
      ] {
        #expect(text.contains(line), "\(line)")
      }
      let button = try folder.text(of: "Schema/Gadgets/Button.json")
      let key = #"{ "label": "for", "name": "state", "type": "GadgetState", "default": ".normal" }"#
      #expect(button.components(separatedBy: key).count == 3)
      #expect(
        try folder.text(of: "Schema/Gadgets/Gadget.Phase.json")
          .contains(#"{ "name": "running", "value": 1 }"#))
      #expect(
        try folder.text(of: "Schema/Gadgets/_module.json")
          .contains(#"{ "type": "Extra", "kind": "class", "import": "Extras" }"#))
      #expect(
        try folder.text(of: "Schema/Gadgets/Own.json") == #"{ "type": "Own", "kind": "struct" }"#)
      #expect(try Chaingen.run([], in: folder).status == 0)

      let before = try folder.stamps()
      #expect(try Chaingen.run(arguments, in: folder).status == 0)
      #expect(try folder.stamps() == before)
    }
  }

  @Test func theGraphDecidesWhatItTells() throws {
    try useImported { folder in
      let imported = try folder.folder("Schema").contents()
      try folder.edit(
        gadget, replacing: #""name": "title", "type": "String?""#,
        with: #""name": "title", "type": "Int", "ownership": "copy""#)
      try folder.edit(gadget, replacing: #""iOS": "14.0""#, with: #""iOS": "12.0""#)
      try folder.edit(
        gadget, replacing: #"    { "name": "default", "type": "Int" },\#n"#, with: "")
      try folder.delete("Schema/Gadgets/Labelled.json")
      let result = try Chaingen.run(arguments, in: folder)
      #expect(result.output == "12 types described, 2 files written\n")
      #expect(try folder.folder("Schema").contents() == imported)
    }
  }

  // MARK: - What cannot be imported

  private func expectRefusal(
    _ arguments: [String], in folder: Folder, _ errors: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.stamps()
    let result = try Chaingen.run(arguments, in: folder)
    #expect(result.status == 2, sourceLocation: sourceLocation)
    #expect(result.errors == errors, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(try folder.stamps() == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["", "{}", "[]", "no JSON", "{ \"module\": { \"name\": \"Gadgets\" } }"])
  func noSymbolGraph(_ text: String) throws {
    try useGraph { folder in
      try folder.write(text, to: "other.json")
      try expectRefusal(
        ["import", "other.json", "--into", "Schema/Gadgets"], in: folder,
        "other.json: error: this is no symbol graph\n")
      try expectRefusal(
        ["import", "Gadgets.symbols.json", "other.json", "--into", "Schema/Gadgets"], in: folder,
        "other.json: error: this is no symbol graph\n")
    }
  }

  @Test func graphOfAnotherModule() throws {
    try useGraph { folder in
      try expectRefusal(
        ["import", "Gadgets.symbols.json", "--into", "Schema/Widgets/"], in: folder,
        "Schema/Widgets: error: the graph is of the module 'Gadgets'; import it into a folder of"
          + " that name\n")
    }
  }

  @Test func graphsOfSeveralModules() throws {
    try useGraph { folder in
      try folder.write(
        #"{ "module": { "name": "Widgets" }, "symbols": [], "relationships": [] }"#,
        to: "Widgets.symbols.json")
      try expectRefusal(
        ["import", "Gadgets.symbols.json", "Widgets.symbols.json", "--into", "Schema/Gadgets"],
        in: folder,
        "Widgets.symbols.json: error: the graphs are of several modules: Gadgets, Widgets\n")
    }
  }

  @Test func missingGraph() throws {
    try useGraph { folder in
      try expectRefusal(
        ["import", "Gadgets.symbols.json", "nowhere.json", "--into", "Schema/Gadgets"], in: folder,
        "chaingen: error: cannot read nowhere.json: No such file or directory\n")
      try expectRefusal(
        ["import", "Schema", "--into", "Schema/Gadgets"], in: folder,
        "chaingen: error: cannot read Schema: No such file or directory\n")
    }
  }

  /// Importing over a file that chaingen does not understand would lose what is in it.
  @Test(
    arguments: [
      ("", "1:1", "the file is empty"),
      ("[]", "1:1", "expected an object for a type, found an array"),
      (
        #"{ "type": "Gadget", "kind": "class", "kind": "class" }"#, "1:38",
        "duplicate key 'kind'"
      ),
      (
        #"{ "type": "Gadget", "kind": "class", "dock": "Mine." }"#, "1:38",
        "unknown key 'dock'; did you mean 'doc'?"
      ),
      (
        #"{ "type": "Gadget", "kind": "class", "properties": {} }"#, "1:52",
        "expected an array for 'properties', found an object"
      ),
    ])
  func brokenSchemaFile(_ text: String, place: String, message: String) throws {
    try useImported { folder in
      try folder.write(text, to: gadget)
      try folder.delete("Schema/Gadgets/Button.json")
      try expectRefusal(arguments, in: folder, "\(gadget):\(place): error: \(message)\n")
    }
  }
}
