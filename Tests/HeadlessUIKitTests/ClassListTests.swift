import Foundation
import Testing

/// The documentation says of every class whether it behaves.
@Suite struct ClassListTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The classes of the schema, and whether they are written by hand.
  private func classes() throws -> [String: Bool] {
    struct Described: Decodable {
      let type: String?
      let kind: String?
      let handwritten: [String]?
    }
    var found: [String: Bool] = [:]
    for module in ["UIKit", "QuartzCore"] {
      let folder = root.appendingPathComponent("Schema/\(module)")
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil) where file.pathExtension == "json"
      {
        let described = try JSONDecoder().decode(Described.self, from: Data(contentsOf: file))
        guard let type = described.type, described.kind == "class" else { continue }
        found[type] = described.handwritten != nil
      }
    }
    return found
  }

  /// The names that start the entries of a page: `- `A`, `B`: …`.
  private func entries(of page: String) throws -> [String] {
    let file = root.appendingPathComponent("Sources/HeadlessUIKit/HeadlessUIKit.docc/\(page).md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("- `") }
      .flatMap { line in
        line.prefix { $0 != ":" }.split(separator: "`").filter { $0.first?.isLetter ?? false }
      }
      .map(String.init)
  }

  @Test func everyClassWrittenByHandIsDescribedOnce() throws {
    let expected = try classes().filter(\.value).keys.sorted()
    #expect(expected.count > 60)
    #expect(try entries(of: "Classes").sorted() == expected)
  }

  @Test func everyOtherClassIsListedAsStored() throws {
    let expected = try classes().filter { !$0.value }.keys.sorted()
    #expect(expected.count > 200)
    #expect(try entries(of: "StoredOnly").sorted() == expected)
  }
}
