import Arrange
import Testing

@Suite struct LayoutDescriptionTests {
  @Test func aDescriptionSaysWhoDecided() {
    var tree = LayoutTree()
    let title = tree.addLeaf(Words(6))
    let root = tree.add(
      HStackLayout(spacing: 8),
      [
        tree.addLeaf(size: .square(24)), title,
        tree.add(FrameLayout(maximumWidth: 20), [tree.addLeaf(Words(3, priority: 2))]),
      ])
    tree.layOut(root, within: Rectangle(100, 44))
    let text = tree.layoutDescription(of: root) { $0 == title ? "title" : nil }.description
    #expect(
      text == """
        HStackLayout: offered 100 × 44, took 100 × 40, frame (0, 0) 100 × 44
          leaf: offered 28 × 44, took 24 × 24, frame (0, 10) 24 × 24; share 28 of the width, \
        served 1 by priority 0, flexibility 0
          title: offered 40 × 44, took 40 × 40, frame (32, 2) 40 × 40; share 40 of the width, \
        served 3 by priority 0, flexibility 50
          FrameLayout: offered 30 × 44, took 20 × 40, frame (80, 2) 20 × 40; share 30 of the \
        width, served 2 by priority 0, flexibility 10
            leaf: offered 20 × 44, took 20 × 40, frame (0, 0) 20 × 40; offer clamped to the \
        frame's limits
        """)
  }

  @Test func everyLayoutGivesItsReason() {
    func reasons(
      _ layout: any Layout, _ items: [any LayoutItem], _ width: Double = 100
    ) -> [String] {
      LayoutCache().layoutDescription(of: layout, for: items, within: Rectangle(width, 30)).entries
        .dropFirst().map(\.reason)
    }
    #expect(reasons(ZStackLayout(), [Icon(1, 1)]) == ["the container's offer"])
    #expect(reasons(SizeLayout(width: 5), [Icon(1, 1)]) == ["size forced"])
    #expect(reasons(AspectRatioLayout(1), [Icon(1, 1)]) == ["offer shaped by the ratio"])
    #expect(
      reasons(BackgroundLayout(), [Icon(1, 1), Icon(1, 1)])
        == ["the container's offer", "the content's size"])
    #expect(
      reasons(FlowLayout(), [Words(3), Words(9)], 40)
        == ["natural size, in row 1", "wider than row 2, offered its width"])
    #expect(
      reasons(
        HFlexLayout(),
        [
          Icon(10, 1), Icon(20, 1, flex: FlexBehavior(grow: 1)),
        ]) == ["natural size, in row 1", "grown from 20 to 90"])
    #expect(
      reasons(HFlexLayout(), [Icon(20.125, 1, flex: FlexBehavior(shrink: 1))], 5)
        == ["shrunk from 20.13 to 5"])
    #expect(reasons(GridLayout(columns: [.fitting]), [Icon(1, 1)]) == ["the width of column 1"])
    #expect(reasons(Staircase(step: 1), [Icon(1, 1)]) == ["frame set by the layout"])
  }

  @Test func hostsJoinTheirDescriptions() {
    let cache = LayoutCache()
    let inner = cache.layoutDescription(
      of: VStackLayout(), for: [Icon(5, 5)], within: Rectangle(5, 5))
    let outer = LayoutCache().layoutDescription(
      of: HStackLayout(), for: [Icon(5, 5), Icon(7, 7)], within: Rectangle(20, 7),
      direction: .rightToLeft, nested: { $0 == 0 ? inner : nil })
    #expect(outer.entries.map(\.name) == ["HStackLayout", "VStackLayout", "Icon", "Icon"])
    #expect(outer.entries.map(\.depth) == [0, 1, 2, 1])
    #expect(outer.entries[1].frame == Rectangle(x: 15, y: 1, width: 5, height: 5))
  }

  @Test func thePictureIsTheFrames() {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(size: .square(10))
    let root = tree.add(PaddingLayout(insets: EdgeInsets(5)), [leaf])
    tree.layOut(root, within: Rectangle(20, 20))
    let svg = tree.layoutDescription(of: root) { $0 == leaf ? "<&\">" : nil }.svg()
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="-1 -1 22 22" \
        font-family="sans-serif" font-size="8">
        <g><title>PaddingLayout: offered 20 × 20, took 20 × 20, frame (0, 0) 20 × 20</title>\
        <rect x="0" y="0" width="20" height="20" fill="none" stroke="hsl(210,60%,40%)"/>\
        <text x="2" y="8">PaddingLayout 20 × 20</text></g>
        <g><title>&lt;&amp;&quot;&gt;: offered 10 × 10, took 10 × 10, frame (5, 5) 10 × 10; \
        the container's offer</title>\
        <rect x="5" y="5" width="10" height="10" fill="hsl(30,70%,88%)" \
        stroke="hsl(30,60%,40%)"/>\
        <text x="7" y="13">&lt;&amp;&quot;&gt; 10 × 10</text></g>
        </svg>

        """)
  }

  @Test func aDeepTreeIsDescribed() {
    var tree = LayoutTree()
    var node = tree.addLeaf(size: .square(1))
    for _ in 0..<2000 { node = tree.add(ZStackLayout(), [node]) }
    tree.layOut(node, within: Rectangle(9, 9))
    let description = tree.layoutDescription(of: node)
    #expect(description.entries.count == 2001)
    #expect(description.entries[2000].frame == Rectangle(1, 1))
    #expect(description.svg().hasSuffix("</svg>\n"))
  }
}
