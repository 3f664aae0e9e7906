/// What Swift accepts as a name, and which names need back-ticks.
enum SwiftIdentifier {
  /// Whether a text is an identifier, written without back-ticks.
  ///
  /// Only ASCII: every name of an Apple framework is, and it keeps look-alike letters out.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, text != "_" else { return false }
    let isStart = { (byte: UInt8) in
      byte == UInt8(ascii: "_")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    return isStart(first)
      && text.utf8.allSatisfy {
        isStart($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }

  /// The identifier as a declaration writes it: keywords in back-ticks.
  static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The identifier as a member access writes it. After a dot only a few words need back-ticks.
  static func member(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  /// Whether Swift hides a type from code completion and documentation: Apple's mark for what only
  /// its own overlays should touch.
  static func isHidden(_ typeName: String) -> Bool {
    typeName.hasPrefix("__") || typeName.contains(".__")
  }

  /// The reserved words of "The Swift Programming Language", Lexical Structure.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
