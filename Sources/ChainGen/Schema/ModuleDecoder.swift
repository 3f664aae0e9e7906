/// Turns the JSON of a module's `_module.json` into its name and externals.
struct ModuleDecoder {
  let source: SourceText
  let diagnostics: DiagnosticCollector
  /// The folder's name, which the module must have too.
  let folder: String

  func decode(_ root: JSONNode) -> ModuleSchema? {
    guard
      let reader = ObjectReader(
        root, of: "a module",
        keys: ["$schema", "module", "bindingRoots", "bindingMinimum", "describe", "externals"],
        source: source, diagnostics: diagnostics)
    else { return nil }
    _ = reader.string("$schema")
    // For `import` alone: types it describes although no property mentions them.
    _ = reader.strings("describe")
    let name = reader.requiredIdentifier("module", of: "a module")
    if let name, name.value != folder {
      diagnostics.error(
        "the module '\(name.value)' stands in the folder '\(folder)'; name both alike",
        at: name.location)
    }
    let nodes = reader.array("externals")
    let externals = nodes.compactMap(decodeExternal)
    var first: [String: Located<String>] = [:]
    for external in externals {
      if let other = first[external.name.value] {
        diagnostics.error(
          "duplicate external '\(other.value)'; the first is on line \(other.location.line)",
          at: external.name.location)
      }
      first[external.name.value] = first[external.name.value] ?? external.name
    }
    guard name != nil, externals.count == nodes.count else { return nil }
    return ModuleSchema(
      name: folder, file: source.path, externals: externals, types: [],
      bindingRoots: reader.strings("bindingRoots"),
      bindingMinimum: reader.value("bindingMinimum").flatMap(decodeMinimum))
  }

  private func decodeMinimum(_ node: JSONNode) -> Located<BindingCounts>? {
    guard
      let reader = ObjectReader(
        node, of: "'bindingMinimum'", keys: ["types", "properties", "keyedSetters"],
        source: source, diagnostics: diagnostics)
    else { return nil }
    let counts = BindingCounts(
      types: reader.count("types"), properties: reader.count("properties"),
      keyedSetters: reader.count("keyedSetters"))
    return Located(value: counts, location: reader.location(of: node))
  }

  private func decodeExternal(_ node: JSONNode) -> ExternalType? {
    guard
      let reader = ObjectReader(
        node, of: "an external type", keys: ["type", "kind", "import"], source: source,
        diagnostics: diagnostics)
    else { return nil }
    let name = reader.requiredString("type", of: "an external type")
    if !reader.has("kind") { reader.error("an external type needs a 'kind'", at: node) }
    let kind = reader.choice("kind", ExternalType.Kind.self)
    let importing = reader.identifier("import")?.value
    guard let name, let kind else { return nil }
    let components = name.value.split(separator: ".", omittingEmptySubsequences: false)
    guard components.allSatisfy({ SwiftIdentifier.isValid(String($0)) }) else {
      diagnostics.error("'\(name.value)' is no Swift type name", at: name.location)
      return nil
    }
    return ExternalType(name: name, kind: kind, importing: importing)
  }
}
