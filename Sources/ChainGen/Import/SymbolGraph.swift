/// The parts of a compiler's symbol graph that the importer reads.
///
/// The format is that of `swift symbolgraph-extract`, documented by the SymbolKit project.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      var precise: String
    }

    struct Fragment: Decodable {
      var kind: String
      var spelling: String
      var preciseIdentifier: String?
    }

    struct Availability: Decodable {
      struct Version: Decodable {
        var major: Int
        var minor: Int?
        var patch: Int?
      }

      var domain: String?
      var introduced: Version?
      var deprecated: Version?
      var obsoleted: Version?
      var message: String?
      var renamed: String?
      var isUnconditionallyUnavailable: Bool?
      var isUnconditionallyDeprecated: Bool?
    }

    struct Generics: Decodable {
      struct Parameter: Decodable {
        var name: String
      }

      struct Constraint: Decodable {
        var kind: String
        var lhs: String
        var rhs: String
      }

      var parameters: [Parameter]?
      var constraints: [Constraint]?
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String
    var availability: [Availability]?
    var swiftGenerics: Generics?

    /// The name with its enclosing types.
    var name: String { pathComponents.joined(separator: ".") }
    var parentName: String { pathComponents.dropLast().joined(separator: ".") }
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}
