import Foundation

/// A small schema with something of everything: a hierarchy, keyed setters, an exclusion.
enum SampleSchema {
  static let files: [String: String] = [
    "Schema/UIKit/_module.json": """
    { "module": "UIKit", "externals": [{ "type": "CGFloat", "kind": "value" }] }

    """,
    "Schema/UIKit/UIColor.json": """
    { "type": "UIColor", "kind": "class" }

    """,
    "Schema/UIKit/UIView.json": """
    {
      "type": "UIView",
      "kind": "class",
      "isolation": "MainActor",
      "properties": [
        { "name": "alpha", "type": "CGFloat" },
        { "name": "isHidden", "type": "Bool" },
        { "name": "tag", "type": "Int", "exclude": { "reason": "Tags hide what a view is for." } }
      ]
    }

    """,
    "Schema/UIKit/UILabel.json": """
    {
      "type": "UILabel",
      "kind": "class",
      "superclass": "UIView",
      "isolation": "MainActor",
      "properties": [
        { "name": "text", "type": "String?" },
        { "name": "textColor", "type": "UIColor!" },
        { "name": "numberOfLines", "type": "Int" }
      ]
    }

    """,
    "Schema/UIKit/UIControl.json": """
    { "type": "UIControl", "kind": "class", "superclass": "UIView", "isolation": "MainActor" }

    """,
    "Schema/UIKit/UIControl.State.json": """
    {
      "type": "UIControl.State",
      "kind": "optionSet",
      "rawType": "UInt",
      "cases": [{ "name": "normal", "value": 0 }, { "name": "selected", "value": 4 }]
    }

    """,
    "Schema/UIKit/UIButton.json": """
    {
      "type": "UIButton",
      "kind": "class",
      "superclass": "UIControl",
      "isolation": "MainActor",
      "properties": [{ "name": "role", "type": "Int", "availability": { "iOS": "14.0" } }],
      "setters": [
        {
          "method": "setTitle",
          "value": { "name": "title", "type": "String?" },
          "keys": [
            { "label": "for", "name": "state", "type": "UIControl.State", "default": ".normal" }
          ],
          "getter": "title(for:)"
        }
      ]
    }

    """,
  ]

  /// Runs a test in a folder with the schema.
  static func use<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    try Folder.use { folder in
      try folder.write(files)
      return try body(folder)
    }
  }

  /// Runs a test in a folder where the schema has been generated.
  static func useGenerated<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    try use { folder in
      let result = try Chaingen.run([], in: folder)
      guard result.status == 0 else { throw NotGenerated(errors: result.errors) }
      return try body(folder)
    }
  }

  struct NotGenerated: Error {
    var errors: String
  }

  static let label = "Schema/UIKit/UILabel.json"
  static let generatedLabel = "Generated/UIKitModifiers/UILabel.swift"

  /// Many classes, each with properties that carry a mark.
  static func large(types: Int, mark: String) -> [String: String] {
    var files = ["Schema/UIKit/_module.json": "{ \"module\": \"UIKit\" }\n"]
    for type in 0..<types {
      let properties = (0..<6).map {
        "    { \"name\": \"value\($0)\", \"type\": \"Int\", \"doc\": \"\(mark) \($0).\" }"
      }
      files["Schema/UIKit/UIThing\(type).json"] = """
        {
          "type": "UIThing\(type)",
          "kind": "class",
          "properties": [
        \(properties.joined(separator: ",\n"))
          ]
        }

        """
    }
    return files
  }
}
