/// Turns symbol graphs of one module into schema documents.
///
/// A type is described when it has something to set, or when one that has mentions it.
struct Importer {
  private let table: SymbolTable
  /// Types that the schema's other modules describe.
  private let siblings: Set<String>
  /// Types that the schema's own files mention, or ask for, already.
  private let wanted: Set<String>
  private var documents: [String: JSONDocument] = [:]
  private var pending: [String] = []
  /// Types that a weak property holds: protocols among them are for classes only.
  private var weaklyHeld: Set<String> = []
  /// Names no graph declares, with the precise identifiers the graph gives for them.
  private var foreign: [String: String?] = [:]

  init(_ graphs: [SymbolGraph], moduleName: String, siblings: Set<String>, wanted: Set<String>) {
    table = SymbolTable(graphs, moduleName: moduleName)
    self.siblings = siblings
    self.wanted = wanted
  }

  struct Result {
    /// By type name, in canonical form.
    var types: [String: JSONDocument]
    /// By type name: its kind.
    var externals: [String: ExternalType.Kind]
  }

  mutating func run() -> Result {
    let settable = table.types.filter {
      !writableProperties($0.value).isEmpty || !setters($0.value).isEmpty
    }
    pending = settable.keys.sorted() + wanted.filter { table.types[$0] != nil }.sorted()
    for (name, extended) in table.extendedTypes.sorted(by: { $0.key < $1.key }) {
      let properties = writableProperties(extended)
      guard !properties.isEmpty, !siblings.contains(name) else { continue }
      documents[name] = category(name, properties: properties)
    }
    while let name = pending.popLast() {
      guard documents[name] == nil, let type = table.types[name] else { continue }
      documents[name] = .object([])
      documents[name] = document(of: type)
    }
    // Adoptions are told last: only now is known which protocols the schema describes.
    for (name, type) in table.types where documents[name] != nil {
      let adopted = adoptions(of: type)
      guard !adopted.isEmpty else { continue }
      documents[name]?["adopts"] = .array(adopted.map(JSONDocument.string))
    }
    var externals: [String: ExternalType.Kind] = [:]
    for (name, precise) in foreign { externals[name] = externalKind(precise) }
    return Result(types: documents, externals: externals)
  }

  // MARK: - Types

  private mutating func document(of type: SymbolTable.TypeSymbol) -> JSONDocument {
    let symbol = type.symbol
    var document = JSONDocument.object([])
    let kind = kind(of: type)
    document["type"] = .string(symbol.name)
    document["kind"] = .string(kind.rawValue)
    if kind == .class, let superclass = type.superclass, superclass != "NSObject" {
      document["superclass"] = .string(superclass)
      mention(superclass, precise: "c:objc(cs)")
    }
    if symbol.pathComponents.count > 1 { mention(symbol.parentName, precise: nil) }
    document["generics"] = generics(of: symbol)
    if isMainActor(symbol.name) { document["isolation"] = .string("MainActor") }
    document["availability"] = availability(symbol.availability)
    switch kind {
    case .alias:
      let target = DeclarationParser.aliasTarget(symbol.declaration)
      document["target"] = target.map { .string(canonical($0)) }
      mention(target ?? "", in: symbol)
    case .enum:
      document["rawType"] = rawType(of: type).map(JSONDocument.string)
      document["cases"] = cases(type.members.filter { $0.kind.identifier == "swift.enum.case" })
    case .optionSet, .constants:
      document["rawType"] = .string(rawType(of: type) ?? (kind == .constants ? "String" : "UInt"))
      document["cases"] = cases(
        type.members.filter {
          $0.kind.identifier == "swift.type.property"
            && DeclarationParser.property($0.declaration)?.type == symbol.name
        })
    case .class, .struct, .protocol, .category:
      document["properties"] = nonEmpty(writableProperties(type).map { property($0) })
      document["setters"] = nonEmpty(setters(type).map { setter($0, of: type) })
      document["methods"] = nonEmpty(collidingMethods(of: type).map(JSONDocument.string))
    }
    return document
  }

  private mutating func category(_ name: String, properties: [SymbolGraph.Symbol]) -> JSONDocument {
    var document = JSONDocument.object([])
    document["type"] = .string(name)
    document["kind"] = .string(TypeSchema.Kind.category.rawValue)
    document["properties"] = nonEmpty(properties.map { property($0) })
    return document
  }

  private func nonEmpty(_ elements: [JSONDocument]) -> JSONDocument? {
    elements.isEmpty ? nil : .array(elements)
  }

