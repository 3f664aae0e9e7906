/// A JSON value to be written, with its keys in order.
enum JSONDocument: Hashable {
  case string(String)
  /// A number or word as it is to stand.
  case literal(String)
  case array([JSONDocument])
  case object([Member])

  struct Member: Hashable {
    var key: String
    var value: JSONDocument
  }

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .literal("null")
    case .bool(let flag): self = .literal(flag ? "true" : "false")
    case .number(let text): self = .literal(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(JSONDocument.init))
    case .object(let members):
      self = .object(members.map { Member(key: $0.key, value: JSONDocument($0.value)) })
    }
  }

  /// The value of a key; setting nil removes it, setting a new one appends it.
  subscript(key: String) -> JSONDocument? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var elements: [JSONDocument] {
    if case .array(let elements) = self { return elements }
    return []
  }

  var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  /// The value on one line: `{ "name": "text", "type": "String?" }`.
  var inline: String {
    switch self {
    case .string(let text): JSONText.quoted(text)
    case .literal(let text): text
    case .array(let elements):
      elements.isEmpty ? "[]" : "[" + elements.map(\.inline).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { "\(JSONText.quoted($0.key)): \($0.value.inline)" }
          .joined(separator: ", ") + " }"
    }
  }

  /// An object as schema files are laid out: a key a line, and arrays of objects an element a line.
  var file: String {
    var lines: [String] = []
    for member in members {
      let value: String
      if case .array(let elements) = member.value, elements.contains(where: { !$0.members.isEmpty })
      {
        value = "[\n" + elements.map { "    " + $0.inline }.joined(separator: ",\n") + "\n  ]"
      } else {
        value = member.value.inline
      }
      lines.append("  \(JSONText.quoted(member.key)): \(value)")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}
