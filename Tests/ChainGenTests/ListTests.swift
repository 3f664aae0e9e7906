import Foundation
import Testing

@Suite struct ListTests {
  @Test func typeWithExclusion() throws {
    try SampleSchema.use { folder in
      let result = try Chaingen.run(["list", "UIView"], in: folder)
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(
        result.output == """
          UIView
            alpha(_: CGFloat)
            isHidden(_: Bool)
            not tag: Tags hide what a view is for.

          """)
      #expect(!folder.exists("Generated"))
    }
  }

  @Test func typeWithSetters() throws {
    try SampleSchema.use { folder in
      let result = try Chaingen.run(["--quiet", "list", "UIButton", "UIColor"], in: folder)
      #expect(
        result.output == """
          UIButton
            role(_: Int)
            title(_:for:)
          UIColor

          """)
    }
  }

  @Test func everything() throws {
    try SampleSchema.use { folder in
      let result = try Chaingen.run(["list"], in: folder)
      let types = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      #expect(types == ["UIButton", "UILabel", "UIView"])
    }
  }

  @Test func unknownTypes() throws {
    try SampleSchema.use { folder in
      let result = try Chaingen.run(["list", "UILable", "UIView", "Widget"], in: folder)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(
        result.errors == """
          chaingen: error: the schema describes no type 'UILable'; did you mean 'UILabel'?
          chaingen: error: the schema describes no type 'Widget'

          """)
    }
  }

  @Test func badSchema() throws {
    try SampleSchema.use { folder in
      try folder.write("", to: SampleSchema.label)
      let result = try Chaingen.run(["list", "UIView"], in: folder)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors == "\(SampleSchema.label):1:1: error: the file is empty\n")
    }
  }
}
