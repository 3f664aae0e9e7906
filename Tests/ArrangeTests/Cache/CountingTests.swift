import Arrange
import Testing

/// How often leaves and containers are asked.
@Suite struct CountingTests {
  /// A tree of stacks along the two axes in turn: at each level a leaf, the next level, a leaf.
  static func alternating(
    depth: Int, leaf: (Int) -> Specimen
  ) -> Specimen {
    var node = leaf(0)
    for level in 0..<depth {
      let layout: any Layout =
        level.isMultiple(of: 2) ? HStackLayout(spacing: 1) : VStackLayout(spacing: 1)
      node = .container(layout, [leaf(2 * level + 1), node, leaf(2 * level + 2)], .zero)
    }
    return node
  }

  /// The greatest number of proposals that a node of the specimen answers in one pass, for leaves
  /// and for containers.
  static func mostAnswers(_ specimen: Specimen, _ bounds: Rectangle) -> (leaf: Int, container: Int)
  {
    var tree = LayoutTree()
    let nodes = specimen.add(to: &tree)
    tree.layOut(nodes[0], within: bounds)
    var most = (leaf: 0, container: 0)
    var answers = 0
    for node in nodes {
      let count = tree.answers(of: node).count
      if tree.isContainer(node) {
        most.container = max(most.container, count)
      } else {
        answers += count
        most.leaf = max(most.leaf, count)
      }
    }
    // Every measurement is remembered: no leaf is asked for one proposal twice.
    #expect(tree.measurementCount == answers)
    return most
  }

  @Test(arguments: [4, 10, 50, 200, 1000])
  func textIsMeasuredThreeTimesAtAnyDepth(depth: Int) {
    let specimen = Self.alternating(depth: depth) { .leaf(Words(2 + $0 % 9)) }
    let most = Self.mostAnswers(specimen, Rectangle(5000, 5000))
    #expect(most.leaf == 3)
    #expect(most.container <= 3)
  }

  @Test(arguments: [10, 50, 200, 1000])
  func anItemThatRespondsToBothAxesIsMeasuredFifteenTimesAtAnyDepth(depth: Int) {
    let specimen = Self.alternating(depth: depth) { number in
      let base = Double(number % 7) * 5
      return .leaf(
        Custom { proposal in
          let width = proposal.width.finiteValue ?? 90
          let height = proposal.height.finiteValue ?? 90
          return Size(width: base + height / 4, height: base + width / 8)
        })
    }
    let most = Self.mostAnswers(specimen, Rectangle(5000, 5000))
    #expect(most.leaf <= 15)
    #expect(most.container <= 15)
  }

  @Test(arguments: [10, 50, 200])
  func framesAtEveryLevelDoNotMultiplyTheQuestions(depth: Int) {
    var generator = SeededGenerator(seed: 11)
    var specimen = Specimen.leaf(Filler())
    for level in 0..<depth {
      func frame(_ content: Specimen) -> Specimen {
        let least = Double(Int.random(in: 1...40, using: &generator))
        let most = least + Double(Int.random(in: 1...300, using: &generator))
        return .container(
          FrameLayout(
            minimumWidth: least, idealWidth: most, maximumWidth: most, minimumHeight: least,
            idealHeight: most, maximumHeight: most), [content], .zero)
      }
      let layout: any Layout = level.isMultiple(of: 2) ? HStackLayout() : VStackLayout()
      specimen = frame(
        .container(
          layout, [frame(.leaf(Filler())), specimen, .leaf(Words(3, respondsTo: .both))], .zero))
    }
    let most = Self.mostAnswers(specimen, Rectangle(5000, 5000))
    #expect(most.leaf <= Self.bound)
    #expect(most.container <= Self.bound)
  }

  /// No tree of built-in layouts asks a node for more proposals.
  static let bound = 26

  @Test(arguments: [20, 80])
  func noRandomTreeAsksANodeOften(depth: Int) {
    var generator = SeededGenerator(seed: 12)
    var most = (leaf: 0, container: 0)
    for _ in 0..<40 {
      // A long chain, which random layouts would end early.
      var specimen = Specimen.random(depth: 2, using: &generator)
      for _ in 0..<depth {
        let other = Specimen.random(depth: 1, using: &generator)
        guard case .container(let layout, _, let priority) = Self.builtIn(&generator) else {
          continue
        }
        let takesOne =
          layout is PaddingLayout || layout is OffsetLayout || layout is SizeLayout
          || layout is FrameLayout || layout is AspectRatioLayout
        specimen = .container(layout, takesOne ? [specimen] : [specimen, other], priority)
      }
      let answers = Self.mostAnswers(specimen, Rectangle(900, 900))
      most = (max(most.leaf, answers.leaf), max(most.container, answers.container))
    }
    #expect(most.leaf <= Self.bound)
    #expect(most.container <= Self.bound)
  }

