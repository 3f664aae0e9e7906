import Foundation

/// Reads a schema folder: `Schema/<Module>/_module.json` and one `<Type>.json` per type.
///
/// Everything that is wrong in any file is reported before it returns; the result is then partial.
struct SchemaReader {
  let root: String
  let diagnostics: DiagnosticCollector

  func read() async -> Schema {
    var schema = Schema(modules: [])
    for name in list(root) ?? [] {
      let folder = "\(root)/\(name)"
      switch FileSystem.entry(at: folder) {
      case .folder: await readModule(folder, name: name, into: &schema)
      case .file, .other: continue
      case nil:
        let error = FileError.last("read", folder)
        diagnostics.error("cannot be read: \(error.reason)", at: .wholeFile(folder))
      }
    }
    if schema.modules.isEmpty, !diagnostics.hasErrors {
      diagnostics.error(
        "no module in the schema folder; one is a folder with a _module.json",
        at: .wholeFile(root))
    }
    return schema
  }

  private func list(_ folder: String) -> [String]? {
    do {
      return try FileSystem.names(in: folder)
    } catch {
      diagnostics.report(.error(error.message))
      return nil
    }
  }

  /// Without a usable `_module.json` the types are still checked.
  private func readModule(_ folder: String, name: String, into schema: inout Schema) async {
    guard let names = list(folder) else {
      schema.isMissingExternals = true
      return
    }
    var module = ModuleSchema(
      name: name, file: "\(folder)/_module.json", externals: [], types: [])
    if !names.contains("_module.json") {
      diagnostics.error(
        "the module has no _module.json; add one with its name: { \"module\": \"\(name)\" }",
        at: .wholeFile(folder))
      schema.isMissingExternals = true
    } else if let (source, root) = Self.parse("\(folder)/_module.json", diagnostics),
      let decoded = ModuleDecoder(source: source, diagnostics: diagnostics, folder: name)
        .decode(root)
    {
      module = decoded
    } else {
      schema.isMissingExternals = true
    }
    let files = names.filter { $0.hasSuffix(".json") && $0 != "_module.json" }
    let readings = await concurrentMap(files) { Self.readType($0, in: folder, module: name) }
    for (file, reading) in zip(files, readings) {
      for diagnostic in reading.diagnostics { diagnostics.report(diagnostic) }
      if let type = reading.type {
        module.types.append(type)
      } else {
        schema.unreadableTypes.insert(String(file.dropLast(".json".count)))
      }
    }
    schema.modules.append(module)
  }

  private struct Reading {
    var type: TypeSchema?
    var diagnostics: [Diagnostic]
  }

  private static func readType(_ file: String, in folder: String, module: String) -> Reading {
    let diagnostics = DiagnosticCollector()
    var type: TypeSchema?
    if let (source, root) = parse("\(folder)/\(file)", diagnostics) {
      type = TypeDecoder(source: source, diagnostics: diagnostics, module: module).decode(root)
    }
    if let type, file != type.name.value + ".json" {
      diagnostics.error(
        "the file '\(file)' describes '\(type.name.value)'; name it '\(type.name.value).json'",
        at: type.name.location)
    }
    return Reading(type: type, diagnostics: diagnostics.diagnostics)
  }

  private static func parse(
    _ path: String, _ diagnostics: DiagnosticCollector
  ) -> (SourceText, JSONNode)? {
    let source: SourceText
    do {
      source = SourceText(path: path, bytes: try FileSystem.read(path))
    } catch {
      diagnostics.error("cannot be read: \(error.reason)", at: .wholeFile(path))
      return nil
    }
    var parser = JSONParser(source.bytes)
    do throws(JSONParser.Failure) {
      let node = try parser.parseDocument()
      for member in parser.duplicateKeys {
        diagnostics.error(
          "duplicate key '\(member.key)'", at: source.location(of: member.keyOffset))
      }
      return (source, node)
    } catch {
      diagnostics.error(error.message, at: source.location(of: error.offset))
      return nil
    }
  }
}
