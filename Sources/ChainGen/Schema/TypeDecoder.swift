/// Turns the JSON of one schema file into a `TypeSchema`, reporting what a single file can show.
struct TypeDecoder {
  private static let keys = [
    "$schema", "type", "kind", "doc", "superclass", "adopts", "emittedOn", "generics", "isolation",
    "availability", "rawType", "cases", "target", "properties", "setters", "methods", "exclude",
    "handwritten", "unconfirmed",
  ]

  let source: SourceText
  let diagnostics: DiagnosticCollector
  let module: String

  private func reader(_ node: JSONNode, of what: String, keys: [String]) -> ObjectReader? {
    ObjectReader(node, of: what, keys: keys, source: source, diagnostics: diagnostics)
  }

  /// Nil when the file has no usable name or kind; every reason is reported.
  func decode(_ root: JSONNode) -> TypeSchema? {
    guard let reader = reader(root, of: "a type", keys: Self.keys) else { return nil }
    _ = reader.string("$schema")
    let name = reader.requiredString("type", of: "a type").flatMap(checkTypeName)
    if !reader.has("kind") { reader.error("a type needs a 'kind'", at: root) }
    let kind = reader.choice("kind", TypeSchema.Kind.self)

    // Whatever is wrong with name and kind, the rest of the file is checked in the same run.
    var type = TypeDescription(
      file: source.path, module: module,
      name: name ?? Located(value: "", location: reader.location(of: root)), kind: kind ?? .class)
    if let kind { rejectForeignKeys(reader, kind: kind) }
    type.doc = reader.string("doc")?.value
    type.superclass = reader.string("superclass").flatMap(checkTypeName)
    type.adopts = reader.strings("adopts").compactMap(checkTypeName)
    type.emittedOn = reader.strings("emittedOn").compactMap(checkTypeName)
    type.generics = reader.array("generics").compactMap(decodeGeneric)
    type.isMainActor = decodeIsolation(reader)
    type.availability = decodeAvailability(reader)
    type.rawType = reader.type("rawType")
    type.target = reader.type("target")
    if kind == .alias, !reader.has("target") { reader.error("an alias needs a 'target'", at: root) }
    if kind == .category, type.emittedOn.isEmpty {
      reader.error("a category needs 'emittedOn': the types that get its modifiers", at: root)
    }
    if let kind, kind == .optionSet || kind == .constants, !reader.has("rawType") {
      reader.error("a type of kind '\(kind.rawValue)' needs a 'rawType'", at: root)
    }
    let hasUsableRawType = type.rawType != nil || !reader.has("rawType")
    type.cases = reader.array("cases").compactMap {
      decodeCase($0, rawType: type.rawType?.value, checksValue: hasUsableRawType)
    }
    type.properties = reader.array("properties").compactMap(decodeProperty)
    type.setters = reader.array("setters").compactMap(decodeSetter)
    type.methods = reader.strings("methods").compactMap(checkMethodName)
    type.exclusion = decodeExclusion(reader)
    if reader.has("handwritten") { type.handwritten = reader.strings("handwritten") }
    type.isUnconfirmed = reader.bool("unconfirmed", default: false)
    rejectDuplicates(type)
    return name == nil || kind == nil ? nil : TypeSchema(type)
  }

  private func checkTypeName(_ name: Located<String>) -> Located<String>? {
    let components = name.value.split(separator: ".", omittingEmptySubsequences: false)
    for component in components.map(String.init) {
      if !SwiftIdentifier.isValid(component) {
        diagnostics.error("'\(component)' is no Swift type name", at: name.location)
        return nil
      }
      if SwiftIdentifier.declared(component) != component, name.value != "Any" {
        diagnostics.error("'\(component)' is a keyword, not a type", at: name.location)
        return nil
      }
    }
    return name
  }

  private func checkMethodName(_ name: Located<String>) -> Located<String>? {
    guard FunctionName(name.value) != nil else {
      diagnostics.error(
        "'\(name.value)' is no method name; write it with its labels, such as 'title(for:)'",
        at: name.location)
      return nil
    }
    return name
  }

  /// Which kinds a key belongs to; the rest belong to all.
  private func rejectForeignKeys(_ reader: ObjectReader, kind: TypeSchema.Kind) {
    let kindsByKey: [(key: String, kinds: [TypeSchema.Kind])] = [
      ("superclass", [.class]),
      ("emittedOn", [.category]),
      ("generics", [.class, .struct]),
      ("rawType", [.enum, .optionSet, .constants]),
      ("cases", [.enum, .optionSet, .constants]),
      ("target", [.alias]),
      ("properties", [.class, .struct, .protocol, .category]),
      ("setters", [.class]),
      ("methods", [.class, .struct]),
      ("handwritten", [.class, .struct, .protocol, .enum, .optionSet, .constants]),
    ]
    for (key, kinds) in kindsByKey where !kinds.contains(kind) {
      guard let location = reader.keyLocation(key) else { continue }
      let list = kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      diagnostics.error(
        "'\(key)' does not belong to a type of kind '\(kind.rawValue)', only to \(list)",
        at: location)
    }
  }

