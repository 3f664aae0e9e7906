import Foundation
import Testing

/// `chaingen verify` with a compiler and an SDK of the tests' own: what it asks of a compiler, and
/// what it makes of the answer. `scripts/verify-sdk` runs it with real ones.
@Suite struct VerifyTests {
  // MARK: - Finding an SDK and a compiler

  @Test func needsAnSDK() throws {
    try Fixture.use { fixture in
      let result = try fixture.run(["verify"])
      #expect(result.status == 2)
      #expect(
        result.errors == """
          chaingen: error: no SDK: name one with '--sdk PATH' (Xcode's 'xcrun' is not here to ask)

          """)
    }
  }

  @Test func missingSDK() throws {
    try Fixture.use { fixture in
      let result = try fixture.run(["verify", "--sdk", "nowhere"])
      #expect(result.status == 2)
      #expect(result.errors == "chaingen: error: there is no SDK at nowhere\n")
    }
  }

  @Test(arguments: ["{}", "{\"Version\": \"new\"}", "not JSON"])
  func folderThatIsNoSDK(settings: String) throws {
    try Fixture.use { fixture in
      try fixture.folder.write(settings, to: "sdk/SDKSettings.json")
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 2)
      #expect(
        result.errors
          == "chaingen: error: sdk is no SDK: it has no SDKSettings.json with a version\n")
    }
  }

  @Test func needsACompiler() throws {
    try Fixture.use { fixture in
      try fixture.folder.delete("bin/swiftc")
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 2)
      #expect(result.errors == "chaingen: error: no Swift compiler: 'swiftc' is not on the PATH\n")
    }
  }

  @Test func compilerThatIsNone() throws {
    try Fixture.use { fixture in
      try fixture.setCompiler("exit 3")
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 2)
      #expect(
        result.errors.contains("-print-target-info' does not answer as a Swift compiler does"))
    }
  }

  // MARK: - What is compiled

  @Test func checksEachModuleAfterItsImports() throws {
    try Fixture.use { fixture in
      try fixture.folder.write(
        "import UIKitModifiers\nimport Base\n", to: "Sources/App/App.swift")
      try fixture.folder.write("public struct Base {}\n", to: "Sources/Base/Base.swift")
      try fixture.folder.write("import Foundation\n", to: "Sources/Alone/Alone.swift")
      try fixture.folder.write(
        "@_exported public import UIKit\n", to: "Sources/View/Sub/View.swift")
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.errors == "")
      #expect(result.status == 0)
      #expect(
        result.output == """
          Base, UIKitModifiers, App, View for arm64-apple-ios13.0, iOS SDK 16.4: 0 errors, 0 warnings

          """)
    }
  }

  @Test func checksOneModuleAndItsImports() throws {
    try Fixture.use { fixture in
      try fixture.folder.write("import UIKitModifiers\n", to: "Sources/App/App.swift")
      try fixture.folder.write("import UIKit\n", to: "Sources/View/View.swift")
      let result = try fixture.run(["verify", "--sdk", "sdk", "--module", "App"])
      #expect(result.output.hasPrefix("UIKitModifiers, App for "))
      let unknown = try fixture.run(["verify", "--sdk", "sdk", "--module", "Apps"])
      #expect(unknown.status == 2)
      #expect(
        unknown.errors
          == "chaingen: error: cannot check 'Apps': there is no such module; did you mean 'App'?\n")
    }
  }

  @Test func passesTargetAndFlagsOn() throws {
    try Fixture.use { fixture in
      _ = try fixture.run([
        "verify", "--sdk", "sdk", "--target", "arm64-apple-ios16.0", "--", "-warnings-as-errors",
      ])
      let arguments = try fixture.compilerArguments()
      #expect(arguments.contains(["-target", "arm64-apple-ios16.0"]))
      #expect(arguments.contains(["-swift-version", "6"]))
      #expect(arguments.contains(["-sdk", "sdk"]))
      #expect(arguments.contains(["-warnings-as-errors"]))
    }
  }

  /// What an SDK is too old for is compiled out; a new enough SDK gets everything.
  @Test(arguments: [("16.4", ["17_0", "18_2"]), ("17.0", ["18_2"]), ("18.2", [])])
  func hidesWhatTheSDKIsTooOldFor(version: String, hidden: [String]) throws {
    try Fixture.use { fixture in
      try fixture.setSDK(version)
      try fixture.folder.edit(
        SampleSchema.label, replacing: "{ \"name\": \"text\", \"type\": \"String?\" }",
        with: """
          { "name": "text", "type": "String?" },
          { "name": "new", "type": "Int", "availability": { "iOS": "17.0" }, "unconfirmed": true },
          { "name": "newer", "type": "Int", "availability": { "iOS": "18.2" }, "unconfirmed": true }
          """)
      #expect(try fixture.run(["verify", "--sdk", "sdk"]).status == 0)
      let arguments = try fixture.compilerArguments()
      for condition in ["17_0", "18_2"] {
        let flag = ["-D", "CHAIN_SDK_BEFORE_IOS_\(condition)"]
        #expect(arguments.contains(flag) == hidden.contains(condition))
      }
      #expect(try Chaingen.run([], in: fixture.folder).status == 0)
      let generated = try fixture.folder.text(of: SampleSchema.generatedLabel)
      #expect(
        generated.contains("#if !CHAIN_SDK_BEFORE_IOS_17_0\n  @available(iOS 17.0, *)") == false)
      #expect(generated.contains("#if !CHAIN_SDK_BEFORE_IOS_17_0\n  extension UILabel {"))
      #expect(generated.contains("    @available(iOS 18.2, *)"))
    }
  }

  #if os(Linux)
    @Test func preparesAResourceFolderForAForeignSDK() throws {
      try Fixture.use { fixture in
        try fixture.folder.write("Name: std\n", to: "resources/apinotes/std.apinotes")
        try fixture.folder.make("resources/clang")
        try fixture.folder.make("resources/dispatch")
        try fixture.folder.make("sdk/usr/lib/swift")
        try fixture.setCompiler(
          """
          while [ $# -gt 1 ]; do
            [ "$1" = -resource-dir ] && { (cd "$2" && find . | sort) > listing; \
          cat "$2/apinotes/Dispatch.apinotes" > notes; }
            shift
          done
          """)
        #expect(try fixture.run(["verify", "--sdk", "sdk"]).status == 0)
        #expect(
          try fixture.folder.text(of: "listing") == """
            .
            ./apinotes
            ./apinotes/Dispatch.apinotes
            ./apinotes/std.apinotes
            ./clang
            ./shims

            """)
        let notes = try fixture.folder.text(of: "notes")
        #expect(notes.contains("- Name: OS_dispatch_queue\n  SwiftName: 'DispatchQueue'\n"))
        #expect(notes.contains("- Name: dispatch_async\n  SwiftPrivate: true\n"))
      }
    }
  #endif

  // MARK: - What the compiler says

  @Test func errorsComeBackAtTheirSchemaEntry() throws {
    try Fixture.use { fixture in
      try fixture.setCompiler(
        """
        for file in "$@"; do
          case "$file" in
            */UILabel.swift)
              line=$(grep -n 'self.text = value' "$file" | cut -d: -f1)
              echo "$file:$line:10: error: cannot assign: 'text' is a method" >&2
              echo "$file:$line:12: warning: deprecated" >&2
              exit 1;;
          esac
        done
        """)
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 1)
      #expect(
        result.errors == """
          Schema/UIKit/UILabel.json:7:15: error: cannot assign: 'text' is a method (in \
          UIKitModifiers/UILabel.swift:13:10)
          Schema/UIKit/UILabel.json:7:15: warning: deprecated (in UIKitModifiers/UILabel.swift:13:12)

          """)
      #expect(result.output.hasSuffix("1 errors, 1 warnings\n"))
    }
  }

  @Test func errorsInHandWrittenCodeStayThere() throws {
    try Fixture.use { fixture in
      try fixture.folder.write("import UIKit\n", to: "Sources/App/App.swift")
      try fixture.setCompiler(
        """
        for file in "$@"; do
          case "$file" in
            */App.swift) echo "$file:1:8: error: no such module 'UIKit'" >&2; exit 1;;
          esac
        done
        """)
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 1)
      #expect(result.errors == "Sources/App/App.swift:1:8: error: no such module 'UIKit'\n")
    }
  }

  @Test func warningsAloneAreNoFailure() throws {
    try Fixture.use { fixture in
      try fixture.folder.write("import UIKit\n", to: "Sources/App/App.swift")
      try fixture.setCompiler("echo 'Sources/App/App.swift:1:1: warning: slow' >&2")
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 0)
      #expect(result.errors == "Sources/App/App.swift:1:1: warning: slow\n")
    }
  }

  @Test func aFailureWithoutAnErrorIsTold() throws {
    try Fixture.use { fixture in
      try fixture.setCompiler("echo 'Stack dump' >&2; exit 4")
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 1)
      #expect(
        result.errors.hasPrefix("chaingen: error: the compiler failed on UIKitModifiers: Stack"))
    }
  }

  @Test func changesNothing() throws {
    try Fixture.use { fixture in
      #expect(try Chaingen.run([], in: fixture.folder).status == 0)
      try fixture.setCompiler(
        "for word in \"$@\"; do case $word in *.swift) dirname \"$word\" > place;; esac; done")
      let before = try fixture.folder.contents()
      #expect(try fixture.run(["verify", "--sdk", "sdk"]).status == 0)
      let place = try fixture.folder.text(of: "place").trimmingCharacters(in: .newlines)
      #expect(!FileManager.default.fileExists(atPath: place))
      var after = try fixture.folder.contents()
      after["place"] = nil
      #expect(after == before)
    }
  }

  @Test func badSchema() throws {
    try Fixture.use { fixture in
      try fixture.folder.write("", to: SampleSchema.label)
      let result = try fixture.run(["verify", "--sdk", "sdk"])
      #expect(result.status == 2)
      #expect(result.errors == "Schema/UIKit/UILabel.json:1:1: error: the file is empty\n")
    }
  }

  // MARK: - Fixture

  /// The sample schema with a compiler, on a PATH of its own, and an SDK.
  private struct Fixture {
    let folder: Folder

    static func use<Result>(_ body: (Fixture) throws -> Result) throws -> Result {
      try SampleSchema.use { folder in
        let fixture = Fixture(folder: folder)
        try fixture.setCompiler(
          "for word in \"$@\"; do printf '%s\\n' \"$word\"; done >> arguments")
        try fixture.setSDK("16.4")
        return try body(fixture)
      }
    }

    func setSDK(_ version: String) throws {
      try folder.write("{ \"Version\": \"\(version)\" }", to: "sdk/SDKSettings.json")
    }

    func setCompiler(_ body: String) throws {
      let resources = folder.path("resources").path
      try folder.write(
        """
        #!/bin/sh
        PATH=/usr/bin:/bin
        if [ "$1" = -print-target-info ] && ! \(body == "exit 3"); then
          echo '{ "paths": { "runtimeResourcePath": "\(resources)" } }'
          exit 0
        fi
        \(body)

        """, to: "bin/swiftc")
      try folder.setPermissions(0o755, of: "bin/swiftc")
    }

    func run(_ arguments: [String]) throws -> Chaingen.Result {
      try Chaingen.run(arguments, in: folder, environment: ["PATH": folder.path("bin").path])
    }

    /// The words that the compiler was given, an option together with its value.
    func compilerArguments() throws -> Set<[String]> {
      let words = try folder.text(of: "arguments").split(separator: "\n").map(String.init)
      return Set(words.map { [$0] } + zip(words, words.dropFirst()).map { [$0, $1] })
    }
  }
}
