import Foundation
import Testing

/// What is generated for live sources, and what is not.
@Suite struct BindingTests {
  private static let module = "Schema/UIKit/_module.json"

  private func generate(
    minimum: String = "", label: (old: String, new: String)? = nil,
    _ body: (Folder, Chaingen.Result) throws -> Void
  ) throws {
    try SampleSchema.use { folder in
      try folder.edit(
        Self.module, replacing: "\"module\": \"UIKit\",",
        with: "\"module\": \"UIKit\", \"bindingRoots\": [\"UIView\"],\(minimum)")
      if let label {
        try folder.edit(SampleSchema.label, replacing: label.old, with: label.new)
      }
      try body(folder, try Chaingen.run([], in: folder))
    }
  }

  @Test func aPropertyHasAnOverloadForEachKindOfSource() throws {
    try generate { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      let label = try folder.text(of: "Generated/UIKitBindings/UILabel.swift")
      for (head, body) in [
        ("text(_ source: some BindingSource<String?>)", "source"),
        ("text(_ source: some BindingSource<String>)", "source"),
        ("text(_ publisher: some Publisher<String?, Never>)", "publisher.binding"),
        ("text(_ publisher: some Publisher<String, Never>)", "publisher.binding"),
        ("text(_ value: @escaping @MainActor () -> String?)", "ObservedSource(value)"),
        ("numberOfLines(_ source: some BindingSource<Int>)", "source"),
        ("numberOfLines(_ value: @escaping @MainActor () -> Int)", "ObservedSource(value)"),
      ] {
        let name = head.prefix { $0 != "(" }
        let lines = label.split(separator: "\n").map { $0.drop { $0 == " " } }
        let index = try #require(lines.firstIndex { $0 == "public func \(head) -> Self {" })
        #expect(lines[index - 1] == "@_disfavoredOverload @discardableResult")
        let key = "BindingKey(\\UILabel.\(name))"
        #expect(lines[index + 1] == "bind(\(body), key: \(key)) { $0.\(name) = $1 }")
      }
    }
  }

  @Test func aKeyedSetterIsBoundByItsKey() throws {
    try generate { folder, _ in
      let button = try folder.text(of: "Generated/UIKitBindings/UIButton.swift")
      #expect(
        button.contains(
          """
            public func title(
              _ source: some BindingSource<String?>, for state: UIControl.State = .normal
            ) -> Self {
              bind(source, key: BindingKey("title", state.rawValue)) { $0.setTitle($1, for: state) }
            }
          """))
      #expect(
        button.contains(
          """
              public func title(
                for state: UIControl.State = .normal, _ value: @escaping @MainActor () -> String?
              ) -> Self {
          """))
    }
  }

  @Test(arguments: ["() -> Void", "(() -> Void)?"])
  func aClosureHasNoOverloadForClosures(_ type: String) throws {
    try generate(label: ("\"type\": \"Int\"", "\"type\": \"\(type)\"")) { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      let label = try folder.text(of: "Generated/UIKitBindings/UILabel.swift")
      #expect(label.contains("numberOfLines(_ source: some BindingSource<"))
      #expect(!label.contains("numberOfLines(_ value:"))
    }
  }

  @Test(arguments: ["\"type\": \"Any?\"", "\"type\": \"Int\", \"bindable\": false"])
  func aPropertyThatWouldTakeTheSourceForItsValueHasNone(_ type: String) throws {
    try generate(label: ("\"type\": \"Int\"", type)) { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      let label = try folder.text(of: "Generated/UIKitBindings/UILabel.swift")
      #expect(!label.contains("numberOfLines"))
      #expect(label.contains("textColor"))
    }
  }

  @Test func everyOverloadHasATest() throws {
    try generate { folder, _ in
      let label = try folder.text(of: "Generated/UIKitBindingsTests/UILabel.swift")
      #expect(
        label.contains(
          """
              let text = tested.property(
                "text", ["sample"] as [String], { $0.text })
              text.source { $0.text($1) }
              text.optionalSource { $0.text($1) }
              text.optionalClosure { $0.text($1) }

          """))
      #expect(label.contains("      text.optionalPublisher { $0.text($1) }\n"))
      let button = try folder.text(of: "Generated/UIKitBindingsTests/UIButton.swift")
      #expect(
        button.contains(
          """
              let title = tested.setter(
                "title",
                ["sample"] as [String],
                keys: [.normal, .selected] as [UIControl.State],
                { $0.title(for: $1) })
              title.source { $0.title($1, for: $2) }
              title.optionalSource { $0.title($1, for: $2) }
              title.optionalClosure { $0.title(for: $2, $1) }

          """))
    }
  }

  @Test func theManifestCountsBindingsBesideTheirMinimum() throws {
    let minimum = " \"bindingMinimum\": { \"types\": 3, \"properties\": 6, \"keyedSetters\": 1 },"
    try generate(minimum: minimum) { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      let manifest = try folder.text(of: "Generated/manifest.json")
      #expect(
        manifest.contains(
          """
                "bindings": { "types": 3, "properties": 6, "keyedSetters": 1 },
                "bindingMinimum": { "types": 3, "properties": 6, "keyedSetters": 1 },

          """))
    }
  }

  @Test func theDocumentationHasTheManifestsCounts() throws {
    let manifest = try String(
      contentsOf: Sources.package.appendingPathComponent("Generated/manifest.json"),
      encoding: .utf8)
    let page = try String(
      contentsOf: Sources.package.appendingPathComponent("Documentation/Bindings.md"),
      encoding: .utf8)
    let bindings = try #require(
      manifest.split(separator: "\n").last { $0.contains("\"bindings\"") })
    let counts = bindings.split { !$0.isNumber }.joined(separator: " | ")
    #expect(page.contains("| together | \(counts) |"))
  }

  @Test func bindingFewerThanTheMinimumIsAnError() throws {
    let minimum = " \"bindingMinimum\": { \"types\": 3, \"properties\": 7, \"keyedSetters\": 2 },"
    try generate(minimum: minimum) { folder, result in
      #expect(result.status == 2)
      #expect(
        result.errors == """
          Schema/UIKit/_module.json:1:68: error: UIKit binds too few 'keyedSetters': 1 of at least 2
          Schema/UIKit/_module.json:1:68: error: UIKit binds too few 'properties': 6 of at least 7

          """)
      let files = try folder.folder("Generated").files()
      #expect(files == [])
    }
  }

  @Test func withoutRootsThereAreNoBindings() throws {
    try SampleSchema.useGenerated { folder in
      let files = try folder.folder("Generated").files()
      #expect(files.filter { $0.contains("Bindings") } == [])
    }
  }
}
