import Foundation
import StructuredLayout

/// What a layout tree costs over anchors by hand: the same hundred cards, built both ways in turn.
///
/// The ratios are what counts; the times depend on the machine. Run it in a release build:
/// `swift run -c release --package-path Benchmarks StructuredLayoutBenchmark`
@main
@MainActor
struct StructuredLayoutBenchmark {
  struct Cost {
    /// Making views subviews of the card and activating constraints, in milliseconds.
    var installation = Double.infinity
    /// The first layout after that.
    var layout = Double.infinity
    var constraints = 0

    var total: Double { installation + layout }
  }

  static let cardCount = 100
  static let rounds = 15

  static func main() throws {
    if let way = CommandLine.arguments.dropFirst().first { return printMemory(way) }
    var tree = Cost()
    var anchors = Cost()
    for round in 0..<rounds {
      // Who comes first takes turns.
      if round.isMultiple(of: 2) {
        measure(&tree) { $0.layOutWithTree() }
        measure(&anchors) { $0.layOutWithAnchors() }
      } else {
        measure(&anchors) { $0.layOutWithAnchors() }
        measure(&tree) { $0.layOutWithTree() }
      }
    }
    print("\(cardCount) cards, fastest of \(rounds) rounds         tree   anchors   ratio")
    show("constraints", Double(tree.constraints), Double(anchors.constraints))
    show("installation, ms", tree.installation, anchors.installation)
    show("first layout, ms", tree.layout, anchors.layout)
    show("both, ms", tree.total, anchors.total)
    // In processes of their own: memory that was used before would be used again.
    show("memory, KB", try memory(of: "tree"), try memory(of: "anchors"))
  }

  // MARK: Memory

  /// The kilobytes that a hundred laid out cards take, as a process that only makes cards says.
  static func memory(of way: String) throws -> Double {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [way]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
  }

  static func printMemory(_ way: String) {
    let layOut: (ProfileCard) -> Void =
      way == "tree" ? { $0.layOutWithTree() } : { $0.layOutWithAnchors() }
    let count = 1000
    var cards: [ProfileCard] = []
    func addCard() {
      let card = ProfileCard(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      layOut(card)
      card.layoutIfNeeded()
      cards.append(card)
    }
    // What is made once is there after the first.
    addCard()
    let before = residentKilobytes()
    for _ in 0..<count { addCard() }
    print((residentKilobytes() - before) * 100 / Double(count))
  }

  /// The memory of the process; `nan` where there is no `/proc`.
  static func residentKilobytes() -> Double {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return .nan }
    return pages * 4
  }

  // MARK: Time

  static func show(_ name: String, _ tree: Double, _ anchors: Double) {
    func column(_ value: Double, _ digits: Int) -> String {
      let text = String(format: "%.\(digits)f", value)
      return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
    let label = name + String(repeating: " ", count: 36 - name.count)
    print(label + column(tree, 1) + column(anchors, 1) + column(tree / anchors, 3))
  }

  static func measure(_ cost: inout Cost, _ layOut: (ProfileCard) -> Void) {
    let clock = ContinuousClock()
    let cards = (0..<cardCount).map { _ in
      ProfileCard(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    }
    let installation = clock.measure { for card in cards { layOut(card) } }
    let layout = clock.measure { for card in cards { card.layoutIfNeeded() } }
    cost.installation = min(cost.installation, milliseconds(installation))
    cost.layout = min(cost.layout, milliseconds(layout))
    cost.constraints = cards.reduce(0) { count, card in
      count + card.constraints.count + card.subviews.map(\.constraints.count).reduce(0, +)
    }
  }

  static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
  }
}
