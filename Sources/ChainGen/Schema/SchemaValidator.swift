/// Checks what only all files together can show: names that lead nowhere, cycles, twins.
struct SchemaValidator {
  let schema: Schema
  let diagnostics: DiagnosticCollector
  private let index: SchemaIndex
  /// Files with errors: a member that they describe may be missing from the schema.
  private let brokenFiles: Set<String>

  init(_ schema: Schema, diagnostics: DiagnosticCollector) {
    self.schema = schema
    self.diagnostics = diagnostics
    index = SchemaIndex(schema)
    brokenFiles = Set(diagnostics.diagnostics.compactMap(\.location?.file))
  }

  func validate() {
    var first: [String: TypeSchema] = [:]
    for type in schema.types {
      if let other = first[type.name.value] {
        diagnostics.error(
          "duplicate type '\(type.name.value)'; \(other.file) describes it too",
          at: type.name.location)
      }
      first[type.name.value] = first[type.name.value] ?? type
    }
    for type in schema.types { validate(type) }
    for root in schema.modules.flatMap(\.bindingRoots) { expectClass(root) }
  }

  private func expectClass(_ name: Located<String>) {
    if index.type(named: name.value)?.kind == .class { return }
    let classes = index.types.values.filter { $0.kind == .class }.map(\.name.value).sorted()
    diagnostics.error(
      "no schema file describes a class '\(name.value)'"
        + Suggestion.clause(for: name.value, among: classes), at: name.location)
  }

  private func validate(_ type: TypeSchema) {
    validateParent(type)
    validateSuperclass(type)
    for name in type.adopts { expect(.protocol, name, "protocol", in: type) }
    for name in type.emittedOn { expect(.class, name, "class", in: type) }
    validateCycles(of: type)
    if let rawType = type.rawType { validate(rawType, inside: type) }
    if let target = type.target { validate(target, inside: type) }
    for value in type.cases.flatMap(\.associatedValues) { validate(value.type, inside: type) }
    validateHandwritten(type)
    for property in type.properties where property.exclusion == nil {
      validate(property.type, inside: type)
    }
    for setter in type.setters where setter.exclusion == nil {
      for parameter in [setter.value] + setter.keys { validate(parameter.type, inside: type) }
    }
  }

  /// Whether a name may belong to something whose file is in error already.
  private func mayBeDescribed(_ name: String) -> Bool {
    schema.isMissingExternals || schema.unreadableTypes.contains(name)
  }

  private func validateParent(_ type: TypeSchema) {
    guard let parent = type.parentName, !index.isKnown(parent, inside: type),
      !mayBeDescribed(parent)
    else { return }
    diagnostics.error(
      "'\(type.name.value)' is nested in '\(parent)', which no schema file describes"
        + suggestion(for: parent), at: type.name.location)
  }

  /// Members written by hand are the type's own, a protocol's that it adopts, or a category's.
  private func validateHandwritten(_ type: TypeSchema) {
    guard let handwritten = type.handwritten, !handwritten.isEmpty else { return }
    let sources = [type] + index.adoptedProtocols(of: type) + index.categories(on: type)
    guard sources.allSatisfy({ !brokenFiles.contains($0.file) }),
      sources.flatMap(\.adopts).allSatisfy({ !mayBeDescribed($0.value) })
    else { return }
    let members = Set(
      sources.flatMap { $0.properties.map(\.name.value) } + type.setters.map(\.fullName))
    for name in handwritten where !members.contains(name.value) {
      diagnostics.error(
        "'\(type.name.value)' has no member '\(name.value)'"
          + Suggestion.clause(for: name.value, among: members.sorted()), at: name.location)
    }
  }

  private func validateSuperclass(_ type: TypeSchema) {
    guard let superclass = type.superclass else { return }
    expect(.class, superclass, "superclass", in: type)
  }

  // MARK: - Cycles

  /// Superclasses, refined protocols and alias targets must lead to an end.
  private func validateCycles(of type: TypeSchema) {
    guard let path = cycle(through: type) else { return }
    // Each cycle is told once, at its alphabetically first member.
    guard path.min() == type.name.value else { return }
    let what = type.kind == .alias ? "alias cycle" : "inheritance cycle"
    let place = edges(of: type).first { $0.value == path[1 % path.count] }?.location
    diagnostics.error(
      "\(what): \((path + [type.name.value]).joined(separator: " → "))",
      at: place ?? type.name.location)
  }

  /// The shortest way from a type back to itself, starting with its name.
  private func cycle(through type: TypeSchema) -> [String]? {
    let start = type.name.value
    var pending = [[start]]
    var seen: Set<String> = []
    var position = 0
    while position < pending.count {
      let path = pending[position]
      position += 1
      guard let last = index.type(named: path[path.count - 1]) else { continue }
      for edge in edges(of: last) {
        if edge.value == start { return path }
        if seen.insert(edge.value).inserted { pending.append(path + [edge.value]) }
      }
    }
    return nil
  }

  /// What a type's declaration cannot do without: types of its own kind that it builds on.
  private func edges(of type: TypeSchema) -> [Located<String>] {
    let names: [Located<String>] =
      switch type.kind {
      case .class: [type.superclass].compactMap { $0 }
      case .protocol: type.adopts
      case .alias:
        type.target.map { target in
          target.value.nominals.compactMap(\.nominalName).map {
            Located(value: $0, location: target.location)
          }
        } ?? []
      default: []
      }
    return names.filter { index.type(named: $0.value)?.kind == type.kind }
  }

  // MARK: - Names

  @discardableResult
  private func expect(
    _ kind: TypeSchema.Kind, _ name: Located<String>, _ role: String, in type: TypeSchema
  ) -> Bool {
    if kind == .class, name.value == "NSObject" { return true }
    if let found = index.type(named: name.value) {
      if found.kind == kind { return true }
      diagnostics.error(
        "the \(role) '\(name.value)' is of kind '\(found.kind.rawValue)'", at: name.location)
      return false
    }
    if let external = index.externals[name.value] {
      if external.kind.rawValue == kind.rawValue { return true }
      diagnostics.error(
        "the \(role) '\(name.value)' is of kind '\(external.kind.rawValue)'", at: name.location)
      return false
    }
    if kind == .protocol, SchemaIndex.builtins.contains(name.value) { return true }
    if mayBeDescribed(name.value) { return false }
    let candidates =
      (index.types.values.filter { $0.kind == kind }.map(\.name.value)
      + index.externals.values.filter { $0.kind.rawValue == kind.rawValue }.map(\.name.value)
      + (kind == .class ? ["NSObject"] : [])).sorted()
    diagnostics.error(
      "unknown \(role) '\(name.value)'" + Suggestion.clause(for: name.value, among: candidates),
      at: name.location)
    return false
  }

  private func validate(_ type: Located<SwiftType>, inside owner: TypeSchema) {
    for nominal in type.value.nominals {
      guard let name = nominal.nominalName, !index.isKnown(name, inside: owner),
        !SwiftIdentifier.isHidden(name), !mayBeDescribed(name)
      else { continue }
      diagnostics.error("unknown type '\(name)'" + suggestion(for: name), at: type.location)
    }
  }

  private func suggestion(for name: String) -> String {
    let known = Array(index.types.keys) + Array(index.externals.keys) + Array(SchemaIndex.builtins)
    let clause = Suggestion.clause(for: name, among: known.sorted())
    return clause.isEmpty
      ? "; describe it in a file of its own, or name it under 'externals' in _module.json" : clause
  }
}