  private func kind(of type: SymbolTable.TypeSymbol) -> TypeSchema.Kind {
    switch type.symbol.kind.identifier {
    case "swift.class": .class
    case "swift.protocol": .protocol
    case "swift.enum": .enum
    case "swift.typealias": .alias
    default:
      if type.conformances.contains("s:s9OptionSetP") {
        .optionSet
      } else if type.conformances.contains("s:SY"), writableProperties(type).allSatisfy(isRawValue)
      {
        .constants
      } else {
        .struct
      }
    }
  }

  private func isRawValue(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.pathComponents.last == "rawValue"
  }

  private func isMainActor(_ name: String) -> Bool {
    var seen: Set<String> = []
    var next: String? = name
    while let current = next, seen.insert(current).inserted, let type = table.types[current] {
      if type.symbol.declaration.contains("@MainActor") { return true }
      next = type.superclass
    }
    return false
  }

  private func generics(of symbol: SymbolGraph.Symbol) -> JSONDocument? {
    guard let generics = symbol.swiftGenerics, let parameters = generics.parameters else {
      return nil
    }
    // The parameters of the types around it come first; a name may come again.
    let outer = table.types[symbol.parentName]?.symbol.swiftGenerics?.parameters?.count ?? 0
    return nonEmpty(
      parameters.dropFirst(outer).map { parameter in
        var document = JSONDocument.object([])
        document["name"] = .string(parameter.name)
        let constraints = (generics.constraints ?? [])
          .filter { $0.lhs == parameter.name && $0.kind == "conformance" }
          .reduce(into: [String]()) { if !$0.contains($1.rhs) { $0.append($1.rhs) } }
        document["constraints"] = nonEmpty(constraints.map(JSONDocument.string))
        return document
      })
  }

  /// From `init(rawValue:)` or `rawValue` where the graph has them; C enums are integers.
  private func rawType(of type: SymbolTable.TypeSymbol) -> String? {
    for member in type.members where member.pathComponents.last == "init(rawValue:)" {
      let fragments = member.declarationFragments ?? []
      if let type = fragments.last(where: { $0.kind == "typeIdentifier" }) { return type.spelling }
    }
    for member in type.members where isRawValue(member) {
      if let property = DeclarationParser.property(member.declaration) { return property.type }
    }
    return type.symbol.identifier.precise.hasPrefix("c:@E@") ? "Int" : nil
  }

  private mutating func cases(_ symbols: [SymbolGraph.Symbol]) -> JSONDocument? {
    var documents: [JSONDocument] = []
    for symbol in symbols.sorted(by: { $0.name < $1.name }) {
      var document = JSONDocument.object([])
      if let parsed = DeclarationParser.enumCase(symbol.declaration) {
        document["name"] = .string(parsed.name)
        document["associatedValues"] = nonEmpty(
          parsed.values.map { value in
            var document = JSONDocument.object([])
            document["label"] = value.label.map(JSONDocument.string)
            document["type"] = .string(value.type)
            return document
          })
        for value in parsed.values { mention(value.type, in: symbol) }
      } else {
        document["name"] = symbol.pathComponents.last.map(JSONDocument.string)
      }
      document["availability"] = availability(symbol.availability)
      documents.append(document)
    }
    return nonEmpty(documents)
  }

  // MARK: - Members

  private func writableProperties(_ type: SymbolTable.TypeSymbol) -> [SymbolGraph.Symbol] {
    type.members.filter { symbol in
      symbol.kind.identifier == "swift.property"
        && DeclarationParser.property(symbol.declaration)?.isWritable == true
    }.sorted { ($0.name, $0.identifier.precise) < ($1.name, $1.identifier.precise) }
  }

  private mutating func property(_ symbol: SymbolGraph.Symbol) -> JSONDocument {
    var document = JSONDocument.object([])
    guard let parsed = DeclarationParser.property(symbol.declaration) else { return document }
    document["name"] = .string(parsed.name)
    document["type"] = .string(canonical(parsed.type))
    if parsed.ownership != .strong { document["ownership"] = .string(parsed.ownership.rawValue) }
    if parsed.isMainActor, !isMainActor(symbol.parentName) {
      document["isolation"] = .string("MainActor")
    }
    document["availability"] = availability(symbol.availability)
    mention(parsed.type, in: symbol)
    if parsed.ownership == .weak, let type = try? SwiftTypeParser.parse(parsed.type) {
      weaklyHeld.formUnion(type.nominals.compactMap(\.nominalName))
    }
    return document
  }

