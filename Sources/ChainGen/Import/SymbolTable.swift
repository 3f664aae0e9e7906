/// The symbols of one module from several graphs, joined and indexed.
struct SymbolTable {
  struct TypeSymbol {
    var symbol: SymbolGraph.Symbol
    var members: [SymbolGraph.Symbol] = []
    var superclass: String?
    /// The names of adopted protocols, and the precise identifiers of those not in the table.
    var conformances: Set<String> = []
  }

  let moduleName: String
  private(set) var types: [String: TypeSymbol] = [:]
  /// Categories and extensions of other modules' types: `NSObject`.
  private(set) var extendedTypes: [String: TypeSymbol] = [:]

  private static let typeKinds: Set<String> = [
    "swift.class", "swift.struct", "swift.protocol", "swift.enum", "swift.typealias",
  ]

  init(_ graphs: [SymbolGraph], moduleName: String) {
    self.moduleName = moduleName
    var names: [String: String] = [:]
    var seen: Set<[String]> = []
    var members: [SymbolGraph.Symbol] = []
    let symbols = Self.qualified(graphs.flatMap(\.symbols))
    for symbol in symbols {
      let isPublic = symbol.accessLevel == "public" || symbol.accessLevel == "open"
      // A name can stand for two declarations, a plain and an `async` one; both are kept.
      guard isPublic,
        seen.insert([symbol.identifier.precise, symbol.name, symbol.declaration]).inserted
      else { continue }
      if Self.typeKinds.contains(symbol.kind.identifier) {
        names[symbol.identifier.precise] = symbol.name
        if types[symbol.name] == nil { types[symbol.name] = TypeSymbol(symbol: symbol) }
      } else {
        members.append(symbol)
      }
    }
    for symbol in members {
      if types[symbol.parentName] != nil {
        types[symbol.parentName]?.members.append(symbol)
      } else if !symbol.parentName.isEmpty {
        extendedTypes[symbol.parentName, default: TypeSymbol(symbol: symbol)].members.append(symbol)
      }
    }
    for relationship in graphs.flatMap(\.relationships) {
      guard let source = names[relationship.source] else { continue }
      switch relationship.kind {
      case "inheritsFrom":
        types[source]?.superclass =
          names[relationship.target] ?? Self.foreignClass(relationship)
      case "conformsTo":
        types[source]?.conformances.insert(names[relationship.target] ?? relationship.target)
      default: break
      }
    }
  }

  /// The symbols with every nested type named from its outermost type on.
  ///
  /// A graph spells types as the source does: inside `UIButton`, `Configuration` is enough there.
  private static func qualified(_ symbols: [SymbolGraph.Symbol]) -> [SymbolGraph.Symbol] {
    let nested = symbols.filter {
      typeKinds.contains($0.kind.identifier) && $0.pathComponents.count > 1
    }
    let names = Dictionary(
      nested.map { ($0.identifier.precise, $0.name) }, uniquingKeysWith: { first, _ in first })
    return symbols.map { symbol in
      var symbol = symbol
      var isMember = false
      for (place, fragment) in (symbol.declarationFragments ?? []).enumerated() {
        if fragment.kind == "typeIdentifier", !isMember,
          let name = fragment.preciseIdentifier.flatMap({ names[$0] })
        {
          symbol.declarationFragments?[place].spelling = name
        }
        isMember = fragment.spelling.hasSuffix(".")
      }
      return symbol
    }
  }

  /// The Swift name of a class of another module. Foundation drops the prefix of some.
  private static func foreignClass(_ relationship: SymbolGraph.Relationship) -> String {
    let prefix = "c:objc(cs)"
    let name =
      relationship.target.hasPrefix(prefix)
      ? String(relationship.target.dropFirst(prefix.count))
      : relationship.targetFallback?.split(separator: ".").last.map(String.init) ?? "NSObject"
    return name == "NSOperation" ? "Operation" : name
  }
}
