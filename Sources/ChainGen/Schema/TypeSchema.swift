/// One schema file: one type. Every stage passes it about, so it is shared, and never changes.
@dynamicMemberLookup
final class TypeSchema: Sendable {
  enum Kind: String, CaseIterable {
    case `class`
    case `struct`
    case `protocol`
    /// Properties that a category adds to `NSObject`, emitted on the types of `emittedOn`.
    case category
    case `enum`
    case optionSet
    /// A struct around a raw value with named constants, such as `UIFont.TextStyle`.
    case constants
    case alias
  }

  struct GenericParameter: Hashable {
    var name: String
    var constraints: [String]
  }

  private let description: TypeDescription

  init(_ description: TypeDescription) {
    self.description = description
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<TypeDescription, Value>) -> Value {
    description[keyPath: keyPath]
  }

  /// Whether HeadlessUIKit declares the type by hand.
  var isHandwritten: Bool { description.handwritten != nil }

  /// Whether HeadlessUIKit declares a member of the type by hand.
  func isHandwritten(_ member: String) -> Bool {
    description.handwritten?.contains { $0.value == member } ?? false
  }
}

/// What a schema file says, as the decoder gathers it.
struct TypeDescription: Sendable {
  /// The file, as messages print it: `Schema/UIKit/UILabel.json`.
  let file: String
  let module: String
  /// The name with its enclosing types: `UIButton.Configuration`.
  let name: Located<String>
  /// The name of the enclosing type, if any.
  let parentName: String?
  /// The name without its enclosing types.
  let baseName: String
  let kind: TypeSchema.Kind
  var doc: String?
  var superclass: Located<String>?
  var adopts: [Located<String>] = []
  var emittedOn: [Located<String>] = []
  var generics: [TypeSchema.GenericParameter] = []
  var isMainActor = false
  var availability = Availability()
  var rawType: Located<SwiftType>?
  var cases: [CaseSchema] = []
  var target: Located<SwiftType>?
  var properties: [PropertySchema] = []
  var setters: [SetterSchema] = []
  /// Methods of the type that a modifier could collide with: `isHidden(_:)`.
  var methods: [Located<String>] = []
  var exclusion: String?
  /// Set when HeadlessUIKit declares the type by hand: its members that are written by hand too.
  /// The rest is generated as stored properties.
  var handwritten: [Located<String>]?
  var isUnconfirmed = false

  init(file: String, module: String, name: Located<String>, kind: TypeSchema.Kind) {
    self.file = file
    self.module = module
    self.name = name
    self.kind = kind
    let dot = name.value.lastIndex(of: ".")
    parentName = dot.map { String(name.value[..<$0]) }
    baseName = dot.map { String(name.value[name.value.index(after: $0)...]) } ?? name.value
  }
}
