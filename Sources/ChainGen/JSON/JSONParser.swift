import Foundation

/// A strict RFC 8259 parser that keeps the byte offset of every value and key.
///
/// Foundation's `JSONDecoder` gives no positions and takes the last of two equal keys; a schema
/// author needs both told. Complexity: O(bytes).
struct JSONParser {
  /// Deeper than any schema needs, and shallow enough for any thread's stack.
  static let maximumDepth = 64

  struct Failure: Error {
    var message: String
    var offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Duplicate keys: wrong, but no reason to stop reading.
  private(set) var duplicateKeys: [JSONMember] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses the whole input as one value.
  mutating func parseDocument() throws(Failure) -> JSONNode {
    try rejectForeignEncoding()
    skipWhitespace()
    if position == bytes.count { throw Failure(message: "the file is empty", offset: 0) }
    let node = try parseValue()
    skipWhitespace()
    if position < bytes.count { throw failure("unexpected text after the end of the JSON value") }
    return node
  }

  private func rejectForeignEncoding() throws(Failure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw Failure(
        message: "the file starts with a byte order mark; save it as UTF-8 without one", offset: 0)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Failure(message: "the file is UTF-16; save it as UTF-8", offset: 0)
    }
  }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, offset: position)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func parseValue() throws(Failure) -> JSONNode {
    let start = position
    switch current {
    case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.parseObject() }
    case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.parseArray() }
    case UInt8(ascii: "\""): return JSONNode(offset: start, value: .string(try parseString()))
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return try parseNumber()
    case nil: throw failure("unexpected end of file; a value is missing")
    default: throw failure("expected a JSON value, found \(describeCurrent())")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(Failure) -> JSONNode
  ) throws(Failure) -> JSONNode {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      throw failure("nested deeper than \(Self.maximumDepth) levels")
    }
    return try body(&self)
  }

  private mutating func parseWord(
    _ word: StaticString, _ value: JSONNode.Value
  ) throws(Failure) -> JSONNode {
    let start = position
    let text = Array("\(word)".utf8)
    guard bytes[start...].starts(with: text) else {
      throw failure("expected '\(word)'")
    }
    position += text.count
    return JSONNode(offset: start, value: value)
  }

  private mutating func parseObject() throws(Failure) -> JSONNode {
    let start = position
    position += 1
    var members: [JSONMember] = []
    var keys: Set<String> = []
    skipWhitespace()
    if current == UInt8(ascii: "}") {
      position += 1
      return JSONNode(offset: start, value: .object([]))
    }
    while true {
      skipWhitespace()
      let keyOffset = position
      guard current == UInt8(ascii: "\"") else {
        let trailing = current == UInt8(ascii: "}") ? " (JSON allows no comma before it)" : ""
        throw failure("expected a key in double quotes, found \(describeCurrent())\(trailing)")
      }
      let key = try parseString()
      skipWhitespace()
      guard current == UInt8(ascii: ":") else {
        throw failure("expected ':' after the key '\(key)', found \(describeCurrent())")
      }
      position += 1
      skipWhitespace()
      let member = JSONMember(key: key, keyOffset: keyOffset, value: try parseValue())
      if keys.insert(key).inserted { members.append(member) } else { duplicateKeys.append(member) }
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        return JSONNode(offset: start, value: .object(members))
      default: throw failure("expected ',' or '}' in an object, found \(describeCurrent())")
      }
    }
  }

  private mutating func parseArray() throws(Failure) -> JSONNode {
    let start = position
    position += 1
    var elements: [JSONNode] = []
    skipWhitespace()
    if current == UInt8(ascii: "]") {
      position += 1
      return JSONNode(offset: start, value: .array([]))
    }
    while true {
      skipWhitespace()
      if current == UInt8(ascii: "]"), !elements.isEmpty {
        throw failure("expected a value, found ']' (JSON allows no comma before it)")
      }
      elements.append(try parseValue())
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        return JSONNode(offset: start, value: .array(elements))
      default: throw failure("expected ',' or ']' in an array, found \(describeCurrent())")
      }
    }
  }

  private mutating func parseNumber() throws(Failure) -> JSONNode {
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool {
      byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
    func malformed() -> Failure { failure("malformed number") }
    if current == UInt8(ascii: "-") { position += 1 }
    guard isDigit(current) else { throw malformed() }
    if current == UInt8(ascii: "0") {
      position += 1
      if isDigit(current) { throw failure("malformed number: a leading zero") }
    } else {
      while isDigit(current) { position += 1 }
    }
    if current == UInt8(ascii: ".") {
      position += 1
      guard isDigit(current) else { throw malformed() }
      while isDigit(current) { position += 1 }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard isDigit(current) else { throw malformed() }
      while isDigit(current) { position += 1 }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Failure(message: "the number '\(text.prefix(40))' is out of range", offset: start)
    }
    return JSONNode(offset: start, value: .number(text))
  }

  private mutating func parseString() throws(Failure) -> String {
    position += 1
    let start = position
    // The common case has no escape: find the end, then validate once.
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if current == UInt8(ascii: "\"") {
      let text = try validated(start..<position)
      position += 1
      return text
    }
    var result = try validated(start..<position)
    var runStart = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        result += try validated(runStart..<position)
        position += 1
        return result
      case UInt8(ascii: "\\"):
        result += try validated(runStart..<position)
        result.unicodeScalars.append(try parseEscape())
        runStart = position
      case 0x0A, 0x0D:
        // Most likely the quote was forgotten: its line is the place to look at.
        throw Failure(
          message: "the string does not end on its line; close it, or write a line end as \\n",
          offset: start - 1)
      case 0..<0x20:
        throw failure("a control character in a string; write it as an escape such as \\n or \\t")
      default:
        position += 1
      }
    }
    throw Failure(message: "the string has no closing quote", offset: start - 1)
  }

  private mutating func parseEscape() throws(Failure) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = current
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw Failure(message: "unknown escape in a string", offset: start)
    }
    let loneSurrogate = Failure(
      message: "half of a surrogate pair in a string; write both halves or the character itself",
      offset: start)
    let unit = try parseHexUnit(start)
    if UTF16.isTrailSurrogate(unit) { throw loneSurrogate }
    if UTF16.isLeadSurrogate(unit) {
      guard bytes[min(position, bytes.count)...].starts(with: [0x5C, 0x75]) else {
        throw loneSurrogate
      }
      position += 2
      let trail = try parseHexUnit(start)
      guard UTF16.isTrailSurrogate(trail) else { throw loneSurrogate }
      return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }
    guard let scalar = Unicode.Scalar(unit) else { throw loneSurrogate }
    return scalar
  }

  private mutating func parseHexUnit(_ start: Int) throws(Failure) -> UInt16 {
    let end = position + 4
    guard end <= bytes.count,
      bytes[position..<end].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else {
      throw Failure(message: "\\u needs four hexadecimal digits", offset: start)
    }
    position = end
    return unit
  }

  private func validated(_ range: Range<Int>) throws(Failure) -> String {
    if let offset = firstInvalidOffset(in: range) {
      throw Failure(message: "invalid UTF-8 in a string", offset: offset)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where the first malformed UTF-8 sequence of a range starts.
  private func firstInvalidOffset(in range: Range<Int>) -> Int? {
    if bytes[range].allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8()
    var iterator = bytes[range].makeIterator()
    var offset = range.lowerBound
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private func describeCurrent() -> String {
    guard let byte = current else { return "the end of the file" }
    if byte >= 0x21 && byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    for length in 2...4 where position + length <= bytes.count {
      let range = position..<(position + length)
      let text = String(decoding: bytes[range], as: UTF8.self)
      if text.unicodeScalars.count == 1, firstInvalidOffset(in: range) == nil { return "'\(text)'" }
    }
    return "the byte 0x" + String(byte, radix: 16, uppercase: true)
  }
}
