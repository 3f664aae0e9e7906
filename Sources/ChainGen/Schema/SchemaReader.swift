import Foundation

/// Reads a schema folder: `Schema/<Module>/_module.json` and one `<Type>.json` per type.
///
/// Everything that is wrong in any file is reported before it returns; the result is then partial.
struct SchemaReader {
  let root: String
  let diagnostics: DiagnosticCollector

  func read() -> Schema {
    var modules: [ModuleSchema] = []
    for name in list(root) {
      let folder = "\(root)/\(name)"
      guard FileSystem.entry(at: folder) == .folder else { continue }
      if let module = readModule(folder, name: name) { modules.append(module) }
    }
    if modules.isEmpty, !diagnostics.hasErrors {
      diagnostics.error("no module in the schema folder; one is a folder with a _module.json",
        at: .wholeFile(root))
    }
    return Schema(modules: modules)
  }

  private func list(_ folder: String) -> [String] {
    do {
      return try FileSystem.names(in: folder)
    } catch {
      diagnostics.report(.error(error.message))
      return []
    }
  }

  private func readModule(_ folder: String, name: String) -> ModuleSchema? {
    let names = list(folder)
    guard names.contains("_module.json") else {
      diagnostics.error(
        "the module has no _module.json; add one with its name: { \"module\": \"\(name)\" }",
        at: .wholeFile(folder))
      return nil
    }
    var module: ModuleSchema?
    if let (source, root) = parse("\(folder)/_module.json") {
      module = ModuleDecoder(source: source, diagnostics: diagnostics, folder: name).decode(root)
    }
    var types: [TypeSchema] = []
    for file in names where file.hasSuffix(".json") && file != "_module.json" {
      guard let (source, root) = parse("\(folder)/\(file)") else { continue }
      let decoder = TypeDecoder(source: source, diagnostics: diagnostics, module: name)
      guard let type = decoder.decode(root) else { continue }
      if file != type.name.value + ".json" {
        diagnostics.error(
          "the file '\(file)' describes '\(type.name.value)'; name it '\(type.name.value).json'",
          at: type.name.location)
      }
      types.append(type)
    }
    // Without a readable _module.json the types are still checked, one by one.
    module?.types = types
    return module
  }

  private func parse(_ path: String) -> (SourceText, JSONNode)? {
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
