import Arrange
import Testing

/// What holds for any tree, tried on thousands of them.
@Suite struct RandomTreeTests {
  /// Frames of a specimen as a value tree, laid out from scratch.
  static func frames(
    _ specimen: Specimen, _ bounds: Rectangle, _ direction: LayoutDirection = .leftToRight
  ) -> [Rectangle] {
    var tree = LayoutTree()
    let nodes = specimen.add(to: &tree)
    tree.layOut(nodes[0], within: bounds, direction: direction)
    return nodes.map { tree.frame(of: $0) }
  }

  static func bounds(_ generator: inout SeededGenerator) -> Rectangle {
    Rectangle(
      x: 3, y: 4, width: Double(Int.random(in: 0...400, using: &generator)),
      height: Double(Int.random(in: 0...400, using: &generator)))
  }

  /// Random trees with bounds; small ones, because forgetful objects ask exponentially often.
  static func forEach(
    _ count: Int, seed: UInt64, depth: Int = 4,
    _ body: (Specimen, Rectangle, inout SeededGenerator) -> Bool
  ) {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    while number < count {
      let specimen = Specimen.random(depth: depth, using: &generator)
      let bounds = bounds(&generator)
      guard (2..<40).contains(specimen.count) else { continue }
      number += 1
      guard body(specimen, bounds, &generator) else {
        Issue.record("tree \(number) of seed \(seed), in \(bounds): \(specimen)")
        return
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
  func aTreeAndObjectsAgree(direction: LayoutDirection, remembers: Bool) {
    Self.forEach(500, seed: 1) { specimen, bounds, _ in
      let object = specimen.object(remembers: remembers)
      object.layOut(bounds, direction: direction)
      return object.frames == Self.frames(specimen, bounds, direction)
    }
  }

  @Test func layingOutAgainChangesNothing() {
    Self.forEach(500, seed: 2) { specimen, bounds, _ in
      let object = specimen.object(remembers: true)
      object.layOut(bounds)
      let frames = object.frames
      object.layOut(Rectangle(50, 60))
      object.layOut(bounds)
      return object.frames == frames
    }
  }

  /// Changes of sizes, layouts, priorities and children, one after the other, in one tree that
  /// keeps its answers, compared with trees made from scratch.
  @Test func aChangedTreeIsAsOneFromScratch() {
    Self.forEach(400, seed: 3, depth: 5) { specimen, bounds, generator in
      var tree = LayoutTree()
      var sizes: [LayoutTree.Node: Size] = [:]
      let nodes = specimen.add(to: &tree)
      tree.layOut(nodes[0], within: bounds)
      for _ in 0..<6 {
        let node = nodes.randomElement(using: &generator)!
        let isLeaf = tree.children(of: node).isEmpty && !tree.isContainer(node)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0 where isLeaf:
          sizes[node] = Size(width: Double.random(in: 0...90, using: &generator), height: 33)
          tree.setSize(sizes[node]!, of: node)
        case 1 where !isLeaf:
          tree.setLayout(
            [HStackLayout(spacing: 3), VStackLayout(), ZStackLayout(), Staircase(step: 2)]
              .randomElement(using: &generator)! as any Layout, of: node)
        case 2:
          tree.setPriority(
            LayoutPriority(rawValue: Int.random(in: -1...1, using: &generator)), of: node)
        case 3 where !isLeaf:
          tree.setChildren(tree.children(of: node).reversed(), of: node)
        default: tree.invalidate(node)
        }
        tree.layOut(nodes[0], within: bounds)
        var fresh = tree
        for node in nodes { fresh.invalidate(node) }
        fresh.layOut(nodes[0], within: Rectangle(1, 1))
        fresh.layOut(nodes[0], within: bounds)
        for node in nodes where tree.frame(of: node) != fresh.frame(of: node) { return false }
      }
      return true
    }
  }

  /// Lengths doubled, frames doubled: exactly, as doubling is exact.
  @Test func scalingTheInputsScalesTheFrames() {
    for seed in UInt64(0)..<800 {
      var small = SeededGenerator(seed: seed)
      var large = SeededGenerator(seed: seed)
      let specimen = Specimen.random(depth: 4, using: &small)
      let doubled = Specimen.random(depth: 4, scale: 2, using: &large)
      let bounds = Rectangle(Double(seed), 300)
      let frames = Self.frames(specimen, bounds).map {
        Rectangle(x: 2 * $0.x, y: 2 * $0.y, width: 2 * $0.width, height: 2 * $0.height)
      }
      let expected = Self.frames(doubled, Rectangle(2 * Double(seed), 600))
      guard frames == expected else {
        Issue.record("seed \(seed): \(specimen)\n\(frames)\n\(expected)")
        return
      }
    }
  }

  /// In a row, the frames of items of one priority follow their items when these are shuffled, as
  /// far as no two have the same flexibility: ties go by order.
  @Test func shufflingARowShufflesItsFrames() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let items: [any LayoutItem] = (0..<Int.random(in: 2...6, using: &generator)).map { index in
        let least = Double(Int.random(in: 0...40, using: &generator))
        // Each range of widths is as long as no other.
        let range = 7 * Double(index) + Double(Int.random(in: 0...6, using: &generator))
        return Filler(
          least: Size(width: least, height: 10), most: Size(width: least + range, height: 10))
      }
      let order = Array(items.indices).shuffled(using: &generator)
      let bounds = Self.bounds(&generator)
      let layout = HStackLayout(spacing: 2)
      let widths = layout.frames(for: items, within: bounds).map(\.width)
      let shuffled = layout.frames(for: order.map { items[$0] }, within: bounds).map(\.width)
      #expect(shuffled == order.map { widths[$0] })
    }
  }

