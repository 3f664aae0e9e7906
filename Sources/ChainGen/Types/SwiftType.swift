/// A Swift type as schema files spell it, parsed.
indirect enum SwiftType: Hashable, Sendable {
  /// `A`, `A.B`, `A<X>.B`: components outside in.
  case nominal([Component])
  case optional(SwiftType)
  case implicitlyUnwrapped(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  case tuple([SwiftType])
  case function(Function)
  /// `any P & Q`; one element for `any P`.
  case existential([SwiftType])
  case composition([SwiftType])
  /// `T.Type`.
  case metatype(SwiftType)
  case byReference(SwiftType)

  struct Component: Hashable {
    var name: String
    var arguments: [SwiftType] = []
  }

  struct Function: Hashable {
    /// `@Sendable`, `@MainActor`, `@escaping`, as written.
    var attributes: [String]
    var parameters: [SwiftType]
    /// `async`, `throws`, as written.
    var effects: [String]
    var result: SwiftType
  }
}

extension SwiftType {
  /// The type in the one spelling that chaingen writes.
  var text: String {
    switch self {
    case .nominal(let components):
      components.map { component in
        component.arguments.isEmpty
          ? component.name
          : "\(component.name)<\(component.arguments.map(\.text).joined(separator: ", "))>"
      }.joined(separator: ".")
    case .optional(let wrapped): wrapped.postfixOperand + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.postfixOperand + "!"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .function(let function): function.text
    case .existential(let members): "any " + members.map(\.text).joined(separator: " & ")
    case .composition(let members): members.map(\.text).joined(separator: " & ")
    case .metatype(let base): base.postfixOperand + ".Type"
    case .byReference(let base): "inout " + base.text
    }
  }

  /// The text with parentheses where a postfix `?` or `.Type` would bind wrongly without them.
  private var postfixOperand: String {
    switch self {
    case .function, .composition, .existential: "(\(text))"
    default: text
    }
  }

  /// The dotted name without generic arguments, when this is a nominal type.
  var nominalName: String? {
    if case .nominal(let components) = self {
      if components.count == 1 { return components[0].name }
      return components.map(\.name).joined(separator: ".")
    }
    return nil
  }

  /// The type under any `?` and `!`.
  var unwrapped: SwiftType {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.unwrapped
    default: self
    }
  }

  var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// The type with `T!` read as `T?`: how a parameter of that type is spelled, and how overloads
  /// are compared.
  var parameterType: SwiftType {
    if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
    return self
  }

  /// Every nominal type in it, with its generic arguments, outside in.
  var nominals: [SwiftType] {
    switch self {
    case .nominal(let components): [self] + components.flatMap { $0.arguments.flatMap(\.nominals) }
    case .optional(let base), .implicitlyUnwrapped(let base), .array(let base), .metatype(let base),
      .byReference(let base):
      base.nominals
    case .dictionary(let key, let value): key.nominals + value.nominals
    case .tuple(let elements), .existential(let elements), .composition(let elements):
      elements.flatMap(\.nominals)
    case .function(let function):
      function.parameters.flatMap(\.nominals) + function.result.nominals
    }
  }
}

extension SwiftType.Function {
  var text: String {
    let parts =
      attributes
      + ["(\(parameters.map(\.text).joined(separator: ", ")))"]
      + effects
      + ["->", result.text]
    return parts.joined(separator: " ")
  }
}
