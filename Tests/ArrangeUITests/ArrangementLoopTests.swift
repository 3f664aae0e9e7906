import ArrangeUI
import Testing

/// Serial: the tests share the handler.
@MainActor
@Suite(.serialized)
final class ArrangementLoopTests {
  private var loops: [ArrangementLoop] = []

  /// Runs a test with a handler that collects reports.
  private func collecting(_ body: () -> Void) {
    ArrangementLoop.handler = { [unowned self] in loops.append($0) }
    body()
    ArrangementLoop.handler = nil
  }

  /// A view that asks for a new arrangement each time that it is laid out.
  private final class Restless: UIView {
    var layouts = 0
    var limit = Int.max

    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if layouts <= limit { setNeedsArrangement() }
    }
  }

  /// A view that asks for a new arrangement each time that it is measured.
  private final class Fickle: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      setNeedsArrangement()
      return intrinsicContentSize
    }
  }

  private func layOut(_ host: LayoutView, times: Int) {
    host.frame = CGRect(0, 0, 100, 100)
    for _ in 0..<times { host.layoutIfNeeded() }
  }

  @Test func aViewThatKeepsAskingIsReportedOnce() {
    let view = Restless()
    view.accessibilityIdentifier = "restless"
    let host = VStackView { HStackView { view } }
    collecting { layOut(host, times: 60) }
    #expect(loops.count == 1)
    #expect(loops.first?.host === host)
    #expect(loops.first?.view === view)
    #expect(!host.layer.needsLayout())
    #expect(view.frame == CGRect(0, 0, 20, 10))
    let layouts = view.layouts
    collecting { layOut(host, times: 60) }
    #expect(view.layouts == layouts)
  }

  @Test func aLoopDeepInsideEndsAfterAFewLayouts() {
    let view = Restless()
    var host = VStackView { view }
    for _ in 0..<20 { host = VStackView { host } }
    collecting { layOut(host, times: 60) }
    #expect(loops.count == 1)
    #expect(loops.first?.host === host)
    #expect(view.layouts < 16 * 21 * 21)
    #expect(!host.layer.needsLayout())
  }

  @Test func theReportNamesBothViewsAndTheRemedy() {
    let view = Restless()
    view.accessibilityIdentifier = "restless"
    let host = VStackView { view }
    collecting { layOut(host, times: 60) }
    func address(_ view: UIView) -> String {
      String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
    }
    #expect(
      loops.map(\.text) == [
        """
        The layout of VStackView:0x\(address(host)) does not settle: in 16 passes in a row \
        Restless:0x\(address(view)) 'restless' asked for a new arrangement while it was being \
        arranged. The request is ignored. Ask outside of layoutSubviews and sizeThatFits, or only \
        when something changed.
        """
      ])
  }

  @Test func aStrategyThatInvalidatesItsViewIsReported() {
    let host = HStackView { FixedView(20, 10) }
    var layouts = 0
    host.layoutSubviewsStrategy = { [unowned host] _ in
      layouts += 1
      host.setNeedsLayout()
    }
    collecting { layOut(host, times: 60) }
    #expect(loops.count == 1)
    #expect(loops.first?.view === host)
    #expect(loops.first?.text.contains("in 16 passes in a row it asked") == true)
    #expect(layouts == ArrangementLoop.passLimit)
  }

  @Test func aPropertyThatNeverComesToRestIsReported() {
    let host = HStackView { FixedView(20, 10) }
    host.layoutSubviewsStrategy = { [unowned host] _ in host.spacing += 1 }
    collecting { layOut(host, times: 60) }
    #expect(loops.count == 1)
    #expect(loops.first?.host === host)
  }

  @Test func aViewThatAsksWhileItIsMeasuredIsReported() {
    let view = Fickle()
    let host = HStackView { view }
    collecting { layOut(host, times: 60) }
    #expect(loops.count == 1)
    #expect(loops.first?.view === view)
    #expect(!host.layer.needsLayout())
  }

  @Test func aLayoutThatSettlesIsNotReported() {
    let view = Restless()
    view.limit = 3
    let host = VStackView { view }
    let responsive = HStackView { FixedView(20, 10) }
    responsive.layoutSubviewsStrategy = { [unowned responsive] _ in
      responsive.spacing = responsive.bounds.width > 50 ? 8 : 4
    }
    collecting {
      layOut(host, times: 60)
      layOut(responsive, times: 60)
    }
    #expect(loops.isEmpty)
    #expect(view.layouts == 4)
    #expect(!host.layer.needsLayout())
    #expect(!responsive.layer.needsLayout())
  }

  @Test func aLoopInsideAViewOfTheAppIsReportedOnce() {
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
    let view = Restless()
    let host = VStackView { Card(HStackView { view }) }
    collecting { layOut(host, times: 100) }
    #expect(loops.count == 1)
    #expect(loops.first?.view === view)
    #expect(!host.layer.needsLayout())
    #expect(view.frame == CGRect(0, 0, 20, 10))
  }

  @Test func askingWithoutEndInOnePassIsReported() {
    final class Chatty: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for _ in 0..<2000 { setNeedsArrangement() }
      }
    }
    let host = VStackView { Chatty() }
    collecting { layOut(host, times: 60) }
    #expect(loops.count == 1)
    #expect(loops.first?.text.contains("more than 1000 times in one pass Chatty:0x") == true)
    #expect(!host.layer.needsLayout())
  }

  @Test func aHostThatWasReportedStillArranges() {
    let view = Restless()
    let host = VStackView { view }
    collecting { layOut(host, times: 60) }
    view.limit = 0
    host.arrange(FixedView(30, 20))
    host.layoutIfNeeded()
    #expect(host.subviews[1].frame == CGRect(35, 10, 30, 20))
    #expect(loops.count == 1)
  }

  @Test func requestsFromOutsideAreNeverTooMany() {
    let host = VStackView { FixedView(20, 10) }
    collecting {
      for _ in 0..<100 {
        host.subviews[0].setNeedsArrangement()
        layOut(host, times: 1)
      }
    }
    #expect(loops.isEmpty)
  }

  #if compiler(>=6.2)
    @Test func reportsGoToStandardErrorUnlessHandled() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let host = HStackView()
          host.layoutSubviewsStrategy = { [unowned host] _ in host.setNeedsLayout() }
          host.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          for _ in 0..<60 { host.layoutIfNeeded() }
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.split(separator: "does not settle").count == 2)
      #expect(text.hasPrefix("The layout of HStackView:0x"))
    }
  #endif
}
