/// Checks what only all files together can show: names that lead nowhere, cycles, twins.
struct SchemaValidator {
  let schema: Schema
  let diagnostics: DiagnosticCollector
  private let index: SchemaIndex

  init(_ schema: Schema, diagnostics: DiagnosticCollector) {
    self.schema = schema
    self.diagnostics = diagnostics
    index = SchemaIndex(schema)
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
  }

  private func validate(_ type: TypeSchema) {
    validateParent(type)
    validateSuperclass(type)
    for name in type.adopts { expect(.protocol, name, "protocol", in: type) }
    for name in type.emittedOn { expect(.class, name, "class", in: type) }
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

  private func validateParent(_ type: TypeSchema) {
    guard let parent = type.parentName, !index.isKnown(parent, inside: type) else { return }
    diagnostics.error(
      "'\(type.name.value)' is nested in '\(parent)', which no schema file describes"
        + suggestion(for: parent), at: type.name.location)
  }

  /// Members written by hand are the type's own, a protocol's that it adopts, or a category's.
  private func validateHandwritten(_ type: TypeSchema) {
    guard let handwritten = type.handwritten, !handwritten.isEmpty else { return }
    let categories = schema.types.filter { category in
      category.emittedOn.contains { $0.value == type.name.value }
    }
    let sources = [type] + index.adoptedProtocols(of: type) + categories
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
    guard expect(.class, superclass, "superclass", in: type) else { return }
    var path = [type.name.value]
    var next: String? = superclass.value
    while let name = next {
      if name == type.name.value {
        // Each cycle is told once, at its alphabetically first member.
        if path.min() == type.name.value {
          diagnostics.error(
            "inheritance cycle: \((path + [name]).joined(separator: " → "))", at: superclass.location)
        }
        return
      }
      if path.contains(name) { return }
      path.append(name)
      next = index.type(named: name)?.superclass?.value
    }
  }

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
    let candidates = index.types.values.filter { $0.kind == kind }.map(\.name.value).sorted()
    diagnostics.error(
      "unknown \(role) '\(name.value)'" + Suggestion.clause(for: name.value, among: candidates),
      at: name.location)
    return false
  }

  private func validate(_ type: Located<SwiftType>, inside owner: TypeSchema) {
    for nominal in type.value.nominals {
      guard let name = nominal.nominalName, !index.isKnown(name, inside: owner),
        !SwiftIdentifier.isHidden(name)
      else { continue }
      diagnostics.error("unknown type '\(name)'" + suggestion(for: name), at: type.location)
    }
  }

  private func suggestion(for name: String) -> String {
    let known = Array(index.types.keys) + Array(index.externals.keys) + Array(SchemaIndex.builtins)
    let clause = Suggestion.clause(for: name, among: known.sorted())
    return clause.isEmpty ? "; describe it in a file of its own, or name it under 'externals' in _module.json" : clause
  }
}
