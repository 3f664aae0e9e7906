import Foundation
import HeadlessSources

/// Measures Auto Layout: `swift run -c release LayoutBenchmark`, in this folder's package.
///
/// With `equations FILE` it writes the equations of a list of cards for `scripts/compare-kiwi`
/// and prints how long they take, in nanoseconds. With `leaks VIEWS KIB` it makes and drops
/// views for `scripts/check-leaks`, and fails if more than KIB of memory stay.
@main
struct LayoutBenchmark {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case nil:
      try SolvingBenchmark.run()
      TreeBenchmark.run()
    case "equations" where arguments.count == 2:
      let system = SolvingBenchmark.makeEquations()
      try system.text(solution: system.solve())
        .write(toFile: arguments[2], atomically: true, encoding: .utf8)
      print(Int(try Stopwatch.median(of: 101) { _ = try system.solve() } * 1e9))
    case "leaks" where arguments.count == 3:
      let isSame = LeakCheck.run(
        viewCount: Int(arguments[2]) ?? 0, tolerance: Int(arguments[3]) ?? 0)
      guard isSame else { exit(1) }
    default:
      print("usage: LayoutBenchmark [equations FILE | leaks VIEWS KIB]")
      exit(2)
    }
  }
}
