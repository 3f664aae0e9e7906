import ArrangeUI
import Testing

@MainActor
struct TypedLayoutTests {
  @Test func aCompatibleLayoutIsTaken() {
    let row = HStackView()
    row.layout = HStackLayout(alignment: .bottom, spacing: 11)
    #expect(row.stackLayout == HStackLayout(alignment: .bottom, spacing: 11))
    #expect(row.alignment == .bottom)
    #expect(row.spacing == 11)
    row.stackLayout.spacing = 3
    #expect(row.layout as? HStackLayout == HStackLayout(alignment: .bottom, spacing: 3))
  }

  @Test func everyContainerHasItsTypedLayout() {
    #expect(VStackView(alignment: .trailing, spacing: 4).stackLayout.spacing == 4)
    #expect(ZStackView(alignment: .top).stackLayout.alignment == .top)
    #expect(FlowView(horizontalSpacing: 4).flowLayout.horizontalSpacing == 4)
    #expect(HFlexView(distribution: .spaceAround).flexLayout.distribution == .spaceAround)
    #expect(VFlexView(distribution: .spaceEvenly).flexLayout.distribution == .spaceEvenly)
    #expect(GridView(columns: [.fitting]).gridLayout.columns == [.fitting])
    #expect(PaddingView(2).paddingLayout.insets == EdgeInsets(2))
    #expect(OffsetView(x: 1, y: 2).offsetLayout == OffsetLayout(x: 1, y: 2))
    #expect(FrameView(width: 3).frameLayout == FrameLayout(width: 3))
    #expect(AspectRatioView(2).aspectRatioLayout == AspectRatioLayout(2))
  }

  /// Places its items in a diagonal.
  private struct Staircase: Layout {
    func naturalSize(for items: [any LayoutItem]) -> Size {
      items.reduce(.zero) {
        Size(
          width: $0.width + $1.intrinsicSize.width, height: $0.height + $1.intrinsicSize.height)
      }
    }

    func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
      naturalSize(for: items)
    }

    func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
      var corner = bounds.origin
      return items.map { item in
        let frame = Rectangle(origin: corner, size: item.intrinsicSize)
        corner = Point(x: frame.trailingX, y: frame.bottomY)
        return frame
      }
    }
  }

  @Test func layoutViewHostsAnyLayout() {
    let views = [FixedView(20, 10), FixedView(30, 20)]
    let stairs = LayoutView(layout: Staircase()) { views }
    #expect(stairs.intrinsicContentSize == CGSize(width: 50, height: 30))
    stairs.laidOut(100, 100)
    #expect(views.map(\.frame) == [CGRect(0, 0, 20, 10), CGRect(20, 10, 30, 20)])
    stairs.layout = HStackLayout(alignment: .top)
    stairs.layoutIfNeeded()
    #expect(views[1].frame == CGRect(20, 0, 30, 20))
  }

  @Test func customLayoutsAreNestedLikeAnyOther() {
    let views = [FixedView(20, 10), FixedView(30, 20)]
    let column = VStackView(alignment: .leading, spacing: 5) {
      FixedView(10, 10)
      LayoutView(layout: Staircase()) { views }
    }.laidOut(100, 100)
    #expect(column.intrinsicContentSize == CGSize(width: 50, height: 45))
    #expect(column.subviews[1].frame == CGRect(0, 15, 50, 30))
    #expect(views[1].frame == CGRect(20, 10, 30, 20))
  }

  @Test func layoutViewsDoNotComeFromNibs() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(HStackView(coder: coder) == nil)
    #expect(LayoutView(coder: coder) == nil)
    #expect(SpacerView(coder: coder) == nil)
    #expect(SafeAreaClampedView(coder: coder) == nil)
  }

  #if compiler(>=6.2)
    @Test func anIncompatibleLayoutStopsTheProgram() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { HStackView().layout = VStackLayout() }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains(
          """
          HStackView.layout takes HStackLayout, not VStackLayout. Use a LayoutView where the type \
          of the layout varies.
          """))
    }

    /// Forgets an item.
    private struct Broken: Layout {
      func naturalSize(for items: [any LayoutItem]) -> Size { .zero }
      func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size { .zero }
      func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] { [] }
    }

    @Test func aLayoutThatForgetsAViewStopsTheProgram() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          _ = LayoutView(layout: Broken()) { UIView() }.laidOut(10, 10)
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Broken returned 0 frames for 1 items"))
    }
  #endif
}
