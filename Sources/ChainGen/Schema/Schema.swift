/// A value and where the schema says it.
struct Located<Value> {
  var value: Value
  var location: SourceLocation
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}

/// All modules of a schema folder.
struct Schema {
  var modules: [ModuleSchema]
  /// Types whose file could not be made sense of: known by the file's name alone.
  var unreadableTypes: Set<String> = []
  /// Set when a `_module.json` could not be made sense of, so that externals may be missing.
  var isMissingExternals = false

  /// Every type of every module, sorted by module and name.
  var types: [TypeSchema] { modules.flatMap(\.types) }
}

/// One folder of the schema: a framework and its types.
struct ModuleSchema {
  /// The framework, `UIKit`.
  var name: String
  /// Where `_module.json` stands, as messages print it.
  var file: String
  var externals: [ExternalType]
  var types: [TypeSchema]

  /// The classes whose families also take live sources.
  var bindingRoots: [Located<String>] = []
  /// What is bound at least: a promise that the schema keeps.
  var bindingMinimum: Located<BindingCounts>?

  /// The target that its modifiers are generated into.
  var modifiersTarget: String { name + "Modifiers" }
  /// The target of their overloads that take live sources.
  var bindingsTarget: String { name + "Bindings" }
}

/// A type that properties mention and another framework declares.
struct ExternalType {
  enum Kind: String, CaseIterable {
    /// A value type.
    case value
    case `class`
    case `protocol`
  }

  var name: Located<String>
  var kind: Kind
  /// The framework to import for it, where importing the schema's own framework is not enough.
  var importing: String?
}

/// An enum case, an option or a constant.
struct CaseSchema {
  enum RawValue: Hashable {
    case number(String)
    case string(String)
  }

  struct AssociatedValue {
    var label: String?
    var type: Located<SwiftType>
  }

  var name: Located<String>
  var value: RawValue?
  var associatedValues: [AssociatedValue] = []
  var availability = Availability()
}

struct PropertySchema {
  enum Ownership: String, CaseIterable {
    case strong
    case weak
    case unowned
    case copy
  }

  var name: Located<String>
  var type: Located<SwiftType>
  var doc: String?
  var rename: Located<String>?
  var exclusion: String?
  var isBindable = true
  var emitsDeprecated = false
  var ownership = Ownership.strong
  var isMainActor = false
  var availability = Availability()
  /// What UIKit starts with, as a literal, where that is not the type's zero.
  var defaultValue: String?
  var isUnconfirmed = false

  /// The modifier's base name.
  var modifierName: String { rename?.value ?? name.value }
}

/// A method that sets a value for a key: `setTitle(_:for:)`.
struct SetterSchema {
  struct Parameter {
    /// The argument label; nil for `_`.
    var label: String?
    var name: Located<String>
    var type: Located<SwiftType>
    /// A member of the type, `.normal`.
    var defaultValue: String?
  }

  var method: Located<String>
  var value: Parameter
  var keys: [Parameter]
  /// The method that reads the value back, `title(for:)`.
  var getter: Located<String>?
  var doc: String?
  var rename: Located<String>?
  var exclusion: String?
  var isBindable = true
  var emitsDeprecated = false
  var isMainActor = false
  var availability = Availability()
  var isUnconfirmed = false

  /// `title` for `setTitle`.
  var modifierName: String {
    if let rename { return rename.value }
    let rest = method.value.dropFirst("set".count)
    // `setURL` is `url`: a leading run of capitals goes down as a whole, save a following word's.
    let capitals = rest.prefix(while: \.isUppercase).count
    let lowered = capitals > 1 && capitals < rest.count ? capitals - 1 : capitals
    return rest.prefix(lowered).lowercased() + rest.dropFirst(lowered)
  }

  /// `setTitle(_:for:)`.
  var fullName: String { "\(method.value)(\(labels))" }
  /// `title(_:for:)`.
  var modifierFullName: String { "\(modifierName)(\(labels))" }

  private var labels: String {
    ([value] + keys).map { ($0.label ?? "_") + ":" }.joined()
  }
}
