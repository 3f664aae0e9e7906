import Foundation
import Testing

/// Files that an editor or git would not leave as they are.
@Suite struct JSONTextTests {
  private static let label = Array("{ \"type\": \"UILabel\", \"kind\": \"class\" }\n".utf8)

  /// Reads a schema whose only type has these bytes.
  private func read(_ bytes: [UInt8]) throws -> Chaingen.Result {
    try Folder.use { folder in
      try folder.write("{ \"module\": \"UIKit\" }", to: "Schema/UIKit/_module.json")
      try folder.write(bytes, to: "Schema/UIKit/UILabel.json")
      return try Chaingen.run([], in: folder)
    }
  }

  private func expect(
    _ bytes: [UInt8], at place: String, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try read(bytes)
    #expect(result.status == 2, sourceLocation: sourceLocation)
    #expect(
      result.errors == "Schema/UIKit/UILabel.json:\(place): error: \(message)\n",
      sourceLocation: sourceLocation)
  }

  private func document(_ doc: [UInt8]) -> [UInt8] {
    Array("{ \"type\": \"UILabel\", \"kind\": \"class\", \"doc\": \"".utf8) + doc
      + Array("\" }\n".utf8)
  }

  @Test func onlyWhiteSpace() throws {
    try expect(Array(" \t\r\n\n  ".utf8), at: "1:1", "the file is empty")
  }

  @Test func byteOrderMark() throws {
    try expect(
      [0xEF, 0xBB, 0xBF] + Self.label, at: "1:1",
      "the file starts with a byte order mark; save it as UTF-8 without one")
  }

  @Test(arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let text = String(decoding: Self.label, as: UTF8.self)
    let units = (["\u{FEFF}"] + [text]).joined().utf16
    let bytes = units.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    try expect(bytes, at: "1:1", "the file is UTF-16; save it as UTF-8")
  }

  @Test func utf16WithoutMark() throws {
    let bytes = Self.label.flatMap { byte -> [UInt8] in [byte, 0] }
    try expect(bytes, at: "1:2", "expected a key in double quotes, found the byte 0x0")
  }

  @Test func carriageReturnsAndTabsAreWhiteSpace() throws {
    let text =
      "{\r\n\t\"type\": \"UILabel\",\r\n\t\"kind\":\t\"class\",\r\n\t\"properties\": [\r\n"
      + "\t\t{ \"name\": \"text\", \"type\": \"String?\" }\r\n\t]\r\n}\r\n"
    let result = try read(Array(text.utf8))
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func linesAfterCarriageReturns() throws {
    try expect(
      Array("{\r\n  \"type\": \"UILabel\",\r\n  \"kind\": \"klass\"\r\n}\r\n".utf8), at: "3:11",
      "unknown kind 'klass'; did you mean 'class'?")
  }

  @Test(
    arguments: [
      ([0xFF], 0), ([0x61, 0x62, 0xC3], 2), ([0x61, 0xC3, 0x28], 1), ([0xC0, 0xAF], 0),
      ([0xE2, 0x82, 0xAC, 0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0x61, 0x5C, 0x6E, 0x80], 3), ([0xF0, 0x9F, 0x98, 0x80, 0xF0, 0x9F, 0x98], 4),
    ] as [([UInt8], Int)])
  func invalidUTF8InString(_ doc: [UInt8], offset: Int) throws {
    // The string's first byte is in column 47.
    try expect(document(doc), at: "1:\(47 + offset)", "invalid UTF-8 in a string")
  }

  @Test func invalidUTF8BetweenValues() throws {
    try expect(
      Array("{ ".utf8) + [0xFF] + Self.label, at: "1:3",
      "expected a key in double quotes, found the byte 0xFF")
  }

  @Test(arguments: [0x00, 0x01, 0x0B, 0x0C, 0x1F] as [UInt8])
  func controlCharacterInString(_ byte: UInt8) throws {
    try expect(
      document([0x61, byte]), at: "1:48",
      "a control character in a string; write it as an escape such as \\n or \\t")
  }

  @Test func carriageReturnInString() throws {
    try expect(
      document([0x61, 0x0D, 0x0A]), at: "1:46",
      "the string does not end on its line; close it, or write a line end as \\n")
  }

  @Test func stringToTheEndOfTheFile() throws {
    try expect(Array(document([0x61]).dropLast(4)), at: "1:46", "the string has no closing quote")
    try expect(
      Array(document([0x5C, 0x22]).dropLast(4)), at: "1:46", "the string has no closing quote")
    try expect(Array(document([0x61, 0x5C]).dropLast(4)), at: "1:48", "unknown escape in a string")
  }

  @Test func everyCutOfAGoodFileIsToldOnce() throws {
    for count in 1..<(Self.label.count - 1) {
      let result = try read(Array(Self.label.prefix(count)))
      #expect(result.status == 2)
      #expect(result.errorLines.count == 1, "cut after \(count) bytes")
    }
  }

  @Test func tenThousandLevels() throws {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 10_000)
    try expect(deep, at: "1:65", "nested deeper than 64 levels")
    let objects = Array(String(repeating: "{\"a\":", count: 10_000).utf8)
    try expect(objects, at: "1:321", "nested deeper than 64 levels")
  }

  @Test func longTypeIsNoDanger() throws {
    for text in [
      String(repeating: "[", count: 50_000), "Int" + String(repeating: "?", count: 50_000),
      "Int" + String(repeating: ".Type", count: 10_000),
      String(repeating: "() -> ", count: 10_000) + "Int",
      String(repeating: "Array<", count: 10_000),
    ] {
      let property = "{ \"name\": \"a\", \"type\": \"\(text)\" }"
      let file = "{ \"type\": \"UILabel\", \"kind\": \"class\", \"properties\": [\(property)] }"
      let result = try read(Array(file.utf8))
      #expect(result.status == 2)
      #expect(result.errors.contains("the type is nested too deeply"))
    }
  }

  @Test func tenMegabytes() throws {
    let padding = String(repeating: String(repeating: " ", count: 999) + "\n", count: 10_000)
    let good = "{ \"type\": \"UILabel\", \"kind\": \"class\",\n\(padding) \"doc\": \"Large.\" }\n"
    let result = try read(Array(good.utf8))
    #expect(result.status == 0, "\(result.errors)")
    try expect(
      Array(good.dropLast(2).utf8), at: "10002:18",
      "expected ',' or '}' in an object, found the end of the file")
  }

  @Test func hundredThousandErrorsInOneFile() throws {
    let properties = Array(repeating: "{ \"name\": 1 }", count: 20_000).joined(separator: ",\n")
    let head = "{ \"type\": \"UILabel\", \"kind\": \"class\", \"properties\": [\n"
    let result = try read(Array("\(head)\(properties)] }".utf8))
    #expect(result.status == 2)
    #expect(result.errorLines.count == 101)
    #expect(
      result.errorLines.last == "chaingen: error: 39900 more; only the first 100 are shown")
  }
}
