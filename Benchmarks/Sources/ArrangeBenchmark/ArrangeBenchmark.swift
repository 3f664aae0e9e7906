import Arrange
import Foundation

/// Measures the layout engine: `swift run -c release ArrangeBenchmark`.
///
/// Prints for each tree its nodes, ns a node for a first layout, measurements a leaf, and what
/// another layout after the change of one leaf takes. `--table` prints names, nodes and ns a node
/// only, for scripts/compare-yoga; `--once NAME` lays out one tree once, to count instructions.
@main
struct ArrangeBenchmark {
  /// A tree to lay out in some bounds.
  struct Specimen {
    let name: String
    let size: Size
    let make: () -> Trees.Sample

    var bounds: Rectangle { Rectangle(origin: .zero, size: size) }
  }

  static var specimens: [Specimen] {
    var specimens: [Specimen] = []
    // What text responds to; and items that say nothing, so that they are asked for both axes.
    for (name, axes) in [("width", Axis.Set.horizontal), ("both", .both)] {
      specimens.append(
        Specimen(name: "wide 1000x10, \(name)", size: Size(width: 800, height: 30_000)) {
          Trees.wide(rows: 1000, respondsTo: axes)
        })
      for depth in [4, 10, 16, 50, 100, 200] {
        specimens.append(
          Specimen(name: "alternating \(depth), \(name)", size: .square(8000)) {
            Trees.alternating(depth: depth, respondsTo: axes)
          })
      }
    }
    for count in [1000, 10_000, 40_000, 100_000] {
      specimens.append(
        Specimen(name: "flow \(count)", size: Size(width: 800, height: 30_000)) {
          Trees.flow(count: count)
        })
    }
    return specimens
  }

  static func main() {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--once"), index + 1 < arguments.count {
      for specimen in specimens where specimen.name == arguments[index + 1] {
        var (tree, root, _) = specimen.make()
        tree.layOut(root, within: specimen.bounds)
      }
      return
    }
    if !arguments.contains("--table") { reportMemory() }
    for specimen in specimens {
      if arguments.contains("--table") {
        let (time, nodes) = firstLayout(specimen)
        print("\(specimen.name)\t\(nodes)\t\(rounded(time / Double(nodes)))")
      } else {
        report(specimen)
      }
    }
  }

  /// The best time of a first layout, in ns, and the number of nodes.
  static func firstLayout(_ specimen: Specimen) -> (time: Double, nodes: Int) {
    let nodes = specimen.make().tree.count
    var best = Double.infinity
    for _ in 0..<max(10, min(2000, 200_000 / nodes)) {
      var (tree, root, _) = specimen.make()
      best = min(best, time { tree.layOut(root, within: specimen.bounds) })
    }
    return (best, nodes)
  }

  static func report(_ specimen: Specimen) {
    let (first, nodes) = firstLayout(specimen)
    var (tree, root, leaves) = specimen.make()
    tree.layOut(root, within: specimen.bounds)
    let perLeaf = Double(tree.measurementCount) / Double(leaves.count)

    let leaf = leaves[leaves.count / 2]
    let measurements = tree.measurementCount
    let rounds = 20
    var change = Double.infinity
    for _ in 0..<rounds {
      change = min(
        change,
        time {
          tree.invalidate(leaf)
          tree.layOut(root, within: specimen.bounds)
        })
    }
    let asked = Double(tree.measurementCount - measurements) / Double(rounds)
    print(
      """
      \(specimen.name): \(nodes) nodes, \(rounded(first / Double(nodes))) ns/node, \
      \(rounded(perLeaf)) measurements/leaf; \
      a change: \(rounded(change / 1000)) µs, \(rounded(asked)) measurements
      """)
  }

  static func time(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
  }

  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Bytes a node, from the growth of the process by a large tree. Linux only.
  static func reportMemory() {
    var kept: [LayoutTree] = []
    for (name, axes) in [("width", Axis.Set.horizontal), ("both", .both)] {
      let before = residentBytes()
      var (tree, root, _) = Trees.wide(rows: 20_000, respondsTo: axes)
      let built = residentBytes()
      tree.layOut(root, within: Rectangle(x: 0, y: 0, width: 800, height: 600_000))
      let laidOut = residentBytes()
      print(
        "memory, \(name): \((built - before) / tree.count) bytes/node built,",
        "\((laidOut - before) / tree.count) laid out")
      kept.append(tree)
    }
  }

  static func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
  }
}
