import Foundation

/// Measures the generator against plain file tools, after
/// `swift build -c release --product chaingen`:
/// `swift run -c release --package-path Benchmarks GeneratorBenchmark`
@main
struct GeneratorBenchmarkCommand {
  static func main() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let generator = package.appendingPathComponent(".build/release/chaingen").path
    guard FileManager.default.isExecutableFile(atPath: generator) else {
      print("Build it first: swift build -c release --product chaingen")
      exit(2)
    }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("chaingen-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    _ = FileManager.default.changeCurrentDirectoryPath(package.path)
    try GeneratorBenchmark(generator: generator, package: package, scratch: scratch).run()
  }
}
