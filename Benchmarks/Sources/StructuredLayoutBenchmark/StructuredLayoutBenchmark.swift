#if canImport(Glibc)
  import Glibc
#endif
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
    /// The bytes that the cards keep, without their views.
    var memory = 0
    var constraints = 0

    var total: Double { installation + layout }
  }

  static let cardCount = 100
  static let rounds = 15

  static func main() {
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
    show("memory, KB", Double(tree.memory) / 1024, Double(anchors.memory) / 1024)
  }

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
    let before = allocatedBytes()
    let installation = clock.measure { for card in cards { layOut(card) } }
    let layout = clock.measure { for card in cards { card.layoutIfNeeded() } }
    cost.memory = allocatedBytes() - before
    cost.installation = min(cost.installation, milliseconds(installation))
    cost.layout = min(cost.layout, milliseconds(layout))
    cost.constraints = cards.reduce(0) { count, card in
      count + card.constraints.count + card.subviews.map(\.constraints.count).reduce(0, +)
    }
  }

  static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
  }

  /// The bytes in use on the heap; 0 where that is not known.
  static func allocatedBytes() -> Int {
    #if canImport(Glibc)
      let info = mallinfo2()
      return Int(info.uordblks + info.hblkhd)
    #else
      return 0
    #endif
  }
}
