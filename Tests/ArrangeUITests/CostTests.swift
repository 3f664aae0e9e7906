import ArrangeUI
import Testing

/// How often views are measured and laid out in one pass.
@MainActor
struct CostTests {
  /// Rows in columns in rows …, each with a leaf on both sides of the next.
  private func nest(_ depth: Int, _ leaves: inout [ElasticView]) -> UIView {
    let first = ElasticView(5...40)
    let last = ElasticView(3...30)
    leaves += [first, last]
    guard depth > 1 else { return HStackView { [first, last] } }
    let inner = nest(depth - 1, &leaves)
    return depth.isMultiple(of: 2)
      ? VStackView(spacing: 1) { [first, inner, last] }
      : HStackView(spacing: 1) { [first, inner, last] }
  }

  private func asks(depth: Int) -> (perLeaf: Double, most: Int) {
    var leaves: [ElasticView] = []
    let host = nest(depth, &leaves)
    host.laidOut(400, 400)
    let counts = leaves.map(\.askCount)
    return (Double(counts.reduce(0, +)) / Double(counts.count), counts.max() ?? 0)
  }

  @Test func nestedHostsAreMeasuredAsOftenAtAnyDepth() {
    let (shallow, deep, deepest) = (asks(depth: 6), asks(depth: 20), asks(depth: 200))
    #expect([shallow, deep, deepest].map(\.most) == [15, 15, 15])
    #expect(deepest.perLeaf <= deep.perLeaf * 1.1)
  }

  @Test func wrappersAddNoMeasurements() {
    func count(wrapping: Int) -> Int {
      let leaf = ElasticView(5...40)
      var view: UIView = leaf
      for _ in 0..<wrapping { view = view.padding(1).frame(maximumWidth: 300).offset(x: 1) }
      VStackView { [view, FixedView(10, 10)] }.laidOut(300, 300)
      return leaf.askCount
    }
    #expect(count(wrapping: 20) <= count(wrapping: 1) + 1)
  }

  @Test func viewsOfAppsThatForwardTheirFitCostNoMore() {
    /// A component that keeps its layout to itself.
    final class Card: UIView {
      let content: LayoutView

      init(_ content: LayoutView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
      }

      required init?(coder: NSCoder) { nil }

      override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

      override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
      }
    }
    func count(depth: Int) -> Int {
      let leaf = ElasticView(5...40)
      var view: UIView = leaf
      for level in 0..<depth {
        let other = FixedView(5, 5)
        view = Card(
          level.isMultiple(of: 2) ? HStackView { [view, other] } : VStackView { [view, other] })
      }
      HStackView { view }.laidOut(300, 300)
      return leaf.askCount
    }
    // Each card starts a pass of its own.
    #expect(count(depth: 8) <= 2 * count(depth: 4) + 8)
  }

  @Test func eachViewIsLaidOutOnce() {
    let leaves = (0..<4).map { _ in FixedView(20, 10) }
    let host = VStackView {
      HStackView { [leaves[0], leaves[1].padding(2)] }
      HStackView { [leaves[2], leaves[3].frame(width: 50)] }
    }
    host.laidOut(200, 100)
    #expect(leaves.map(\.layoutCount) == [1, 1, 1, 1])
    host.layoutIfNeeded()
    #expect(leaves.map(\.layoutCount) == [1, 1, 1, 1])
  }

  @Test func nothingIsMeasuredWithoutNeed() {
    var leaves: [ElasticView] = []
    let host = nest(6, &leaves)
    host.laidOut(400, 400)
    let before = leaves.map(\.askCount)
    host.layoutIfNeeded()
    host.frame.origin.x = 10
    host.layoutIfNeeded()
    #expect(leaves.map(\.askCount) == before)
  }
}
