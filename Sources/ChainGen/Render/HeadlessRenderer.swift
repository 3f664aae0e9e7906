/// Writes HeadlessUIKit's declaration of one type: all of it, or, for a hand-written type, the
/// properties that nobody has written by hand.
struct HeadlessRenderer {
  static let target = "HeadlessUIKit"

  let plan: Plan
  private let index: SchemaIndex
  private let defaults: HeadlessDefaults

  init(_ plan: Plan) {
    self.plan = plan
    index = plan.index
    defaults = HeadlessDefaults(index: plan.index)
  }

  /// Nil when there is nothing to declare.
  func render(_ plan: TypePlan) -> GeneratedFile? {
    let type = plan.type
    if type.kind == .category { return nil }
    var writer = SourceWriter()
    let didWrite = type.isHandwritten ? renderRest(plan, &writer) : renderWhole(plan, &writer)
    guard didWrite else { return nil }
    let header = GeneratedFile.header(source: "Schema/\(type.module)/\(type.name.value).json")
    let note = writer.hasLongLine ? GeneratedFile.formatterNote : ""
    let imports =
      "\nimport Foundation\n\n#if canImport(CoreGraphics)\n  import CoreGraphics\n#endif\n\n"
    return GeneratedFile(
      path: "\(Self.target)/\(type.name.value)\(type.isHandwritten ? "+Stored" : "").swift",
      contents: header + "\n" + note + imports + writer.text)
  }

  private func renderWhole(_ plan: TypePlan, _ writer: inout SourceWriter) -> Bool {
    guard let parent = plan.type.parentName else {
      renderDeclaration(plan, &writer)
      return true
    }
    writer.block("extension \(parent)") { renderDeclaration(plan, &$0) }
    return true
  }

  private func renderDeclaration(_ plan: TypePlan, _ writer: inout SourceWriter) {
    let type = plan.type
    let summary = type.doc.map { [$0] } ?? []
    switch type.kind {
    case .class:
      writer.documentation(["Plain storage for \(type.module)'s `\(type.name.value)`."] + summary)
      renderClass(plan, &writer)
    case .struct:
      writer.documentation(["Plain storage for \(type.module)'s `\(type.name.value)`."] + summary)
      renderStruct(plan, &writer)
    case .protocol:
      writer.documentation(
        ["\(type.module)'s `\(type.name.value)`, without its requirements."] + summary)
      renderProtocol(type, &writer)
    case .enum:
      writer.documentation(["\(type.module)'s `\(type.name.value)`."] + summary)
      renderEnum(type, &writer)
    case .optionSet, .constants:
      writer.documentation(["\(type.module)'s `\(type.name.value)`."] + summary)
      renderRawStruct(type, &writer)
    case .alias:
      writer.documentation(["\(type.module)'s `\(type.name.value)`."] + summary)
      let target = type.target?.value.text ?? "Never"
      writer.alias(
        "public typealias \(SwiftIdentifier.declared(type.baseName))", target: target)
    case .category: break
    }
  }

  // MARK: - Classes

