import Foundation

/// Brings a schema folder up to date with symbol graphs, keeping what people have added.
struct SchemaImport {
  let folder: String
  let moduleName: String
  let diagnostics: DiagnosticCollector

  struct Outcome {
    var total: Int
    var changed: Int
  }

  func run(_ graphs: [SymbolGraph]) throws(FileError) -> Outcome {
    var importer = Importer(
      graphs, moduleName: moduleName, siblings: try siblingTypes(), wanted: try mentionedTypes())
    let result = importer.run()
    var files: [(name: String, text: String)] = []
    for (name, document) in result.types.sorted(by: { $0.key < $1.key }) {
      var imported = document
      imported["$schema"] = .string("../chain.schema.json")
      let merged = SchemaMerger.merge(imported: imported, existing: existing("\(name).json"))
      files.append(("\(name).json", merged.file))
    }
    files.append(("_module.json", module(result, described: Set(result.types.keys)).file))
    // Everything existing was readable, or nothing is written.
    guard !diagnostics.hasErrors else { return Outcome(total: 0, changed: 0) }
    try FileSystem.makeFolder(folder)
    FileSystem.removeAbandoned(in: folder)
    var changed = 0
    for file in files {
      let path = "\(folder)/\(file.name)"
      let bytes = Array(file.text.utf8)
      if FileSystem.isTaken(path), try FileSystem.read(path) == bytes { continue }
      try FileSystem.replace(path, with: bytes)
      changed += 1
    }
    return Outcome(total: result.types.count, changed: changed)
  }

  private func module(_ result: Importer.Result, described: Set<String>) -> JSONDocument {
    var document = JSONDocument.object([])
    document["$schema"] = .string("../chain.schema.json")
    document["module"] = .string(moduleName)
    let old = existing("_module.json")
    let kept = Set(old?["externals"]?.elements.compactMap { $0["type"]?.string } ?? [])
    // What people have said of an external is better than what its identifier suggests.
    let externals = result.externals.filter { !kept.contains($0.key) }.sorted { $0.key < $1.key }
    document["externals"] = .array(
      externals.map { name, kind in
        var external = JSONDocument.object([])
        external["type"] = .string(name)
        external["kind"] = .string(kind.rawValue)
        return external
      })
    return SchemaMerger.merge(imported: document, existing: old)
  }

  private func existing(_ file: String) -> JSONDocument? {
    let path = "\(folder)/\(file)"
    guard FileSystem.isTaken(path) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      diagnostics.error("cannot be read: \(error.reason)", at: .wholeFile(path))
      return nil
    }
    let source = SourceText(path: path, bytes: bytes)
    var parser = JSONParser(bytes)
    do throws(JSONParser.Failure) {
      let root = try parser.parseDocument()
      for member in parser.duplicateKeys {
        diagnostics.error(
          "duplicate key '\(member.key)'", at: source.location(of: member.keyOffset))
      }
      // What chaingen does not understand it would not keep: the file has to be right first.
      if file == "_module.json" {
        _ = ModuleDecoder(source: source, diagnostics: diagnostics, folder: moduleName).decode(root)
      } else {
        _ = TypeDecoder(source: source, diagnostics: diagnostics, module: moduleName).decode(root)
      }
      return JSONDocument(root)
    } catch {
      diagnostics.error(error.message, at: source.location(of: error.offset))
      return nil
    }
  }

  /// Every type that the folder's own files name.
  private func mentionedTypes() throws(FileError) -> Set<String> {
    guard FileSystem.entry(at: folder) == .folder else { return [] }
    var names: Set<String> = []
    for file in try FileSystem.names(in: folder) where file.hasSuffix(".json") {
      guard let document = existing(file) else { continue }
      document.collectTypes(into: &names)
      names.formUnion(document["describe"]?.elements.compactMap(\.string) ?? [])
    }
    return names
  }

  /// The types that the schema's other modules describe.
  private func siblingTypes() throws(FileError) -> Set<String> {
    let parent = FileSystem.parent(of: folder)
    var types: Set<String> = []
    guard FileSystem.entry(at: parent) == .folder else { return types }
    for name in try FileSystem.names(in: parent) where name != moduleName {
      let sibling = "\(parent)/\(name)"
      guard FileSystem.entry(at: sibling) == .folder else { continue }
      for file in try FileSystem.names(in: sibling)
      where file.hasSuffix(".json") && file != "_module.json" {
        types.insert(String(file.dropLast(".json".count)))
      }
    }
    return types
  }
}

extension JSONDocument {
  /// The names in every `type`, `target`, `superclass` and `adopts` of a schema file.
  fileprivate func collectTypes(into names: inout Set<String>) {
    for member in members {
      let texts =
        [member.value.string].compactMap { $0 } + member.value.elements.compactMap(\.string)
      if ["type", "target", "superclass", "adopts"].contains(member.key) {
        for text in texts {
          names.formUnion(
            (try? SwiftTypeParser.parse(text))?.nominals.compactMap(\.nominalName) ?? [])
        }
      }
      for element in [member.value] + member.value.elements { element.collectTypes(into: &names) }
    }
  }
}