  private static func builtIn(_ generator: inout SeededGenerator) -> Specimen {
    while true {
      let specimen = Specimen.random(depth: 1, using: &generator)
      guard case .container(let layout, _, _) = specimen else { continue }
      if !(layout is Staircase || layout is Reversed) { return specimen }
    }
  }

  @Test func aRowOfTenTextsAmongAThousandRowsMeasuresEachThreeTimes() {
    var tree = LayoutTree()
    var rows: [LayoutTree.Node] = []
    for row in 0..<1000 {
      let leaves = (0..<10).map { tree.addLeaf(Words(($0 + row) % 9 + 1)) }
      rows.append(tree.add(HStackLayout(spacing: 4), leaves))
    }
    let root = tree.add(VStackLayout(), rows)
    tree.layOut(root, within: Rectangle(400, 50_000))
    #expect(tree.measurementCount == 30_000)
  }

  @Test func flowMeasuresEachItemOnce() {
    var tree = LayoutTree()
    let leaves = (0..<20_000).map { tree.addLeaf(Words($0 % 9 + 1)) }
    let root = tree.add(FlowLayout(horizontalSpacing: 4), leaves)
    tree.layOut(root, within: Rectangle(400, 50_000))
    #expect(tree.measurementCount == 20_000)
  }

  /// Hosts with caches, as nested views are, ask as little.
  @Test(arguments: [10, 50, 200])
  func nestedHostsAskEachItemAFewTimes(depth: Int) {
    let specimen = Self.alternating(depth: depth) { .leaf(Words(2 + $0 % 9, respondsTo: .both)) }
    let object = specimen.object(remembers: true)
    object.layOut(Rectangle(5000, 5000))
    func most(_ item: HostedItem) -> Int {
      item.children.reduce(item.questionCount) { max($0, most($1)) }
    }
    #expect(most(object) <= 15)
  }

  // MARK: After a change

  @Test func aChangeMeasuresTheChangedLeafAlone() {
    var tree = LayoutTree()
    var leaves: [LayoutTree.Node] = []
    var rows: [LayoutTree.Node] = []
    for _ in 0..<100 {
      let row = (0..<10).map { tree.addLeaf(Words($0 + 1)) }
      leaves += row
      rows.append(tree.add(HStackLayout(spacing: 4), row))
    }
    let root = tree.add(VStackLayout(), rows)
    tree.layOut(root, within: Rectangle(1000, 50_000))
    let before = tree.measurementCount
    tree.invalidate(leaves[537])
    tree.layOut(root, within: Rectangle(1000, 50_000))
    #expect(tree.measurementCount == before + 3)
    // The row got the same answers, so nothing else was asked.
    #expect(tree.answers(of: rows[53]).count == tree.answers(of: rows[52]).count)
  }

  @Test func aChangeMeasuresSiblingsWhoseOfferChangedOnceEach() {
    var tree = LayoutTree()
    let changing = tree.addLeaf(size: Size(width: 30, height: 10))
    let texts = (0..<3).map { tree.addLeaf(Words(20 + $0)) }
    let row = tree.add(HStackLayout(), [changing] + texts)
    tree.layOut(row, within: Rectangle(330, 100))
    #expect(tree.measurementCount == 9)
    #expect(tree.frame(of: texts[0]).width == 100)
    tree.setSize(Size(width: 90, height: 10), of: changing)
    tree.layOut(row, within: Rectangle(330, 100))
    #expect(tree.measurementCount == 12)
    #expect(tree.frame(of: texts[0]).width == 80)
  }

  @Test func nothingIsMeasuredWhenNothingChanged() {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(Words(5))
    let root = tree.add(VStackLayout(), [leaf])
    tree.layOut(root, within: Rectangle(100, 100))
    let before = tree.measurementCount
    tree.layOut(root, within: Rectangle(100, 100))
    tree.layOut(root, within: Rectangle(x: 5, y: 5, width: 100, height: 100))
    #expect(tree.measurementCount == before)
    #expect(tree.frame(of: root).origin == Point(x: 5, y: 5))
  }

  @Test func answersOfManySizesDoNotPileUp() {
    var tree = LayoutTree()
    let leaves = (0..<20).map { tree.addLeaf(Words($0 % 9 + 1)) }
    let root = tree.add(HStackLayout(), leaves)
    for width in 0..<500 { tree.layOut(root, within: Rectangle(Double(width), 100)) }
    let remembered = leaves.reduce(0) { $0 + tree.answers(of: $1).count }
    #expect(remembered < 64 * 20)
  }
}
