import StructuredLayout
import Testing

/// Trees made at random: whatever is written has one layout, without a contradiction.
@MainActor
@Suite struct RandomTreeTests {
  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private struct Trees {
    var numbers: Numbers
    var views: [Box] = []

    @MainActor
    mutating func node(_ depth: Int) -> LayoutNode {
      var node = content(depth)
      if Int.random(in: 0..<5, using: &numbers) == 0 {
        node = node.padding(CGFloat(Int.random(in: 0...8, using: &numbers)))
      }
      return node
    }

    @MainActor
    private mutating func content(_ depth: Int) -> LayoutNode {
      let kind = depth == 0 ? 0 : Int.random(in: 0..<8, using: &numbers)
      let spacing = CGFloat(Int.random(in: 0...5, using: &numbers))
      switch kind {
      case 1, 2:
        let alignments: [RowAlignment] = [
          .fill, .top, .center, .bottom, .firstBaseline, .lastBaseline,
        ]
        let alignment = alignments.randomElement(using: &numbers) ?? .fill
        let children = children(depth, spacers: true)
        return Row(spacing: spacing, alignment: alignment) { children }
      case 3, 4:
        let alignments: [ColumnAlignment] = [.fill, .leading, .center, .trailing]
        let alignment = alignments.randomElement(using: &numbers) ?? .fill
        let children = children(depth, spacers: true)
        return Column(spacing: spacing, alignment: alignment) { children }
      case 5:
        let alignments: [StackingAlignment] = [.fill, .center, .topLeading, .bottomTrailing]
        let alignment = alignments.randomElement(using: &numbers) ?? .fill
        let children = children(depth, spacers: false)
        return ZStack(alignment: alignment) { children }
      case 6:
        let alignments: [StackingAlignment] = [.fill, .center, .topLeading]
        let alignment = alignments.randomElement(using: &numbers) ?? .fill
        let children = children(depth, spacers: false)
        return Grid(columns: 2, horizontalSpacing: spacing, alignment: alignment) { children }
      default:
        return leaf()
      }
    }

    @MainActor
    private mutating func leaf() -> LayoutNode {
      let box = Box(
        CGFloat(Int.random(in: 5...40, using: &numbers)),
        CGFloat(Int.random(in: 5...40, using: &numbers)), "\(views.count)")
      views.append(box)
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: return box.size(CGFloat(Int.random(in: 5...30, using: &numbers)))
      case 1: return box.expand(CGFloat(Int.random(in: 1...3, using: &numbers)))
      case 2: return box.maxWidth(50).minHeight(10)
      case 3: return box.natural()
      default: return box.layoutNode
      }
    }

    @MainActor
    private mutating func children(_ depth: Int, spacers: Bool) -> [LayoutNode] {
      let count = Int.random(in: 1...4, using: &numbers)
      return (0..<count).map { _ in
        spacers && Int.random(in: 0..<8, using: &numbers) == 0
          ? Spacer(minLength: CGFloat(Int.random(in: 0...4, using: &numbers)))
          : node(depth - 1)
      }
    }
  }

  @Test(arguments: 0..<80)
  func everyTreeHasOneLayout(_ seed: Int) {
    var trees = Trees(numbers: Numbers(state: UInt64(seed) &* 7919))
    let root = makeRoot(1500, 1500)
    let tree = trees.node(3)
    let found = reports {
      root.sl.layout { tree }
      root.layoutIfNeeded()
    }
    #expect(found == [])
    let ambiguous = trees.views.filter(\.hasAmbiguousLayout).compactMap(\.accessibilityIdentifier)
    #expect(ambiguous == [])
    let outside = trees.views.filter { !root.bounds.insetBy(dx: -1, dy: -1).contains($0.frame) }
    #expect(outside == [])
  }
}