  @Test func widthsAndSpacingAddUpToTheWidthOfARow() {
    Self.forEach(300, seed: 5) { specimen, bounds, generator in
      let other = Specimen.random(depth: 3, using: &generator)
      let spacing = Double(Int.random(in: -5...20, using: &generator))
      var tree = LayoutTree()
      let nodes = [specimen, other, specimen].map { $0.add(to: &tree)[0] }
      let row = tree.add(HStackLayout(spacing: spacing), nodes)
      let root = tree.add(ZStackLayout(), [row])
      tree.layOut(root, within: bounds)
      let frames = nodes.map { tree.frame(of: $0) }
      let sum = frames.reduce(2 * spacing) { $0 + $1.width }
      for (one, next) in zip(frames, frames.dropFirst())
      where abs(one.trailingX + spacing - next.leadingX) > 1e-6 { return false }
      return abs(max(sum, 0) - tree.frame(of: row).width) < 1e-6
    }
  }

  /// An item that can shrink to nothing lies inside its container, whatever the containers.
  @Test func whatCanShrinkStaysInside() {
    var generator = SeededGenerator(seed: 6)
    func random(_ depth: Int) -> Specimen {
      guard depth > 0 else { return .leaf(Filler()) }
      let children = (0...Int.random(in: 0...3, using: &generator)).map { _ in random(depth - 1) }
      let layouts: [any Layout] = [
        HStackLayout(), VStackLayout(alignment: .trailing), ZStackLayout(alignment: .bottom),
        PaddingLayout(insets: EdgeInsets(2)), FrameLayout(maximumWidth: 90, alignment: .leading),
        AspectRatioLayout(2), BackgroundLayout(),
      ]
      return .container(layouts.randomElement(using: &generator)!, children, .zero)
    }
    for number in 0..<500 {
      var tree = LayoutTree()
      let specimen = random(4)
      let nodes = specimen.add(to: &tree)
      tree.layOut(nodes[0], within: Rectangle(300, 200))
      for node in nodes.dropFirst() {
        let frame = tree.frame(of: node)
        let parent = tree.frame(of: tree.parent(of: node)!)
        guard frame.x >= -1e-6, frame.y >= -1e-6, frame.trailingX <= parent.width + 1e-6,
          frame.bottomY <= parent.height + 1e-6
        else {
          Issue.record("tree \(number): \(frame) leaves \(parent) in \(specimen)")
          return
        }
      }
    }
  }

  /// Numbers that are no lengths, anywhere, give finite frames.
  @Test func noInputGivesAFrameThatIsNoFrame() {
    let numbers: [Double] = [.nan, .infinity, -.infinity, -20, 0, 1e300, -1e300, 5]
    var generator = SeededGenerator(seed: 7)
    func number() -> Double { numbers.randomElement(using: &generator)! }
    func maybe() -> Double? { Bool.random(using: &generator) ? number() : nil }
    func random(_ depth: Int) -> Specimen {
      guard depth > 0 else {
        let size = Size(width: number(), height: number())
        let flex = FlexBehavior(grow: number(), shrink: number(), basis: maybe())
        return .leaf(Custom(flex: flex) { $0.width == .unspecified ? .square(9) : size })
      }
      let layouts: [any Layout] = [
        HStackLayout(alignment: .firstTextBaseline, spacing: number()),
        VStackLayout(spacing: number()), ZStackLayout(), OffsetLayout(x: number(), y: number()),
        PaddingLayout(
          insets: EdgeInsets(top: number(), bottom: number(), left: number(), right: number())),
        SizeLayout(width: maybe(), height: maybe()),
        FrameLayout(
          minimumWidth: maybe(), idealWidth: maybe(), maximumWidth: maybe(),
          minimumHeight: maybe(), idealHeight: maybe(), maximumHeight: maybe()),
        AspectRatioLayout(maybe(), contentMode: .fill), BackgroundLayout(),
        FlowLayout(horizontalSpacing: number(), verticalSpacing: number()),
        HFlexLayout(distribution: .trailing(spacing: number()), wraps: true, lineSpacing: number()),
        VFlexLayout(distribution: .spaceAround),
        GridLayout(
          columns: [.fixed(number()), .fitting, .flexible(minimum: number(), maximum: number())],
          horizontalSpacing: number(), verticalSpacing: number()), Nonsense(number: number()),
        Staircase(step: number()),
      ]
      let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in random(depth - 1) }
      return .container(layouts.randomElement(using: &generator)!, children, .zero)
    }
    for _ in 0..<3000 {
      let specimen = random(3)
      let bounds = Rectangle(x: number(), y: number(), width: number(), height: number())
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for frame in Self.frames(specimen, bounds, direction) {
          guard frame.x.isFinite, frame.y.isFinite, frame.width >= 0, frame.height >= 0,
            frame.width.isFinite, frame.height.isFinite
          else {
            Issue.record("\(frame) in \(bounds): \(specimen)")
            return
          }
        }
      }
    }
  }
}
