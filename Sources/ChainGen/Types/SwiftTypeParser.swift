/// Parses the types of schema files: the part of Swift's type grammar that property types use.
///
/// Complexity: O(length).
struct SwiftTypeParser {
  struct Failure: Error {
    var message: String
    /// The offset in the text, in bytes.
    var offset: Int
  }

  private enum Token: Equatable {
    case word(String)
    case symbol(Character)
    case arrow
    case end
  }

  private static let maximumDepth = 32
  private static let attributes: Set<String> = ["Sendable", "MainActor"]
  private static let parameterAttributes: Set<String> = ["escaping", "autoclosure"]

  private var tokens: [(token: Token, offset: Int)] = []
  private var index = 0
  private var depth = 0

  static func parse(_ text: String) throws(Failure) -> SwiftType {
    var parser = SwiftTypeParser()
    try parser.tokenize(text)
    let type = try parser.parseType()
    guard parser.current == .end else {
      throw parser.failure("unexpected \(parser.describe(parser.current)) after the type")
    }
    return type
  }

  private mutating func tokenize(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
    var position = 0
    func isWord(_ byte: UInt8) -> Bool {
      SwiftIdentifier.isValid("a" + String(decoding: [byte], as: UTF8.self))
    }
    while position < bytes.count {
      let start = position
      let byte = bytes[position]
      if byte == UInt8(ascii: " ") {
        position += 1
      } else if isWord(byte) {
        while position < bytes.count, isWord(bytes[position]) { position += 1 }
        tokens.append((.word(String(decoding: bytes[start..<position], as: UTF8.self)), start))
      } else if bytes[position...].starts(with: "->".utf8) {
        position += 2
        tokens.append((.arrow, start))
      } else if "()[]<>?!.,:&@".utf8.contains(byte) {
        position += 1
        tokens.append((.symbol(Character(Unicode.Scalar(byte))), start))
      } else {
        throw Failure(
          message: "a type cannot contain \(Self.describe(bytes[position...]))", offset: start)
      }
    }
    tokens.append((.end, bytes.count))
  }

  private static func describe(_ bytes: ArraySlice<UInt8>) -> String {
    let character = String(decoding: bytes.prefix(16), as: UTF8.self).first
    guard let character, character.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else {
      return "a control character"
    }
    return "'\(character)'"
  }

  private var current: Token { tokens[index].token }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, offset: tokens[index].offset)
  }

  private func describe(_ token: Token) -> String {
    switch token {
    case .word(let word): "'\(word)'"
    case .symbol(let symbol): "'\(symbol)'"
    case .arrow: "'->'"
    case .end: "the end"
    }
  }

  private mutating func accept(_ symbol: Character) -> Bool {
    guard current == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func accept(word: String) -> Bool {
    guard current == .word(word) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ symbol: Character) throws(Failure) {
    guard accept(symbol) else {
      throw failure("expected '\(symbol)', found \(describe(current))")
    }
  }

  private mutating func parseType(isParameter: Bool = false) throws(Failure) -> SwiftType {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw failure("the type is nested too deeply") }

    var attributes: [String] = []
    while accept("@") {
      guard case .word(let name) = current,
        Self.attributes.union(Self.parameterAttributes).contains(name)
      else {
        throw failure("unknown type attribute \(describe(current))")
      }
      if !isParameter, Self.parameterAttributes.contains(name) {
        throw failure("'@\(name)' belongs to the parameters of a function type")
      }
      attributes.append("@" + name)
      index += 1
    }
    if !isParameter, current == .word("inout") {
      throw failure("'inout' belongs to the parameters of a function type")
    }
    if accept(word: "inout") { return .byReference(try parseType()) }
    if accept(word: "any") {
      return try parsePostfix(.existential(try parseComposition()))
    }
    let isParenthesis = current == .symbol("(")
    let members = try parseComposition()
    let type = members.count == 1 ? members[0] : .composition(members)

    var effects: [String] = []
    for effect in ["async", "throws"] where isParenthesis && accept(word: effect) {
      effects.append(effect)
    }
    if isParenthesis, current == .arrow {
      index += 1
      let parameters: [SwiftType] = if case .tuple(let elements) = type { elements } else { [type] }
      let function = SwiftType.Function(
        attributes: attributes, parameters: parameters, effects: effects, result: try parseType())
      return .function(function)
    }
    if !attributes.isEmpty || !effects.isEmpty {
      throw failure("expected '->': attributes and effects belong to function types")
    }
    return type
  }

  private mutating func parseComposition() throws(Failure) -> [SwiftType] {
    var members = [try parsePostfix(try parsePrimary())]
    while accept("&") { members.append(try parsePostfix(try parsePrimary())) }
    return members
  }

  private mutating func parsePostfix(_ base: SwiftType) throws(Failure) -> SwiftType {
    var type = base
    for _ in 0..<Self.maximumDepth {
      if accept("?") {
        type = .optional(type)
      } else if accept("!") {
        type = .implicitlyUnwrapped(type)
      } else if current == .symbol("."), tokens[index + 1].token == .word("Type") {
        index += 2
        type = .metatype(type)
      } else {
        return type
      }
    }
    throw failure("the type is nested too deeply")
  }

  private mutating func parsePrimary() throws(Failure) -> SwiftType {
    switch current {
    case .word:
      return .nominal(try parseComponents())
    case .symbol("["):
      index += 1
      let element = try parseType()
      let type: SwiftType =
        accept(":") ? .dictionary(key: element, value: try parseType()) : .array(element)
      try expect("]")
      return type
    case .symbol("("):
      index += 1
      var elements: [SwiftType] = []
      if !accept(")") {
        repeat { elements.append(try parseElement()) } while accept(",")
        try expect(")")
      }
      // `(T)` is `T`; a function's parameter list is told apart by its arrow.
      return elements.count == 1 && current != .arrow ? elements[0] : .tuple(elements)
    case .end:
      throw failure("a type is missing")
    default:
      throw failure("expected a type, found \(describe(current))")
    }
  }

  /// A tuple element or function parameter; a name before it is allowed and dropped.
  private mutating func parseElement() throws(Failure) -> SwiftType {
    if case .word = current {
      if tokens[index + 1].token == .symbol(":") {
        index += 2
      } else if case .word = tokens[index + 1].token, current == .word("_") {
        index += 1
        if tokens[index + 1].token == .symbol(":") { index += 2 }
      }
    }
    return try parseType(isParameter: true)
  }

  private mutating func parseComponents() throws(Failure) -> [SwiftType.Component] {
    var components: [SwiftType.Component] = []
    repeat {
      guard case .word(let name) = current, SwiftIdentifier.isValid(name) else {
        throw failure("expected a type name, found \(describe(current))")
      }
      if SwiftIdentifier.declared(name) != name, name != "Any" {
        throw failure("'\(name)' is a keyword, not a type")
      }
      index += 1
      var arguments: [SwiftType] = []
      if accept("<") {
        repeat { arguments.append(try parseType()) } while accept(",")
        try expect(">")
      }
      components.append(SwiftType.Component(name: name, arguments: arguments))
    } while acceptMemberDot()
    return components
  }

  private mutating func acceptMemberDot() -> Bool {
    guard current == .symbol("."), tokens[index + 1].token != .word("Type") else { return false }
    index += 1
    return true
  }
}
