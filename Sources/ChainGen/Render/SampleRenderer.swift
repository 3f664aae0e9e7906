/// Writes expressions of a given type that differ from what the property starts with.
struct SampleRenderer {
  let index: SchemaIndex

  private static let known = [
    "Any": "\"sample\"", "AnyHashable": "\"sample\"", "AnyClass": "Probe.self",
    "AnyObject": "probe", "Bool": "true", "CFTypeRef": "probe", "CGFloat": "7.5",
    "Double": "7.5", "Float": "7.5", "Int": "7", "String": "\"sample\"", "UInt": "7",
    "UInt32": "7",
  ]

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
      if members.contains(where: { if case .metatype = $0 { true } else { false } }) {
        return "Probe.self"
      }
      let names = members.compactMap(\.nominalName)
      if let external = names.first(where: isForeign) {
        return "Sample.make((any \(external)).self)"
      }
      return names.contains(where: isClass) ? "probe.view" : "probe"
    case .composition, .byReference: return nil
    case .metatype: return "Probe.self"
    case .nominal: return nominal(type, inside: owner, depth: depth)
    }
  }

  /// Protocols of other frameworks have requirements that the probe does not meet.
  private func isForeign(_ name: String) -> Bool {
    index.type(named: name) == nil && name != "NSObjectProtocol"
  }

  private func isClass(_ name: String) -> Bool { index.type(named: name)?.kind == .class }

  /// What the probe has to conform to for a type, and whether it has to be a view for it.
  func probeProtocols(in type: SwiftType) -> [(name: String, isView: Bool)] {
    switch type {
    case .existential(let members):
      let names = members.map { member in
        if case .metatype(let base) = member { return base.nominalName ?? "" }
        return member.nominalName ?? ""
      }
      let isView = names.contains(where: isClass)
      return names.filter { !isClass($0) && !isForeign($0) && $0 != "NSObjectProtocol" }
        .map { ($0, isView) }
    case .optional(let base), .implicitlyUnwrapped(let base), .array(let base):
      return probeProtocols(in: base)
    case .dictionary(_, let value): return probeProtocols(in: value)
    case .function(let function):
      return (function.parameters + [function.result]).flatMap(probeProtocols)
    case .nominal:
      guard let name = type.nominalName, let alias = index.type(named: name), alias.kind == .alias,
        let target = alias.target
      else { return [] }
      return probeProtocols(in: target.value)
    default: return []
    }
  }

  private func nominal(_ type: SwiftType, inside owner: TypeSchema, depth: Int) -> String? {
    guard let name = type.nominalName else { return nil }
    if isGeneric(name, in: owner) { return "\"sample\"" }
    guard let schema = index.type(named: name) else {
      if name == "Set", let element = type.nominals.dropFirst().first {
        return sample(of: element, inside: owner, depth: depth + 1).map { "[\($0)]" }
      }
      return Self.known[name] ?? "Sample.make(\(name).self)"
    }
    switch schema.kind {
    case .class:
      return schema.isHandwritten ? "Sample.make(\(name).self)" : "\(substituted(type, owner))()"
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

  /// A value that differs from a fresh one in the first property that can be given a sample;
  /// closures come last, they are hard to compare.
  private func changedCopy(of schema: TypeSchema, as type: String, depth: Int) -> String? {
    if schema.isHandwritten, index.enclosing(schema).allSatisfy(\.generics.isEmpty) {
      return "Sample.make(\(schema.name.value).self)"
    }
    let adopted = index.adoptedProtocols(of: schema).flatMap(\.properties)
    let properties = (schema.properties + adopted).filter { $0.exclusion == nil }
    let plain = properties.filter {
      if case .nominal = $0.type.value.unwrapped { true } else { false }
    }
    for property in plain + properties {
      guard let value = sample(of: property.type.value, inside: schema, depth: depth + 1) else {
        continue
      }
      let member = SwiftIdentifier.member(property.name.value)
      return "Sample.changed(\(type)(), \\.\(member), \(value))"
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
    if function.result.isOptional { return "{ \(head)probe.noting(nil) }" }
    // What the closure returns does not matter: a plain value will do for a struct.
    if let name = function.result.nominalName, index.type(named: name)?.kind == .struct {
      return "{ \(head)probe.noting(\(substituted(function.result, owner))()) }"
    }
    return sample(of: function.result, inside: owner, depth: depth + 1)
      .map { "{ \(head)probe.noting(\($0)) }" }
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