  private func canonical(_ type: String) -> String {
    ((try? SwiftTypeParser.parse(type))?.text) ?? type
  }

  /// `set…(_:for:)` methods whose keys name a state, metrics, position, axis, segment or icon.
  private func setters(_ type: SymbolTable.TypeSymbol) -> [SymbolGraph.Symbol] {
    guard type.symbol.kind.identifier == "swift.class" else { return [] }
    return type.members.filter { symbol in
      guard symbol.kind.identifier == "swift.method",
        let method = DeclarationParser.method(symbol.declaration)
      else { return false }
      let rest = method.name.dropFirst(3)
      return method.name.hasPrefix("set") && rest.first?.isUppercase == true
        && method.result == nil && !method.isGeneric && !method.isAsync
        && method.parameters.count > 1 && method.parameters[0].label == nil
        && method.parameters.dropFirst().allSatisfy { isKey($0.type) }
        && ["for", "in", "after", "at"].contains {
          method.parameters[1].label?.hasPrefix($0) ?? false
        }
    }.sorted { ($0.name, $0.declaration) < ($1.name, $1.declaration) }
  }

  private func isKey(_ type: String) -> Bool {
    if type == "Int" { return true }
    guard let found = table.types[type] else { return false }
    switch kind(of: found) {
    case .enum, .optionSet, .constants: return true
    case .class: return type == "UIView" || type == "UIViewController"
    default: return false
    }
  }

  private mutating func setter(
    _ symbol: SymbolGraph.Symbol, of type: SymbolTable.TypeSymbol
  ) -> JSONDocument {
    var document = JSONDocument.object([])
    guard let method = DeclarationParser.method(symbol.declaration) else { return document }
    document["method"] = .string(method.name)
    document["value"] = parameter(method.parameters[0])
    document["keys"] = .array(method.parameters.dropFirst().map(parameter))
    document["getter"] = getter(for: method, in: type).map(JSONDocument.string)
    if method.isMainActor, !isMainActor(type.symbol.name) {
      document["isolation"] = .string("MainActor")
    }
    document["availability"] = availability(symbol.availability)
    for parameter in method.parameters { mention(parameter.type, in: symbol) }
    return document
  }

  private func parameter(_ parameter: DeclarationParser.Method.Parameter) -> JSONDocument {
    var document = JSONDocument.object([])
    document["label"] = parameter.label.map(JSONDocument.string)
    document["name"] = .string(parameter.name)
    document["type"] = .string(canonical(parameter.type))
    return document
  }

  /// The method with the same keys that returns the value: the nearest name wins.
  private func getter(
    for setter: DeclarationParser.Method, in type: SymbolTable.TypeSymbol
  ) -> String? {
    let keys = setter.parameters.dropFirst().map(\.type)
    let base = setter.name.dropFirst(3).lowercased()
    let candidates = type.members.filter { symbol in
      guard symbol.kind.identifier == "swift.method",
        let method = DeclarationParser.method(symbol.declaration), let result = method.result
      else { return false }
      return method.parameters.map(\.type) == keys
        && canonical(result).filter { $0 != "?" && $0 != "!" }
          == canonical(setter.parameters[0].type).filter { $0 != "?" && $0 != "!" }
        && method.name.lowercased().replacingPrefix("is", with: "").hasPrefix(base)
    }
    return candidates.compactMap(\.pathComponents.last).min { ($0.count, $0) < ($1.count, $1) }
  }

  /// Methods that take what a modifier of the same name would: one argument without a label.
  private func collidingMethods(of type: SymbolTable.TypeSymbol) -> [String] {
    var names = Set(writableProperties(type).compactMap(\.pathComponents.last))
    var superclass = type.superclass
    while let name = superclass, let ancestor = table.types[name] {
      names.formUnion(writableProperties(ancestor).compactMap(\.pathComponents.last))
      superclass = ancestor.superclass
    }
    return Set(
      type.members.filter { $0.kind.identifier == "swift.method" }.compactMap(\.pathComponents.last)
    ).filter { method in
      FunctionName(method).map { $0.labels == ["_"] && names.contains($0.base) } ?? false
    }.sorted()
  }

  // MARK: - Mentions

  /// Notes every type that a type's text names.
  private mutating func mention(_ text: String, in symbol: SymbolGraph.Symbol) {
    guard let type = try? SwiftTypeParser.parse(text) else { return }
    let fragments = (symbol.declarationFragments ?? []).filter { $0.kind == "typeIdentifier" }
    for name in type.nominals.compactMap(\.nominalName) {
      let spelling = name.split(separator: ".").last.map(String.init)
      mention(name, precise: fragments.first { $0.spelling == spelling }?.preciseIdentifier)
    }
  }

