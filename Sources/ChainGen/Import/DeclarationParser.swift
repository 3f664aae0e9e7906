/// Takes apart the declarations that a symbol graph spells out.
enum DeclarationParser {
  struct Property {
    var name: String
    var type: String
    var isWritable: Bool
    var ownership: PropertySchema.Ownership
    var isMainActor: Bool
  }

  /// `weak var delegate: (any UIScrollViewDelegate)? { get set }`, `static let body: UIFont.TextStyle`.
  static func property(_ declaration: String) -> Property? {
    let constant = declaration.range(of: "let ", startingWord: true)
    guard let variable = declaration.range(of: "var ", startingWord: true) ?? constant else {
      return nil
    }
    let modifiers = declaration[..<variable.lowerBound].split(separator: " ").map(String.init)
    let rest = declaration[variable.upperBound...]
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    var type = rest[rest.index(after: colon)...]
    var accessors: Substring?
    if let brace = type.lastIndex(of: "{"), type.hasSuffix("}") {
      accessors = type[brace...]
      type = type[..<brace]
    }
    let ownership: PropertySchema.Ownership =
      if modifiers.contains("weak") {
        .weak
      } else if modifiers.contains(where: { $0.hasPrefix("unowned") }) {
        .unowned
      } else if modifiers.contains("@NSCopying") {
        .copy
      } else {
        .strong
      }
    return Property(
      name: unquoted(rest[..<colon]), type: trimmed(type),
      isWritable: accessors.map { $0.split(separator: " ").contains("set") }
        ?? (variable != constant),
      ownership: ownership, isMainActor: modifiers.contains("@MainActor"))
  }

  struct Method {
    struct Parameter {
      var label: String?
      var name: String
      var type: String
      var hasDefault: Bool
    }

    var name: String
    var parameters: [Parameter]
    var result: String?
    var isMainActor: Bool
    var isGeneric: Bool
    var isAsync: Bool
  }

  /// `func setTitle(_ title: String?, for state: UIControl.State)`.
  static func method(_ declaration: String) -> Method? {
    guard let function = declaration.range(of: "func ", startingWord: true),
      let open = declaration[function.upperBound...].firstIndex(of: "(")
    else { return nil }
    let head = declaration[function.upperBound..<open]
    guard let close = matching(open, in: declaration) else { return nil }
    let inside = declaration[declaration.index(after: open)..<close]
    var parameters: [Method.Parameter] = []
    for part in splitAtTopLevel(inside, by: ",") {
      guard let parameter = parameter(part) else { return nil }
      parameters.append(parameter)
    }
    let tail = declaration[declaration.index(after: close)...]
    let result = tail.range(of: "-> ", startingWord: false).map { String(tail[$0.upperBound...]) }
    return Method(
      name: unquoted(head.prefix { $0 != "<" }), parameters: parameters, result: result,
      isMainActor: declaration[..<function.lowerBound].contains("@MainActor"),
      isGeneric: head.contains("<"), isAsync: tail.hasPrefix(" async"))
  }

  struct EnumCase {
    struct Value {
      var label: String?
      var type: String
    }

    var name: String
    var values: [Value]
  }

  /// `case leading(displayed: UICellAccessory.DisplayedState)`.
  static func enumCase(_ declaration: String) -> EnumCase? {
    guard let keyword = declaration.range(of: "case ", startingWord: true) else { return nil }
    let rest = declaration[keyword.upperBound...]
    guard let open = rest.firstIndex(of: "("), let close = matching(open, in: declaration) else {
      return EnumCase(name: unquoted(rest), values: [])
    }
    let inside = rest[rest.index(after: open)..<close]
    let values = splitAtTopLevel(inside, by: ",").map { part in
      let declared = part.range(of: " = ", startingWord: false).map { part[..<$0.lowerBound] }
      let halves = splitAtTopLevel(declared ?? part, by: ":")
      return halves.count == 2
        ? EnumCase.Value(label: trimmed(halves[0]), type: trimmed(halves[1]))
        : EnumCase.Value(label: nil, type: trimmed(declared ?? part))
    }
    return EnumCase(name: unquoted(rest[..<open]), values: values)
  }

  /// The right side of `typealias Handler = (UIAction) -> Void`.
  static func aliasTarget(_ declaration: String) -> String? {
    guard declaration.contains("typealias "),
      let equals = declaration.range(of: " = ", startingWord: false)
    else { return nil }
    return trimmed(declaration[equals.upperBound...])
  }

  private static func parameter(_ text: Substring) -> Method.Parameter? {
    let halves = splitAtTopLevel(text, by: ":")
    guard halves.count >= 2 else { return nil }
    let names = halves[0].split(separator: " ").map { unquoted($0) }
    guard let first = names.first, let last = names.last else { return nil }
    let typeAndDefault = text[halves[1].startIndex...]
    let parts = typeAndDefault.range(of: " = ", startingWord: false)
    var type = trimmed(parts.map { typeAndDefault[..<$0.lowerBound] } ?? typeAndDefault)
    if type.hasPrefix("@escaping ") { type = trimmed(type.dropFirst("@escaping ".count)) }
    return Method.Parameter(
      label: first == "_" ? nil : first, name: last, type: type, hasDefault: parts != nil)
  }

  private static func matching(_ open: String.Index, in text: String) -> String.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func splitAtTopLevel(_ text: Substring, by separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var previous: Character = " "
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous != "-": depth -= 1
      case separator where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      previous = text[index]
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let words = text.drop { $0 == " " }
    return String(words.reversed().drop { $0 == " " }.reversed())
  }

  private static func unquoted(_ text: some StringProtocol) -> String {
    trimmed(text).filter { $0 != "`" }
  }
}

extension StringProtocol {
  /// The first occurrence of a text; at the start or after a space when it must start a word.
  fileprivate func range(of text: String, startingWord: Bool) -> Range<Index>? {
    var position = startIndex
    while position < endIndex {
      let rest = self[position...]
      if rest.hasPrefix(text),
        !startingWord || position == startIndex || self[index(before: position)] == " "
      {
        return position..<index(position, offsetBy: text.count)
      }
      position = index(after: position)
    }
    return nil
  }
}