  private func generics(_ type: TypeSchema) -> String {
    guard !type.generics.isEmpty else { return "" }
    let parameters = type.generics.map { parameter in
      parameter.constraints.isEmpty
        ? parameter.name
        : "\(parameter.name): \(parameter.constraints.joined(separator: " & "))"
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  private func conformances(_ type: TypeSchema) -> [String] {
    type.adopts.map(\.value).filter { $0 != "Sendable" }
  }

  private func renderClass(_ plan: TypePlan, _ writer: inout SourceWriter) {
    let type = plan.type
    if type.isMainActor { writer.line("@MainActor") }
    var inherits = [type.superclass?.value ?? "NSObject"] + conformances(type)
    let stores = storedProperties(of: plan)
    let needsSlots = !type.setters.isEmpty && !hasSlots(above: type)
    if needsSlots { inherits.append("SlotStorage") }
    let name = SwiftIdentifier.declared(type.baseName) + generics(type)
    guard !stores.isEmpty || !type.setters.isEmpty else {
      writer.typeHead("open class \(name)", inherits: inherits, tail: "{}")
      return
    }
    writer.typeHead("open class \(name)", inherits: inherits, tail: "{")
    writer.indented { writer in
      if needsSlots { writer.line("final var slots = Slots()") }
      for property in stores { renderStored(property, access: "open", &writer) }
      for setter in type.setters {
        writer.line()
        renderSetter(setter, access: "open", &writer)
      }
    }
    writer.line("}")
  }

  /// The properties that the class itself must hold: its own, and those of its protocols and
  /// categories. What an ancestor holds with the same type is the ancestor's.
  private func storedProperties(of plan: TypePlan) -> [PropertySchema] {
    var seen: Set<String> = []
    var inherited: [String: SwiftType] = [:]
    for ancestor in index.ancestors(of: plan.type).reversed() {
      for property in ancestor.properties { inherited[property.name.value] = property.type.value }
    }
    let own = plan.type.properties
      .filter { !isHidden($0) && inherited[$0.name.value].map { _ in false } ?? true }
    let adopted = plan.modifiers.map(\.property).filter { modifier in
      !plan.type.properties.contains { $0.name.value == modifier.name.value }
    }
    return (own + adopted).filter { property in
      !plan.type.isHandwritten(property.name.value) && seen.insert(property.name.value).inserted
    }
  }

  /// Excluded properties are left out unless they are merely deprecated: old code still reads them.
  private func isHidden(_ property: PropertySchema) -> Bool {
    property.exclusion != nil || property.availability[.swift]?.obsoleted != nil
      || property.availability[.iOS]?.isUnavailable == true
      || property.type.value.nominals.contains {
        $0.nominalName.map(SwiftIdentifier.isHidden) ?? false
      }
  }

  private func hasSlots(above type: TypeSchema) -> Bool {
    index.ancestors(of: type).contains { $0.isHandwritten || !$0.setters.isEmpty }
  }

  private func renderStored(
    _ property: PropertySchema, access: String, _ writer: inout SourceWriter
  ) {
    let name = SwiftIdentifier.declared(property.name.value)
    let type = property.type.value
    if property.ownership == .weak || property.ownership == .unowned, type.isOptional {
      writer.line("\(access) weak var \(name): \(type.text)")
      return
    }
    if let value = property.defaultValue {
      writer.property("\(access) var \(name)", type: type.text, value: value)
      return
    }
    switch defaults.start(of: type) {
    case .implicit: writer.property("\(access) var \(name)", type: type.text)
    case .expression(let text):
      writer.property("\(access) var \(name)", type: type.text, value: text)
    case .lazy(let text):
      let isLazy = access == "open" ? "lazy " : ""
      writer.property("\(access) \(isLazy)var \(name)", type: type.text, value: text)
    case .none:
      writer.property("\(access) var \(name)", type: "(\(type.text))!")
    }
  }

  private func renderSetter(
    _ setter: SetterSchema, access: String, _ writer: inout SourceWriter
  ) {
    let parameters = ([setter.value] + setter.keys).map { parameter in
      let label = parameter.label ?? "_"
      let name = SwiftIdentifier.declared(parameter.name.value)
      let names = label == parameter.name.value ? label : "\(label) \(name)"
      return "\(names): \(parameter.type.value.parameterType.text)"
    }
    let field = "\"\(setter.fullName)\""
    writer.function("\(access) func \(setter.method.value)", parameters: parameters, result: "")
    writer.indented { writer in
      let value = SwiftIdentifier.declared(setter.value.name.value)
      writer.call("slots.set", arguments: [field, "for: \(keyExpression(setter))", value])
    }
    writer.line("}")
    guard let getter = setter.getter.flatMap({ FunctionName($0.value) }) else { return }
    let keys = zip(getter.labels, setter.keys).map { label, key in
      let name = SwiftIdentifier.declared(key.name.value)
      return label == key.name.value
        ? "\(label): \(key.type.value.text)"
        : "\(label) \(name): \(key.type.value.text)"
    }
    let type = setter.value.type.value.parameterType
    writer.line()
    writer.function("\(access) func \(getter.base)", parameters: keys, result: type.text)
    writer.indented { writer in
      var fallback = ""
      if !type.isOptional {
        if case .expression(let text) = defaults.start(of: type) {
          fallback = " ?? \(text)"
        } else {
          fallback = " ?? \(type.text)()"
        }
      }
      writer.call(
        "slots.value", arguments: [field, "for: \(keyExpression(setter))"], tail: fallback)
    }
    writer.line("}")
  }

  private func keyExpression(_ setter: SetterSchema) -> String {
    let names = setter.keys.map { SwiftIdentifier.declared($0.name.value) }
    return names.count == 1
      ? names[0] : "[\(names.map { "AnyHashable(\($0))" }.joined(separator: ", "))]"
  }

  // MARK: - The rest of hand-written types

  private func renderRest(_ plan: TypePlan, _ writer: inout SourceWriter) -> Bool {
    let type = plan.type
    // A hand-written value type is complete.
    guard type.kind == .class else { return false }
    let adopted = conformances(type)
    let properties = storedProperties(of: plan)
    let setters = type.setters.filter { !type.isHandwritten($0.fullName) }
    for name in adopted { writer.line("extension \(type.name.value): \(name) {}") }
    guard !properties.isEmpty || !setters.isEmpty else { return !adopted.isEmpty }
    if !adopted.isEmpty { writer.line() }
    writer.line("// Properties of `\(type.name.value)` that are only stored.")
    writer.block("extension \(type.name.value)") { writer in
      var isFirst = true
      for property in properties {
        if !isFirst { writer.line() }
        isFirst = false
        renderSlot(property, &writer)
      }
      for setter in setters {
        if !isFirst { writer.line() }
        isFirst = false
        renderSetter(setter, access: "public", &writer)
      }
    }
    return true
  }

  private func renderSlot(_ property: PropertySchema, _ writer: inout SourceWriter) {
    let name = SwiftIdentifier.declared(property.name.value)
    let type = property.type.value
    let key = "\"\(property.name.value)\""
    writer.block("public var \(name): \(type.text)") { writer in
      if property.ownership == .weak || property.ownership == .unowned {
        writer.line("get { slots.weakValue(\(key)) }")
        writer.line("set { slots.setWeak(\(key), newValue) }")
        return
      }
      let (label, value) = slotStart(property)
      writer.line("get { slots.value(\(key), \(label): \(value)) }")
      writer.line("set { slots.set(\(key), newValue) }")
    }
  }

  /// What a slot has when nothing was stored. An object is stored then, to be the same one each time.
  private func slotStart(_ property: PropertySchema) -> (label: String, value: String) {
    if let value = property.defaultValue { return ("default", value) }
    return switch defaults.start(of: property.type.value) {
    case .implicit, .none: ("default", "nil")
    case .expression(let text): ("default", text)
    case .lazy(let text): ("storing", text)
    }
  }

  // MARK: - Values

  private func renderStruct(_ plan: TypePlan, _ writer: inout SourceWriter) {
    let type = plan.type
    let properties = storedProperties(of: plan)
    let unequal = properties.filter { !isHashable($0.type.value) }
    let adopted = conformances(type)
    let name = SwiftIdentifier.declared(type.baseName) + generics(type)
    if type.isMainActor { writer.line("@MainActor") }
    let head = "public struct \(name)"
    if !type.generics.isEmpty, (head + " {").count > SourceWriter.lineLength {
      writer.line("public struct \(SwiftIdentifier.declared(type.baseName))<")
      writer.indented { $0.line(String(generics(type).dropFirst().dropLast())) }
      writer.line("> {")
    } else {
      writer.typeHead(head, inherits: adopted, tail: "{")
    }
    writer.indented { writer in
      for property in properties { renderStored(property, access: "public", &writer) }
      if !properties.isEmpty { writer.line() }
      writer.line("package init() {}")
      guard !unequal.isEmpty else { return }
      let equal = properties.filter { isHashable($0.type.value) }
      if adopted.contains("Hashable") || adopted.contains("Equatable") {
        renderEquality(type, equal: equal, unequal: unequal, &writer)
      }
      if adopted.contains("Hashable") {
        writer.line()
        writer.block("public func hash(into hasher: inout Hasher)") { writer in
          for property in equal { writer.line("hasher.combine(\(property.name.value))") }
        }
      }
    }
    writer.line("}")
  }

  private func renderEquality(
    _ type: TypeSchema, equal: [PropertySchema], unequal: [PropertySchema],
    _ writer: inout SourceWriter
  ) {
    writer.line()
    let names = unequal.map { "`\($0.name.value)`" }.joined(separator: ", ")
    writer.documentation(["Compares everything but \(names), which cannot be compared."])
    writer.block("public static func == (left: Self, right: Self) -> Bool") { writer in
      let terms = equal.map { "left.\($0.name.value) == right.\($0.name.value)" }
      if terms.isEmpty { writer.line("true") }
      for (number, term) in terms.enumerated() {
        writer.line((number > 0 ? "  && " : "") + term)
      }
    }
  }

  private func isHashable(_ type: SwiftType) -> Bool {
    switch type {
    case .optional(let base), .implicitlyUnwrapped(let base), .array(let base):
      return isHashable(base)
    case .dictionary(_, let value): return isHashable(value)
    case .tuple, .function, .existential, .composition, .metatype, .byReference: return false
    case .nominal:
      guard let name = type.nominalName else { return false }
      if ["Any", "AnyObject", "AnyClass"].contains(name) { return false }
      guard let schema = index.type(named: name) else { return true }
      switch schema.kind {
      case .class, .enum, .optionSet, .constants:
        return schema.cases.allSatisfy { $0.associatedValues.isEmpty }
      case .struct:
        return schema.isHandwritten || schema.adopts.contains { $0.value == "Hashable" }
      case .alias: return schema.target.map { isHashable($0.value) } ?? false
      case .protocol, .category: return false
      }
    }
  }

  private func renderProtocol(_ type: TypeSchema, _ writer: inout SourceWriter) {
    if type.isMainActor { writer.line("@MainActor") }
    writer.typeHead(
      "public protocol \(SwiftIdentifier.declared(type.baseName))",
      inherits: type.adopts.map(\.value), tail: "{}")
  }

  private func renderEnum(_ type: TypeSchema, _ writer: inout SourceWriter) {
    let hasValues = type.cases.contains { !$0.associatedValues.isEmpty }
    let raw = hasValues ? nil : type.rawType?.value.text
    let inherits = hasValues ? "" : ": " + (raw.map { "\($0), " } ?? "Hashable, ") + "Sendable"
    guard !type.cases.isEmpty else {
      writer.line("public enum \(SwiftIdentifier.declared(type.baseName)): Hashable, Sendable {}")
      return
    }
    writer.block("public enum \(SwiftIdentifier.declared(type.baseName))\(inherits)") { writer in
      for entry in inValueOrder(type.cases) {
        var line = "case \(SwiftIdentifier.declared(entry.name.value))"
        if !entry.associatedValues.isEmpty {
          let values = entry.associatedValues.map { value in
            (value.label.map { "\($0): " } ?? "") + value.type.value.text
          }
          line += "(\(values.joined(separator: ", ")))"
        } else if raw != nil, let value = entry.value {
          line += " = \(literal(value))"
        }
        writer.line(line)
      }
    }
  }

  private func inValueOrder(_ cases: [CaseSchema]) -> [CaseSchema] {
    func rank(_ entry: CaseSchema) -> Int {
      if case .number(let text) = entry.value { return Int(text) ?? .max }
      return .max
    }
    return cases.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  private func literal(_ value: CaseSchema.RawValue) -> String {
    switch value {
    case .number(let text): text
    case .string(let text): AvailabilityRenderer.literal(text)
    }
  }

  private func renderRawStruct(_ type: TypeSchema, _ writer: inout SourceWriter) {
    let raw = type.rawType?.value.text ?? "Int"
    let name = SwiftIdentifier.declared(type.baseName)
    let isOptionSet = type.kind == .optionSet
    let base =
      isOptionSet ? "OptionSet, Hashable, Sendable" : "RawRepresentable, Hashable, Sendable"
    writer.block("public struct \(name): \(base)") { writer in
      writer.line("public let rawValue: \(raw)")
      writer.line()
      writer.block("public init(rawValue: \(raw))") { $0.line("self.rawValue = rawValue") }
      if !isOptionSet {
        writer.line()
        writer.block("public init(_ rawValue: \(raw))") { $0.line("self.rawValue = rawValue") }
      }
      if !type.cases.isEmpty { writer.line() }
      for (number, entry) in inValueOrder(type.cases).enumerated() {
        let value: String
        if let known = entry.value {
          value = literal(known)
        } else if raw == "String" {
          value = AvailabilityRenderer.literal("\(type.name.value).\(entry.name.value)")
        } else {
          value = isOptionSet ? "1 << \(number)" : "\(number)"
        }
        let member = SwiftIdentifier.declared(entry.name.value)
        if isOptionSet, value == "0" {
          writer.line("public static let \(member): \(name) = []")
        } else {
          writer.call("public static let \(member) = \(name)", arguments: ["rawValue: \(value)"])
        }
      }
    }
  }
}
