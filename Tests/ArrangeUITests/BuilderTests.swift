import ArrangeUI
import Testing

@MainActor
struct BuilderTests {
  @Test func builderTakesViewsBranchesLoopsAndArrays() {
    let views = (0..<9).map { _ in UIView() }
    let shows = true
    let missing: UIView? = nil
    let stack = VStackView {
      views[0]
      if shows { views[1] }
      if !shows { views[8] }
      if !shows {
        views[8]
      } else {
        views[2]
      }
      for view in views[3...4] { view }
      switch views.count {
      case 9: views[5]
      default: views[8]
      }
      if #available(iOS 13, *) { views[6] }
      missing
      [views[7]]
    }
    #expect(stack.subviews == Array(views[0...7]))
  }

  @Test func everyContainerTakesABuilder() {
    let view = UIView()
    let containers: [LayoutView] = [
      HStackView { view }, VStackView { view }, ZStackView { view }, FlowView { view },
      HFlexView { view }, VFlexView { view }, LayoutView(layout: ZStackLayout()) { view },
    ]
    #expect(containers.map(\.subviews) == [[], [], [], [], [], [], [view]])
  }

  @Test func arrangeAddsViewsInOrderAndReturnsTheContainer() {
    let views = (0..<6).map { _ in UIView() }
    let row = HStackView(alignment: .center, spacing: 8)
    #expect(row.arrange(views[0], views[1]) === row)
    let same: HStackView = row.arrange {
      views[2]
      views[3]
    }
    #expect(same === row)
    row.arrange(Array(views[4...5]))
    #expect(row.subviews == views)
  }

  @Test func aViewHasOneSuperview() {
    let view = UIView()
    let first = HStackView { view }
    let second = VStackView { view }
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
  }

  @Test func anArrangedViewTakesItsFrameFromTheContainer() {
    let view = FixedView(20, 10)
    view.translatesAutoresizingMaskIntoConstraints = false
    HStackView { view }.laidOut(100, 10)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.frame == CGRect(0, 0, 20, 10))
  }
}
