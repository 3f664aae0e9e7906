/// Reads one JSON object strictly: every key is known, present once, and of the right JSON type.
struct ObjectReader {
  let source: SourceText
  let diagnostics: DiagnosticCollector
  let node: JSONNode
  /// Few enough that looking through them beats a dictionary.
  private let members: [JSONMember]

  /// Reports unknown keys at once; nil, and an error, when the node is no object.
  init?(
    _ node: JSONNode, of what: String, keys: [String], source: SourceText,
    diagnostics: DiagnosticCollector
  ) {
    guard case .object(let members) = node.value else {
      diagnostics.error(
        "expected an object for \(what), found \(node.kind)", at: source.location(of: node.offset))
      return nil
    }
    self.source = source
    self.diagnostics = diagnostics
    self.node = node
    self.members = members
    for member in members where !keys.contains(member.key) {
      let unused = keys.filter { !has($0) }
      diagnostics.error(
        "unknown key '\(member.key)'" + Suggestion.clause(for: member.key, among: unused),
        at: source.location(of: member.keyOffset))
    }
  }

  func error(_ message: String, at node: JSONNode) {
    diagnostics.error(message, at: source.location(of: node.offset))
  }

  func location(of node: JSONNode) -> SourceLocation { source.location(of: node.offset) }

  private func member(_ key: String) -> JSONMember? { members.first { $0.key == key } }

  func has(_ key: String) -> Bool { member(key) != nil }

  func value(_ key: String) -> JSONNode? { member(key)?.value }

  /// The key itself, for messages about its being there at all.
  func keyLocation(_ key: String) -> SourceLocation? {
    member(key).map { source.location(of: $0.keyOffset) }
  }

  private func mistyped(_ key: String, _ node: JSONNode, expected: String) {
    error("expected \(expected) for '\(key)', found \(node.kind)", at: node)
  }

  func string(_ key: String) -> Located<String>? {
    guard let node = value(key) else { return nil }
    guard case .string(let text) = node.value else {
      mistyped(key, node, expected: "a string")
      return nil
    }
    return Located(value: text, location: location(of: node))
  }

  func requiredString(_ key: String, of what: String) -> Located<String>? {
    if !has(key) { error("\(what) needs a '\(key)'", at: node) }
    return string(key)
  }

  func bool(_ key: String, default: Bool) -> Bool {
    guard let node = value(key) else { return `default` }
    guard case .bool(let flag) = node.value else {
      mistyped(key, node, expected: "true or false")
      return `default`
    }
    return flag
  }

  /// A whole number that counts something; 0 when there is none.
  func count(_ key: String) -> Int {
    guard let node = value(key) else { return 0 }
    guard case .number(let text) = node.value else {
      mistyped(key, node, expected: "a number")
      return 0
    }
    guard let count = Int(text), count >= 0 else {
      error("'\(key)' counts something, which \(text) cannot", at: node)
      return 0
    }
    return count
  }

  func array(_ key: String) -> [JSONNode] {
    guard let node = value(key) else { return [] }
    guard case .array(let elements) = node.value else {
      mistyped(key, node, expected: "an array")
      return []
    }
    return elements
  }

  func strings(_ key: String) -> [Located<String>] {
    array(key).compactMap { element in
      guard case .string(let text) = element.value else {
        error("expected a string in '\(key)', found \(element.kind)", at: element)
        return nil
      }
      return Located(value: text, location: location(of: element))
    }
  }

  /// One of an enum's raw values.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let text = string(key) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let suggestion = Suggestion.clause(for: text.value, among: names)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    diagnostics.error(
      "unknown \(key) '\(text.value)'"
        + (suggestion.isEmpty ? "; it is one of \(list)" : suggestion),
      at: text.location)
    return nil
  }

  /// A Swift type; the error's column is that of the offending place inside the string.
  func type(_ key: String) -> Located<SwiftType>? {
    guard let text = string(key) else { return nil }
    do {
      return Located(value: try SwiftTypeParser.parse(text.value), location: text.location)
    } catch {
      let start = value(key)?.offset ?? node.offset
      diagnostics.error(
        "malformed type '\(text.value)': \(error.message)",
        at: source.location(of: source.offset(inStringAt: start, after: error.offset)))
      return nil
    }
  }

  func requiredType(_ key: String, of what: String) -> Located<SwiftType>? {
    if !has(key) { error("\(what) needs a '\(key)'", at: node) }
    return type(key)
  }

  /// A Swift identifier.
  func identifier(_ key: String) -> Located<String>? {
    guard let text = string(key) else { return nil }
    guard SwiftIdentifier.isValid(text.value) else {
      diagnostics.error("'\(text.value)' is no Swift identifier", at: text.location)
      return nil
    }
    return text
  }

  func requiredIdentifier(_ key: String, of what: String) -> Located<String>? {
    if !has(key) { error("\(what) needs a '\(key)'", at: node) }
    return identifier(key)
  }
}