  private func decodeGeneric(_ node: JSONNode) -> TypeSchema.GenericParameter? {
    guard let reader = reader(node, of: "a generic parameter", keys: ["name", "constraints"])
    else { return nil }
    let name = reader.requiredIdentifier("name", of: "a generic parameter").flatMap(checkTypeName)
    let constraints = reader.strings("constraints").compactMap(checkTypeName).map(\.value)
    return name.map { TypeSchema.GenericParameter(name: $0.value, constraints: constraints) }
  }

  private enum Isolation: String, CaseIterable {
    case mainActor = "MainActor"
  }

  private func decodeIsolation(_ reader: ObjectReader) -> Bool {
    reader.choice("isolation", Isolation.self) != nil
  }

  private func decodeExclusion(_ reader: ObjectReader) -> String? {
    guard let node = reader.value("exclude") else { return nil }
    guard let object = self.reader(node, of: "'exclude'", keys: ["reason"]),
      let reason = object.requiredString("reason", of: "'exclude'")
    else { return "" }
    if reason.value.allSatisfy(\.isWhitespace) {
      diagnostics.error("'exclude' needs a reason that says why", at: reason.location)
    }
    return reason.value
  }

  // MARK: - Availability

  private func decodeAvailability(_ reader: ObjectReader) -> Availability {
    var availability = Availability()
    guard let node = reader.value("availability") else { return availability }
    let platforms = Availability.Platform.allCases
    guard
      let object = self.reader(node, of: "'availability'", keys: platforms.map(\.rawValue))
    else { return availability }
    for platform in platforms {
      guard let value = object.value(platform.rawValue) else { continue }
      availability[platform] = decodeSpan(value, platform: platform)
    }
    return availability
  }

  private func decodeSpan(_ node: JSONNode, platform: Availability.Platform) -> Availability.Span? {
    var span = Availability.Span()
    if case .string(let text) = node.value {
      if text == "unavailable" {
        span.isUnavailable = true
      } else {
        span.introduced = version(text, at: node)
      }
      return span
    }
    let keys = ["introduced", "deprecated", "obsoleted", "unavailable", "message", "renamed"]
    guard
      let reader = reader(
        node, of: "the availability of \(platform.rawValue) (or a version, or \"unavailable\")",
        keys: keys)
    else { return nil }
    func versionValue(_ key: String) -> Version? {
      guard let text = reader.string(key), let node = reader.value(key) else { return nil }
      return version(text.value, at: node)
    }
    span.introduced = versionValue("introduced")
    span.deprecated = versionValue("deprecated")
    span.obsoleted = versionValue("obsoleted")
    span.isUnavailable = reader.bool("unavailable", default: false)
    span.message = reader.string("message")?.value
    span.renamed = reader.string("renamed")?.value
    for (earlier, later, names) in [
      (span.introduced, span.deprecated, ("deprecated", "introduced")),
      (span.introduced, span.obsoleted, ("obsoleted", "introduced")),
      (span.deprecated, span.obsoleted, ("obsoleted", "deprecated")),
    ] {
      if let earlier, let later, later < earlier {
        reader.error(
          "\(names.0) in \(later.text), before it was \(names.1) in \(earlier.text)", at: node)
      }
    }
    return span
  }

  private func version(_ text: String, at node: JSONNode) -> Version? {
    if let version = Version(text) { return version }
    diagnostics.error(
      "bad version '\(text)'; write it as \"13.0\" or \"13.4.1\"",
      at: source.location(of: node.offset))
    return nil
  }

  // MARK: - Members

  private func decodeCase(
    _ node: JSONNode, rawType: SwiftType?, checksValue: Bool
  ) -> CaseSchema? {
    let keys = ["name", "value", "associatedValues", "availability", "unconfirmed"]
    guard let reader = reader(node, of: "a case", keys: keys) else { return nil }
    let name = reader.requiredIdentifier("name", of: "a case")
    var result = CaseSchema(
      name: name ?? Located(value: "", location: reader.location(of: node)))
    if let value = reader.value("value") {
      switch value.value {
      case .number(let text): result.value = .number(text)
      case .string(let text): result.value = .string(text)
      default:
        reader.error("expected a number or a string for 'value', found \(value.kind)", at: value)
      }
      if checksValue { checkRawValue(result.value, at: value, rawType: rawType) }
    }
    result.associatedValues = reader.array("associatedValues").compactMap { element in
      guard let reader = self.reader(element, of: "an associated value", keys: ["label", "type"])
      else { return nil }
      let label = reader.identifier("label")?.value
      return reader.requiredType("type", of: "an associated value").map {
        CaseSchema.AssociatedValue(label: label, type: $0)
      }
    }
    result.availability = decodeAvailability(reader)
    _ = reader.bool("unconfirmed", default: false)
    return name == nil ? nil : result
  }

