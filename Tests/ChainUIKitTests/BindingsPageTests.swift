import ChainUIKit
import Foundation
import Observation
import Testing

#if canImport(Combine)
  import Combine
#endif

/// The examples of Documentation/Bindings.md: that each does what it says, and that the page shows
/// this very code.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct BindingsPageTests {
  enum LiveExample {
    @MainActor final class Model { @Live var title = "" }
  }

  @Test func live() {
    typealias Model = LiveExample.Model
    let model = Model()
    let label = UILabel().text(model.$title.map { $0.uppercased() })
    model.title = "Ready"
    #expect(label.text == "READY")
  }

  enum ObservationExample {
    @MainActor @Observable final class Model { var title = "" }
  }

  @available(macOS 14, *)
  @Test func observation() async {
    typealias Model = ObservationExample.Model
    let model = Model()
    let label = UILabel().text { model.title.uppercased() }
    model.title = "Ready"
    while label.text != "READY" { await Task.yield() }
  }

  #if canImport(Combine)
    enum CombineExample {
      final class Model: ObservableObject { @Published var title = "" }
    }

    @Test func combine() {
      typealias Model = CombineExample.Model
      let model = Model()
      let label = UILabel().text(model.$title.map { $0.uppercased() })
      model.title = "Ready"
      #expect(label.text == "READY")
    }
  #endif

  private struct Download {
    let progress: AsyncStream<Int>
  }

  @Test func asyncSequences() async {
    let (percents, sender) = AsyncStream.makeStream(of: Int.self)
    let download = Download(progress: percents)
    let (titles, continuation) = AsyncStream.makeStream(of: String.self)
    let label = UILabel().text(titles)
    let count = UILabel().text(download.progress.map { "\($0) %" }.binding)
    continuation.yield("Ready")
    sender.yield(50)
    while label.text != "Ready" || count.text != "50 %" { await Task.yield() }
  }

  /// RxSwift's example is tested with the double that has the conformance.
  @Test func thePageShowsThisCode() throws {
    let here = URL(fileURLWithPath: #filePath)
    var root = here
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Bindings.md"), encoding: .utf8)
    let sources = try #require(page.components(separatedBy: "## Where to bind").first)
      .components(separatedBy: "## Sources")[1].components(separatedBy: "**RxSwift**")[0]
    let examples = sources.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 4)
    let code = Set(lines(of: try String(contentsOf: here, encoding: .utf8)))
    for example in examples {
      let shown = lines(of: example)
      #expect(shown.count <= 5)
      for line in shown where !line.hasPrefix("//") {
        #expect(code.contains(line), "this file has no line '\(line)'")
      }
    }
  }

  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
