/// Writes expressions of a given type that differ from what the property starts with.
struct SampleRenderer {
  let index: SchemaIndex

  /// Nil where the tests have no way to make one.
  func sample(of type: SwiftType, inside owner: TypeSchema, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    switch type {
    case .optional(let base), .implicitlyUnwrapped(let base):
      return sample(of: base, inside: owner, depth: depth)
    case .array(let element):
      return sample(of: element, inside: owner, depth: depth + 1).map { "[\($0)]" }
    case .dictionary(let key, let value):
      guard let key = sample(of: key, inside: owner, depth: depth + 1),
        let value = sample(of: value, inside: owner, depth: depth + 1)
      else { return nil }
      return "[\(key): \(value)]"
    case .function(let function): return closure(function, inside: owner, depth: depth)
    case .tuple(let elements): return elements.isEmpty ? "()" : nil
    case .existential(let members):
      return members.contains { if case .metatype = $0 { true } else { false } }
        ? "Probe.self" : "probe"
    case .composition, .byReference: return nil
    case .metatype: return "Probe.self"
    case .nominal: return nominal(type, inside: owner, depth: depth)
    }
  }

  private func nominal(_ type: SwiftType, inside owner: TypeSchema, depth: Int) -> String? {
    guard let name = type.nominalName else { return nil }
    if isGeneric(name, in: owner) { return "\"sample\"" }
    guard let schema = index.type(named: name) else {
      if name == "Set", let element = type.nominals.dropFirst().first {
        return sample(of: element, inside: owner, depth: depth + 1).map { "[\($0)]" }
      }
      return "Sample.\(name.filter { $0 != "." })"
    }
    switch schema.kind {
    case .class: return schema.isHandwritten ? "Sample.make(\(name).self)" : "\(substituted(type, owner))()"
    case .struct: return changedCopy(of: schema, as: substituted(type, owner), depth: depth)
    case .enum:
      let entries = schema.cases.filter { $0.associatedValues.isEmpty }
      return entries.last(where: { $0.value != .number("0") })
        .map { "\(name).\(SwiftIdentifier.member($0.name.value))" }
    case .optionSet, .constants:
      return schema.cases.last(where: { $0.value != .number("0") })
        .map { "\(name).\(SwiftIdentifier.member($0.name.value))" }
    case .alias:
      return schema.target.flatMap { sample(of: $0.value, inside: owner, depth: depth + 1) }
    case .protocol, .category: return nil
    }
  }

  /// A value that differs from a fresh one, where a property of it can be given a sample.
  private func changedCopy(of schema: TypeSchema, as type: String, depth: Int) -> String? {
    if schema.isHandwritten { return "Sample.\(schema.name.value.filter { $0 != "." })" }
    for property in schema.properties where property.exclusion == nil {
      guard case .nominal = property.type.value.unwrapped,
        let value = sample(of: property.type.value, inside: schema, depth: depth + 1)
      else { continue }
      return "Sample.changed(\(type)()) { $0.\(SwiftIdentifier.member(property.name.value)) = \(value) }"
    }
    return "\(type)()"
  }

  private func closure(
    _ function: SwiftType.Function, inside owner: TypeSchema, depth: Int
  ) -> String? {
    let ignored = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let head = ignored.isEmpty ? "" : "\(ignored) in "
    if function.result.text == "Void" || function.result == .tuple([]) {
      return "{ \(head)probe.note() }"
    }
    if function.result.isOptional { return "{ \(head)probe.note(); return nil }" }
    return sample(of: function.result, inside: owner, depth: depth + 1)
      .map { "{ \(head)probe.note(); return \($0) }" }
  }

  private func isGeneric(_ name: String, in owner: TypeSchema) -> Bool {
    index.enclosing(owner).contains { $0.generics.contains { $0.name == name } }
  }

  /// The type as a test spells it: `String` for every generic parameter.
  func substituted(_ type: SwiftType, _ owner: TypeSchema) -> String {
    switch type {
    case .nominal(let components):
      if let name = type.nominalName, isGeneric(name, in: owner) { return "String" }
      return components.map { component in
        component.arguments.isEmpty
          ? component.name
          : "\(component.name)<\(component.arguments.map { substituted($0, owner) }.joined(separator: ", "))>"
      }.joined(separator: ".")
    case .optional(let base), .implicitlyUnwrapped(let base):
      if case .function = base { return "(\(substituted(base, owner)))?" }
      if case .existential = base { return type.parameterType.text }
      return substituted(base, owner) + "?"
    case .array(let element): return "[\(substituted(element, owner))]"
    case .dictionary(let key, let value):
      return "[\(substituted(key, owner)): \(substituted(value, owner))]"
    case .function(let function):
      var copy = function
      copy.attributes.removeAll { $0 == "@escaping" }
      let parameters = copy.parameters.map { substituted($0, owner) }.joined(separator: ", ")
      return "(\(parameters)) -> \(substituted(copy.result, owner))"
    default: return type.text
    }
  }
}