  private func checkRawValue(_ value: CaseSchema.RawValue?, at node: JSONNode, rawType: SwiftType?)
  {
    guard let value else { return }
    let location = source.location(of: node.offset)
    let name = rawType?.text ?? "none"
    switch value {
    case .string where name != "String":
      diagnostics.error("a string value, but the raw type is \(name)", at: location)
    case .number where name == "String" || rawType == nil:
      diagnostics.error("a number value, but the raw type is \(name)", at: location)
    case .number(let text) where Self.integerFits[name]?(text) == false:
      diagnostics.error("the value \(text) does not fit \(name)", at: location)
    default: break
    }
  }

  /// Whether a number, as it is written, is one of an integer type. `Int` has 64 bits everywhere.
  private static let integerFits: [String: @Sendable (String) -> Bool] = [
    "Int": { Int64($0) != nil }, "Int8": { Int8($0) != nil }, "Int16": { Int16($0) != nil },
    "Int32": { Int32($0) != nil }, "Int64": { Int64($0) != nil }, "UInt": { UInt64($0) != nil },
    "UInt8": { UInt8($0) != nil }, "UInt16": { UInt16($0) != nil },
    "UInt32": { UInt32($0) != nil }, "UInt64": { UInt64($0) != nil },
  ]

  private static let propertyKeys = [
    "name", "type", "doc", "rename", "exclude", "bindable", "emitDeprecated", "ownership",
    "isolation", "availability", "default", "unconfirmed",
  ]

  private func decodeProperty(_ node: JSONNode) -> PropertySchema? {
    guard let reader = reader(node, of: "a property", keys: Self.propertyKeys) else { return nil }
    let name = reader.requiredIdentifier("name", of: "a property")
    let type = reader.requiredType("type", of: "a property")
    // Nothing is returned before every key is checked.
    let placeholder = Located(value: "", location: reader.location(of: node))
    var property = PropertySchema(
      name: name ?? placeholder,
      type: type ?? Located(value: .tuple([]), location: placeholder.location))
    property.doc = reader.string("doc")?.value
    property.rename = reader.identifier("rename")
    property.exclusion = decodeExclusion(reader)
    property.isBindable = reader.bool("bindable", default: true)
    property.emitsDeprecated = reader.bool("emitDeprecated", default: false)
    property.ownership = reader.choice("ownership", PropertySchema.Ownership.self) ?? .strong
    property.isMainActor = decodeIsolation(reader)
    property.availability = decodeAvailability(reader)
    property.defaultValue = decodeDefault(reader)
    property.isUnconfirmed = reader.bool("unconfirmed", default: false)
    return name == nil || type == nil ? nil : property
  }

