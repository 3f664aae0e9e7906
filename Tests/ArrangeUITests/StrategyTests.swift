import ArrangeUI
import Testing

@MainActor
struct StrategyTests {
  @Test func strategyGetsAllPairsInOrderAndReplacesTheFrames() {
    let first = FixedView(20, 10)
    let second = FixedView(30, 15)
    let stack = HStackView(spacing: 5) {
      first
      second
    }.laidOut(100, 40)
    first.frame = .zero
    second.frame = .zero

    var received: [(view: UIView, frame: CGRect)] = []
    stack.layoutSubviewsStrategy = { received = $0 }
    stack.layoutIfNeeded()
    #expect(received.map(\.view) == [first, second])
    #expect(received.map(\.frame) == [CGRect(0, 15, 20, 10), CGRect(25, 12.5, 30, 15)])
    #expect(first.frame == .zero)
    #expect(second.frame == .zero)

    stack.layoutSubviewsStrategy = nil
    stack.layoutIfNeeded()
    #expect(first.frame == received[0].frame)
    #expect(second.frame == received[1].frame)
  }

  @Test func strategyCanRoundFrames() {
    let view = FixedView(30, 15)
    let stack = HStackView { view }
    stack.layoutSubviewsStrategy = { pairs in
      for pair in pairs { pair.view.frame = pair.frame.integral }
    }
    stack.laidOut(100, 40)
    #expect(view.frame == CGRect(0, 12, 30, 16))
  }

  @Test func strategyGetsNoHiddenViewsAndNoRearView() {
    let front = FixedView(20, 10)
    let hidden = FixedView(20, 10)
    hidden.isHidden = true
    let background = front.background(UIView()).arrange(hidden)
    var received: [UIView] = []
    background.layoutSubviewsStrategy = { received = $0.map(\.view) }
    background.laidOut(40, 40)
    #expect(received == [front])
    #expect(background.rearview.frame == background.bounds)
  }

  @Test func viewsCanBeAddedAndRemovedDuringLayout() {
    let first = FixedView(20, 10)
    let late = FixedView(30, 10)
    let leaving = FixedView(40, 10)
    let row = HStackView {
      first
      leaving
    }
    var layouts = 0
    row.layoutSubviewsStrategy = { [unowned row] pairs in
      layouts += 1
      for pair in pairs { pair.view.frame = pair.frame }
      if late.superview == nil { row.addSubview(late) }
      if leaving.superview != nil { leaving.removeFromSuperview() }
    }
    row.laidOut(200, 10)
    row.layoutIfNeeded()
    #expect(row.subviews == [first, late])
    #expect(late.frame == CGRect(20, 0, 30, 10))
    #expect(layouts == 2)
  }

  @Test func aTransformedViewKeepsItsTransform() {
    let view = FixedView(20, 10)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let row = HStackView(alignment: .top) { view }.laidOut(100, 40)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 10, y: 5))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(row.subviews == [view])
  }
}
