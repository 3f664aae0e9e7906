import ArrangeScreens
import ChainUIKit
import Foundation
import StackScreens
import StructuredScreens

/// Prints each screen's views and writes its picture.
///
///     swift run Examples             writes the pictures to Pictures
///     swift run Examples FOLDER      writes them there
///     swift run Examples --check     writes nothing; fails if a picture in Pictures is not current
@main
@MainActor
struct Examples {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
      fail("usage: Examples [--check] [FOLDER]", code: 2)
    }
    let folder = arguments.first.map { URL(fileURLWithPath: $0) } ?? committedPictures
    let examples = makeStackExamples() + makeArrangeExamples() + makeStructuredExamples()
    let rendered = examples.map { (name: $0.name, screen: Rendering(of: $0)) }

    if isCheck {
      let stale = rendered.filter { picture in
        let file = folder.appendingPathComponent(picture.name + ".svg")
        return (try? String(contentsOf: file, encoding: .utf8)) != picture.screen.svg
      }
      guard stale.isEmpty else {
        fail("not current: \(stale.map(\.name).joined(separator: ", ")); run swift run Examples")
      }
      print("\(rendered.count) pictures are current")
      return
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, screen) in rendered {
      print("\(name)\n\(screen.outline)")
      let file = folder.appendingPathComponent(name + ".svg")
      try screen.svg.write(to: file, atomically: true, encoding: .utf8)
    }
    print("\(rendered.count) pictures are in \(folder.path)")
  }

  /// The folder `Pictures` of this package.
  private static var committedPictures: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Pictures")
  }

  private static func fail(_ message: String, code: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