  private mutating func mention(_ name: String, precise: String?) {
    if table.types[name] != nil {
      if documents[name] == nil { pending.append(name) }
    } else if !siblings.contains(name), !SchemaIndex.builtins.contains(name), name != "NSObject",
      documents[name] == nil, !isGenericParameter(name), !SwiftIdentifier.isHidden(name)
    {
      foreign[name] = precise
    }
  }

  private func isGenericParameter(_ name: String) -> Bool {
    table.types.values.contains { type in
      type.symbol.swiftGenerics?.parameters?.contains { $0.name == name } ?? false
    }
  }

  private func externalKind(_ precise: String?) -> ExternalType.Kind {
    guard let precise else { return .value }
    if precise.hasPrefix("c:objc(cs)") { return .class }
    if precise.hasPrefix("c:objc(pl)") || precise.hasSuffix("P") { return .protocol }
    return .value
  }

  private static let standardProtocols = [
    "s:SH": "Hashable", "s:SQ": "Equatable", "s:s8SendableP": "Sendable",
  ]

  private func adoptions(of type: SymbolTable.TypeSymbol) -> [String] {
    let kind = kind(of: type)
    var result = type.conformances.filter { documents[$0] != nil }
    if let superclass = type.superclass { result.subtract(inheritedConformances(superclass)) }
    if kind == .protocol, type.symbol.identifier.precise.hasPrefix("c:objc(pl)") {
      // Every Objective-C protocol is for classes only.
      let isObject = type.conformances.contains("c:objc(pl)NSObject")
      result.insert(isObject ? "NSObjectProtocol" : "AnyObject")
    } else if kind == .protocol, weaklyHeld.contains(type.symbol.name) {
      result.insert("AnyObject")
    }
    if kind == .struct {
      result.formUnion(type.conformances.compactMap { Self.standardProtocols[$0] })
      if result.contains("Hashable") { result.remove("Equatable") }
    }
    return [.class, .struct, .protocol].contains(kind) ? result.sorted() : []
  }

  private func inheritedConformances(_ name: String) -> Set<String> {
    var result: Set<String> = []
    var next: String? = name
    while let current = next, let type = table.types[current] {
      result.formUnion(type.conformances)
      next = type.superclass
    }
    return result
  }

  // MARK: - Availability

  private func availability(_ entries: [SymbolGraph.Symbol.Availability]?) -> JSONDocument? {
    var document = JSONDocument.object([])
    for platform in Availability.Platform.allCases {
      let domain = platform == .swift ? "Swift" : platform.rawValue
      guard let entry = entries?.first(where: { $0.domain == domain }) else { continue }
      document[platform.rawValue] = span(entry, isSwift: platform == .swift)
    }
    return document.members.isEmpty ? nil : document
  }

  private func span(_ entry: SymbolGraph.Symbol.Availability, isSwift: Bool) -> JSONDocument? {
    if entry.isUnconditionallyUnavailable == true, !isSwift { return .string("unavailable") }
    let introduced = entry.introduced.map(versionText)
    // Apple writes "to be deprecated" as a version that never comes.
    let deprecated = entry.deprecated.flatMap { $0.major < 1000 ? $0 : nil }
    var document = JSONDocument.object([])
    document["introduced"] = isSwift ? nil : introduced.map(JSONDocument.string)
    document["deprecated"] = deprecated.map { .string(versionText($0)) }
    document["obsoleted"] = entry.obsoleted.map { .string(versionText($0)) }
    if entry.isUnconditionallyUnavailable == true { document["unavailable"] = .literal("true") }
    if entry.isUnconditionallyDeprecated == true, deprecated == nil {
      document["deprecated"] = .string(introduced ?? "2.0")
    }
    guard !document.members.isEmpty else { return nil }
    if document.members.map(\.key) == ["introduced"] { return document["introduced"] }
    // A message without a deprecation or an end says nothing.
    document["message"] = entry.message.map(JSONDocument.string)
    document["renamed"] = entry.renamed.map(JSONDocument.string)
    return document
  }

  private func versionText(_ version: SymbolGraph.Symbol.Availability.Version) -> String {
    Version(major: version.major, minor: version.minor ?? 0, patch: version.patch ?? 0).text
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with replacement: String) -> String {
    hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
  }
}
