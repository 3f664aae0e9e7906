import Arrange
import Foundation

/// The trees that are measured. `Benchmarks/yoga/driver.cpp` builds the same ones.
enum Trees {
  typealias Sample = (tree: LayoutTree, root: LayoutTree.Node, leaves: [LayoutTree.Node])

  /// Text of some words: narrower means more lines.
  static func text(_ number: Int) -> (SizeProposal) -> Size {
    let natural = 40 + Double(number % 7) * 10
    return { proposal in
      switch proposal.width {
      case .fixed(let width) where width < natural:
        let lines = width > 10 ? (natural / width).rounded(.up) : 8
        return Size(width: width > 10 ? width : 10, height: lines * 20)
      case .collapsed: return Size(width: 10, height: 160)
      default: return Size(width: natural, height: 20)
      }
    }
  }

  /// A column of rows of ten texts.
  static func wide(
    rows: Int, respondsTo: Axis.Set
  ) -> Sample {
    var tree = LayoutTree(minimumCapacity: rows * 11 + 1)
    var leaves: [LayoutTree.Node] = []
    var containers: [LayoutTree.Node] = []
    for row in 0..<rows {
      let start = leaves.count
      for column in 0..<10 {
        leaves.append(tree.addLeaf(respondsTo: respondsTo, measure: text(row + column)))
      }
      containers.append(tree.add(HStackLayout(spacing: 4), Array(leaves[start...])))
    }
    let root = tree.add(VStackLayout(spacing: 2), containers)
    return (tree, root, leaves)
  }

  /// Stacks in stacks, along the two axes in turn: at each level a text, the next level, a text.
  static func alternating(
    depth: Int, respondsTo: Axis.Set
  ) -> Sample {
    var tree = LayoutTree(minimumCapacity: depth * 3 + 1)
    var leaves: [LayoutTree.Node] = []
    func leaf() -> LayoutTree.Node {
      leaves.append(tree.addLeaf(respondsTo: respondsTo, measure: text(leaves.count)))
      return leaves[leaves.count - 1]
    }
    var node = leaf()
    for level in 0..<depth {
      let children = [leaf(), node, leaf()]
      node =
        level.isMultiple(of: 2)
        ? tree.add(HStackLayout(spacing: 1), children)
        : tree.add(VStackLayout(spacing: 1), children)
    }
    return (tree, node, leaves)
  }

  /// Texts that wrap into rows.
  static func flow(count: Int) -> Sample {
    var tree = LayoutTree(minimumCapacity: count + 1)
    let leaves = (0..<count).map { tree.addLeaf(respondsTo: .horizontal, measure: text($0)) }
    let root = tree.add(FlowLayout(horizontalSpacing: 4, verticalSpacing: 2), leaves)
    return (tree, root, leaves)
  }
}