  /// A literal, a member of the type (`.normal`), or an array of such members.
  private func decodeDefault(_ reader: ObjectReader) -> String? {
    guard let node = reader.value("default") else { return nil }
    switch node.value {
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let text): return text
    case .string(let text):
      if text.hasPrefix("."), SwiftIdentifier.isValid(String(text.dropFirst())) {
        return "." + SwiftIdentifier.member(String(text.dropFirst()))
      }
      reader.error(
        "'default' is true, false, a number or a member such as \".normal\"; found '\(text)'",
        at: node)
    default:
      reader.error(
        "'default' is true, false, a number or a member such as \".normal\"; found \(node.kind)",
        at: node)
    }
    return nil
  }

  private static let setterKeys = [
    "method", "value", "keys", "getter", "doc", "rename", "exclude", "bindable", "emitDeprecated",
    "isolation", "availability", "unconfirmed",
  ]

  private func decodeSetter(_ node: JSONNode) -> SetterSchema? {
    guard let reader = reader(node, of: "a setter", keys: Self.setterKeys) else { return nil }
    let method = reader.requiredIdentifier("method", of: "a setter").flatMap(checkSetterName)
    if !reader.has("value") { reader.error("a setter needs a 'value'", at: node) }
    let value = reader.value("value").flatMap { decodeParameter($0, of: "a setter's value") }
    let keyNodes = reader.array("keys")
    let keys = keyNodes.compactMap { decodeParameter($0, of: "a key") }
    if keyNodes.isEmpty {
      reader.error("a setter needs 'keys'; without one it is a property", at: node)
    }
    let placeholder = Located(value: "", location: reader.location(of: node))
    var setter = SetterSchema(
      method: method ?? placeholder,
      value: value
        ?? SetterSchema.Parameter(
          name: placeholder, type: Located(value: .tuple([]), location: placeholder.location)),
      keys: keys)
    setter.getter = reader.string("getter").flatMap(checkMethodName)
    if let getter = setter.getter, let name = FunctionName(getter.value),
      name.labels.count != keyNodes.count
    {
      diagnostics.error(
        "the getter '\(getter.value)' takes \(name.labels.count) arguments, but there are"
          + " \(keyNodes.count) keys", at: getter.location)
      setter.getter = nil
    }
    setter.doc = reader.string("doc")?.value
    setter.rename = reader.identifier("rename")
    setter.exclusion = decodeExclusion(reader)
    setter.isBindable = reader.bool("bindable", default: true)
    setter.emitsDeprecated = reader.bool("emitDeprecated", default: false)
    setter.isMainActor = decodeIsolation(reader)
    setter.availability = decodeAvailability(reader)
    setter.isUnconfirmed = reader.bool("unconfirmed", default: false)
    guard method != nil, value != nil, !keys.isEmpty, keys.count == keyNodes.count else {
      return nil
    }
    return setter
  }

  private func checkSetterName(_ name: Located<String>) -> Located<String>? {
    let rest = name.value.dropFirst(3)
    guard name.value.hasPrefix("set"), rest.first?.isUppercase == true else {
      diagnostics.error(
        "'\(name.value)' is no setter; its name starts with 'set'", at: name.location)
      return nil
    }
    return name
  }

  /// Swift takes any word as an argument label but these three.
  private func checkLabel(_ label: Located<String>) -> Located<String>? {
    guard ["inout", "let", "var"].contains(label.value) else { return label }
    diagnostics.error("'\(label.value)' cannot be an argument label", at: label.location)
    return nil
  }

  private func decodeParameter(_ node: JSONNode, of what: String) -> SetterSchema.Parameter? {
    guard let reader = reader(node, of: what, keys: ["label", "name", "type", "default"]) else {
      return nil
    }
    let name = reader.requiredIdentifier("name", of: what)
    let type = reader.requiredType("type", of: what)
    let label = reader.identifier("label").flatMap(checkLabel)?.value
    let defaultValue = decodeDefault(reader)
    guard let name, let type else { return nil }
    return SetterSchema.Parameter(label: label, name: name, type: type, defaultValue: defaultValue)
  }

  // MARK: - Duplicates

  private func rejectDuplicates(_ type: TypeDescription) {
    reject(type.properties.map(\.name), what: "property")
    reject(type.cases.map(\.name), what: "case")
    if type.kind == .enum { rejectEqualValues(type.cases) }
    reject(type.adopts, what: "protocol")
    reject(type.emittedOn, what: "type")
    reject(type.handwritten ?? [], what: "member")
    reject(
      type.setters.map { Located(value: $0.fullName, location: $0.method.location) }, what: "setter"
    )
    rejectClashes(
      type.properties.filter { $0.exclusion == nil }.map {
        Modifier(name: $0.modifierName + "(_:)", origin: $0.name.value, place: $0.rename ?? $0.name)
      })
    rejectClashes(
      type.setters.filter { $0.exclusion == nil }.map {
        Modifier(name: $0.modifierFullName, origin: $0.fullName, place: $0.rename ?? $0.method)
      })
  }

  private func rejectEqualValues(_ cases: [CaseSchema]) {
    var first: [CaseSchema.RawValue: Located<String>] = [:]
    for entry in cases {
      guard let value = entry.value else { continue }
      if let other = first[value] {
        diagnostics.error(
          "'\(entry.name.value)' has the raw value of '\(other.value)' on line"
            + " \(other.location.line)", at: entry.name.location)
      } else {
        first[value] = entry.name
      }
    }
  }

  private struct Modifier {
    var name: String
    var origin: String
    var place: Located<String>
  }

  private func rejectClashes(_ modifiers: [Modifier]) {
    var first: [String: Modifier] = [:]
    for modifier in modifiers {
      if let other = first[modifier.name] {
        guard other.origin != modifier.origin else { continue }
        diagnostics.error(
          "'\(modifier.origin)' makes the modifier '\(modifier.name)', which '\(other.origin)' on"
            + " line \(other.place.location.line) makes already; rename or exclude one",
          at: modifier.place.location)
      } else {
        first[modifier.name] = modifier
      }
    }
  }

  private func reject(_ names: [Located<String>], what: String) {
    var first: [String: Located<String>] = [:]
    for name in names {
      if let other = first[name.value] {
        diagnostics.error(
          "duplicate \(what) '\(name.value)'; the first is on line \(other.location.line)",
          at: name.location)
      } else {
        first[name.value] = name
      }
    }
  }
}
