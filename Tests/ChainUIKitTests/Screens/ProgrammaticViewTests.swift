import ChainUIKit
import Testing

/// `ProgrammaticView`, its builder, and `ContainerView`.
@MainActor
@Suite struct ProgrammaticViewTests {
  private struct Screen: ProgrammaticView {
    let make: @MainActor () -> UIView
    var body: UIView { make() }
  }

  private struct Branches: ProgrammaticView {
    let kind: Int
    let single = UILabel("single")

    var body: UIView {
      switch kind {
      case 0: UILabel("zero")
      case 1:
        single
      default:
        for index in 0..<kind { UILabel("\(index)") }
        if kind > 2 { [UIView(), UIImageView()] as [UIView] }
        kind > 3 ? UIView() : nil
        if #available(iOS 13, macOS 10.15, *) { UISwitch() }
      }
    }
  }

  private struct Empty: ProgrammaticView {
    var body: UIView {}
  }

  @Test func aSingleViewIsTheBodyItself() {
    let screen = Branches(kind: 1)
    #expect(screen.body === screen.single)
    #expect((Branches(kind: 0).body as? UILabel)?.text == "zero")
  }

  @Test func noViewMakesAnEmptyBody() {
    let body = Empty().body
    #expect(body.subviews.isEmpty)
    #expect(type(of: body) == UIView.self)
  }

  @Test func severalViewsAreStackedInAContainer() {
    #expect(Branches(kind: 2).body.subviews.count == 3)
    #expect(Branches(kind: 3).body.subviews.count == 6)
    let views = Branches(kind: 4).body.subviews
    #expect(views.compactMap { ($0 as? UILabel)?.text } == ["0", "1", "2", "3"])
    #expect(views.count == 8)
    #expect(views.last is UISwitch)
  }

  @Test func severalViewsAreCentredInsideTheContainer() {
    struct Overlay: ProgrammaticView {
      let wide = UIView().layout { $0.size.equalTo(CGSize(width: 60, height: 20)) }
      let high = UIView().layout { $0.size.equalTo(CGSize(width: 10, height: 80)) }

      var body: UIView {
        wide
        high
      }
    }
    let screen = Overlay()
    let body = screen.body
    body.frame = CGRect(
      origin: .zero, size: body.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    body.layoutIfNeeded()
    #expect(body.bounds.size == CGSize(width: 60, height: 80))
    #expect(screen.wide.frame == CGRect(x: 0, y: 30, width: 60, height: 20))
    #expect(screen.high.frame == CGRect(x: 25, y: 0, width: 10, height: 80))
  }

  @Test func aContainerCentresTheBodyAndReadsItOnce() {
    var reads = 0
    let view = UIView().layout { $0.size.equalTo(CGSize(width: 40, height: 20)) }
    let container = ContainerView(
      for: Screen {
        reads += 1
        return view
      })
    container.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    container.layoutIfNeeded()
    #expect(reads == 1)
    #expect(container.subviews == [view])
    #expect(view.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test func aContainerKeepsTheBodyInside() {
    let label = UILabel(String(repeating: "long ", count: 40)).numberOfLines(1)
    let container = ContainerView(for: Screen { label })
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    container.layoutIfNeeded()
    #expect(label.frame.minX == 0)
    #expect(label.frame.width == 100)
  }

  @Test func waitingLayoutOfABodyRuns() {
    var runs = 0
    _ = ContainerView(for: Screen { UILabel("x").layout { _ in runs += 1 } })
    struct Pair: ProgrammaticView {
      let note: @MainActor () -> Void

      var body: UIView {
        UIView().layout { _ in note() }
        UIView()
      }
    }
    _ = Pair { runs += 10 }.body
    #expect(runs == 11)
  }

  @Test func aContainerKeepsItsContentForWeakHandlers() throws {
    final class Counter: ProgrammaticView {
      var count = 0
      var body: UIView { UIButton("Count") { [weak self] in self?.count += 1 } }
    }
    weak var counter: Counter?
    weak var released: ContainerView?
    do {
      let container = ContainerView(for: Counter())
      counter = container.content as? Counter
      let button = try #require(container.subviews.first as? UIButton)
      button.sendActions(for: .touchUpInside)
      #expect(counter?.count == 1)
      released = container
    }
    #expect(released == nil)
    #expect(counter == nil)
  }
}
