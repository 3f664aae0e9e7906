import Arrange
import Foundation

/// Measures the layout engine: `swift run -c release ArrangeBenchmark`. One line a tree: its name, the
/// nodes, ns a node for a first layout, measurements a leaf, then what a change of one leaf costs.
@main
struct ArrangeBenchmark {
  typealias Sample = (tree: LayoutTree, root: LayoutTree.Node, leaves: [LayoutTree.Node])

  static func main() {
    if CommandLine.arguments.contains("dump") {
      for axes in [Axis.Set.horizontal, .both] {
        var (tree, root, leaves) = Trees.alternating(depth: 30, respondsTo: axes)
        tree.layOut(root, within: Rectangle(x: 0, y: 0, width: 8000, height: 8000))
        for node in [leaves[20], leaves[22], tree.parent(of: leaves[20])!, tree.parent(of: leaves[22])!] {
          print(tree.frame(of: node))
          for answer in tree.answers(of: node) { dump(answer.proposal); print(answer.size) }
        }
      }
      return
    }
    if CommandLine.arguments.contains("once") {
      var (tree, root, _) = Trees.wide(rows: 200, respondsTo: CommandLine.arguments.contains("both") ? .both : .horizontal)
      tree.layOut(root, within: Rectangle(x: 0, y: 0, width: 800, height: 30_000))
      return
    }
    for axes in [Axis.Set.horizontal, .both] {
      let name = axes == .both ? "both" : "width"
      report("wide 1000x10, \(name)", Size(width: 800, height: 30_000)) {
        Trees.wide(rows: 1000, respondsTo: axes)
      }
      for depth in [4, 10, 16, 50, 100, 200] {
        report("alternating \(depth), \(name)", Size(width: 8000, height: 8000)) {
          Trees.alternating(depth: depth, respondsTo: axes)
        }
      }
    }
    for count in [1000, 10_000, 40_000, 100_000] {
      report("flow \(count)", Size(width: 800, height: 30_000)) { Trees.flow(count: count) }
    }
  }

  /// The best of some runs, each over a tree that has no answers yet.
  static func report(_ name: String, _ size: Size, _ make: () -> Sample) {
    let bounds = Rectangle(origin: .zero, size: size)
    let first = make()
    let nodes = first.tree.count
    let runs = max(10, min(2000, 200_000 / nodes))
    let clock = ContinuousClock()
    var best = Duration.seconds(1000)
    var (tree, root, leaves) = first
    for _ in 0..<runs {
      (tree, root, leaves) = make()
      best = min(best, clock.measure { tree.layOut(root, within: bounds) })
    }
    let perLeaf = Double(tree.measurementCount) / Double(leaves.count)
    let leaf = leaves[leaves.count / 2]
    let before = tree.measurementCount
    var change = Duration.seconds(1000)
    for _ in 0..<20 {
      change = min(
        change,
        clock.measure {
          tree.invalidate(leaf)
          tree.layOut(root, within: bounds)
        })
    }
    let asked = Double(tree.measurementCount - before) / 20
    print(
      "\(name)\tnodes \(nodes)\tns/node \(rounded(nanoseconds(best) / Double(nodes)))"
        + "\tmeasurements/leaf \(rounded(perLeaf))"
        + "\tone change: \(rounded(nanoseconds(change) / 1000)) us, \(rounded(asked)) measurements")
  }

  static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
  }

  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
