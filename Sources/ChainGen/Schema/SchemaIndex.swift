/// Looks up what a name in a schema means.
struct SchemaIndex {
  /// Types that Swift itself declares and that need no mention in a schema.
  static let builtins: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "CodingKey",
    "Comparable", "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Encodable",
    "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64",
    "Int8", "NSObject", "NSObjectProtocol", "Never", "Optional", "OptionSet", "RawRepresentable",
    "Result", "Sendable", "Set",
    "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnsafeMutableRawPointer", "Void",
  ]

  let types: [String: TypeSchema]
  let externals: [String: ExternalType]
  private let categories: [String: [TypeSchema]]
  private let ancestors: [String: [TypeSchema]]

  /// Complexity: O(types × depth of inheritance).
  init(_ schema: Schema) {
    types = Dictionary(
      schema.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    externals = Dictionary(
      schema.modules.flatMap(\.externals).map { ($0.name.value, $0) },
      uniquingKeysWith: { first, _ in first })
    var categories: [String: [TypeSchema]] = [:]
    for category in schema.types where category.kind == .category {
      for name in category.emittedOn { categories[name.value, default: []].append(category) }
    }
    self.categories = categories
    ancestors = types.mapValues { [types] in Self.ancestors(of: $0, among: types) }
  }

  /// The categories that add properties to a type.
  func categories(on type: TypeSchema) -> [TypeSchema] { categories[type.name.value] ?? [] }

  func type(named name: String) -> TypeSchema? { types[name] }

  /// Whether a name is known inside a type's declaration.
  func isKnown(_ name: String, inside type: TypeSchema) -> Bool {
    types[name] != nil || externals[name] != nil || Self.builtins.contains(name)
      || enclosing(type).contains { $0.generics.contains { $0.name == name } }
  }

  /// The type and the types around it, inside out.
  func enclosing(_ type: TypeSchema) -> [TypeSchema] {
    var chain = [type]
    while let name = chain.last?.parentName, let parent = types[name] { chain.append(parent) }
    return chain
  }

  /// The schema classes above a class, nearest first.
  func ancestors(of type: TypeSchema) -> [TypeSchema] { ancestors[type.name.value] ?? [] }

  /// Safe on cycles.
  private static func ancestors(
    of type: TypeSchema, among types: [String: TypeSchema]
  ) -> [TypeSchema] {
    var chain: [TypeSchema] = []
    var seen: Set<String> = [type.name.value]
    var next = type.superclass?.value
    while let name = next, let ancestor = types[name], seen.insert(name).inserted {
      chain.append(ancestor)
      next = ancestor.superclass?.value
    }
    return chain
  }

  /// The protocols a type adopts and those that these refine, without what an ancestor adopts.
  func adoptedProtocols(of type: TypeSchema) -> [TypeSchema] {
    var seen = Set(ancestors(of: type).flatMap { protocols(from: $0.adopts) }.map(\.name.value))
    return protocols(from: type.adopts).filter { seen.insert($0.name.value).inserted }
  }

  private func protocols(from names: [Located<String>]) -> [TypeSchema] {
    var result: [TypeSchema] = []
    var pending = names.map(\.value)
    var seen: Set<String> = []
    while !pending.isEmpty {
      let name = pending.removeFirst()
      guard seen.insert(name).inserted, let type = types[name], type.kind == .protocol else {
        continue
      }
      result.append(type)
      pending += type.adopts.map(\.value)
    }
    return result
  }
}
