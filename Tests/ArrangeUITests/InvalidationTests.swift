import ArrangeUI
import Testing

@MainActor
struct InvalidationTests {
  /// A superview that counts how often it was invalidated.
  private final class Screen: UIView {
    var invalidations = 0

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      invalidations += 1
    }
  }

  /// Whether a change of a container marks it and the view around it.
  private func marks<Container: LayoutView>(
    _ container: Container, _ change: (Container) -> Void
  ) -> Bool {
    let screen = Screen(frame: CGRect(0, 0, 100, 100))
    screen.addSubview(container)
    screen.layoutIfNeeded()
    screen.invalidations = 0
    change(container)
    let layers = [container.layer, screen.layer]
    let marked = layers.filter { $0.needsLayout() }.count
    #expect(marked == 0 || marked == 2)
    #expect((marked == 2) == (screen.invalidations > 0))
    return marked == 2
  }

  @Test func changingAPropertyArrangesAgain() {
    #expect(marks(HStackView()) { $0.spacing = 3 })
    #expect(marks(HStackView()) { $0.alignment = .top })
    #expect(marks(HStackView()) { $0.stackLayout.spacing = 3 })
    #expect(marks(HStackView()) { $0.layout = HStackLayout(alignment: .bottom, spacing: 1) })
    #expect(marks(VStackView()) { $0.spacing = 3 })
    #expect(marks(VStackView()) { $0.alignment = .leading })
    #expect(marks(ZStackView()) { $0.alignment = .top })
    #expect(marks(FlowView()) { $0.horizontalSpacing = 3 })
    #expect(marks(FlowView()) { $0.verticalSpacing = 3 })
    #expect(marks(FlowView()) { $0.direction = .reverse })
    #expect(marks(FlowView()) { $0.horizontalAlignment = .center })
    #expect(marks(FlowView()) { $0.verticalAlignment = .bottom })
    #expect(marks(HFlexView()) { $0.distribution = .spaceBetween })
    #expect(marks(HFlexView()) { $0.alignment = .top })
    #expect(marks(HFlexView()) { $0.wraps = true })
    #expect(marks(HFlexView()) { $0.lineSpacing = 2 })
    #expect(marks(VFlexView()) { $0.distribution = .spaceEvenly })
    #expect(marks(VFlexView()) { $0.alignment = .leading })
    #expect(marks(VFlexView()) { $0.wraps = true })
    #expect(marks(VFlexView()) { $0.lineSpacing = 2 })
    #expect(marks(GridView(columns: [.fitting])) { $0.columns = [.fixed(3)] })
    #expect(marks(GridView(columns: [.fitting])) { $0.alignment = .top })
    #expect(marks(GridView(columns: [.fitting])) { $0.horizontalSpacing = 3 })
    #expect(marks(GridView(columns: [.fitting])) { $0.verticalSpacing = 3 })
    #expect(marks(PaddingView(3)) { $0.paddingLayout.insets.left = 4 })
    #expect(marks(OffsetView()) { $0.offsetLayout.x = 4 })
    #expect(marks(FrameView(width: 3)) { $0.frameLayout.minimumWidth = 4 })
    #expect(marks(FrameView(width: 3)) { $0.alignment = .top })
    #expect(marks(AspectRatioView(1)) { $0.aspectRatioLayout.ratio = 2 })
    #expect(marks(BackgroundView(rearview: UIView())) { $0.alignment = .bottom })
    #expect(marks(SizeView(UIView(), width: 3)) { $0.width = 4 })
    #expect(marks(SizeView(UIView(), width: 3)) { $0.height = 4 })
    #expect(marks(LayoutView(layout: HStackLayout())) { $0.layout = VStackLayout() })
    #expect(marks(HStackView { SpacerView() }) { ($0.subviews[0] as? SpacerView)?.minLength = 4 })
    #expect(
      marks(HStackView { SpacerView() }) { ($0.subviews[0] as? SpacerView)?.axisBehavior = .both })
    #expect(marks(HStackView { UIView() }) { $0.subviews[0].arrangementPriority = 1 })
    #expect(marks(HFlexView { UIView() }) { $0.subviews[0].arrangementFlex.grow = 1 })
    #expect(marks(HStackView()) { $0.semanticContentAttribute = .forceRightToLeft })
    #expect(marks(HStackView()) { $0.addSubview(UIView()) })
    #expect(marks(HStackView { UIView() }) { $0.subviews[0].removeFromSuperview() })
    #expect(marks(HStackView { UIView() }) { $0.subviews[0].isHidden = true })
  }

  @Test func settingTheSameValueChangesNothing() {
    #expect(!marks(HStackView(spacing: 3)) { $0.spacing = 3 })
    #expect(!marks(HStackView()) { $0.layout = HStackLayout() })
    #expect(!marks(LayoutView(layout: HStackLayout())) { $0.layout = HStackLayout() })
    #expect(!marks(PaddingView(3)) { $0.paddingLayout.insets.left = 3 })
    #expect(!marks(SizeView(UIView(), width: 3)) { $0.width = 3 })
    #expect(!marks(HStackView { UIView() }) { $0.subviews[0].arrangementPriority = 0 })
    #expect(!marks(HStackView { SpacerView() }) { $0.subviews[0].arrangementPriority = -1 })
    #expect(!marks(HStackView { UIView() }) { $0.subviews[0].isHidden = false })
  }

  @Test func setNeedsArrangementMarksTheViewAndItsAncestors() {
    let screen = Screen(frame: CGRect(0, 0, 100, 100))
    let title = label("a")
    let host = VStackView { HStackView { title }.padding(2) }
    screen.addSubview(host)
    screen.layoutIfNeeded()
    screen.invalidations = 0

    title.setNeedsArrangement()
    var view: UIView? = title
    while let current = view {
      #expect(current.layer.needsLayout())
      view = current.superview
    }
    #expect(screen.invalidations == 1)
  }

  @Test func arrangeIfNeededNowLaysOutFromTheRoot() {
    let title = label("a")
    let row = HStackView(alignment: .top) {
      title
      FixedView(10, 10)
    }
    let screen = UIView(frame: CGRect(0, 0, 300, 100))
    screen.addSubview(row)
    row.frame = screen.bounds
    title.arrangeIfNeededNow()
    #expect(title.frame.width == title.intrinsicContentSize.width)

    title.text = "a longer title"
    title.setNeedsArrangement()
    title.arrangeIfNeededNow()
    #expect(title.frame.width == title.intrinsicContentSize.width)
    #expect(row.subviews[1].frame.minX == title.frame.width)
  }

  @Test func aLayoutNeverShowsAnOldMeasurement() {
    let title = label("a")
    let column = VStackView(alignment: .leading) { HStackView { title } }.laidOut(200, 100)
    title.text = "b, without a word to anyone"
    column.laidOut(300, 100)
    #expect(column.intrinsicContentSize.width == title.intrinsicContentSize.width)
    #expect(column.sizeThatFits(.zero).width == title.intrinsicContentSize.width)
  }

  @Test func hiddenViewsTakeNoPlace() {
    let views = [FixedView(20, 10), FixedView(30, 10), FixedView(40, 10)]
    let row = HStackView(spacing: 5) { views }.laidOut(200, 10)
    views[1].isHidden = true
    #expect(row.intrinsicContentSize == CGSize(width: 65, height: 10))
    row.layoutIfNeeded()
    #expect(views[2].frame == CGRect(25, 0, 40, 10))
    views[1].isHidden = false
    row.layoutIfNeeded()
    #expect(views[2].frame == CGRect(60, 0, 40, 10))
  }

  @Test func aHiddenContainerIsLeftOutWithAllInside() {
    let inner = VStackView { FixedView(30, 30) }
    let row = HStackView { [inner, FixedView(20, 10)] }
    inner.isHidden = true
    #expect(row.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test func aRearViewHasNoPlaceToLose() {
    #expect(!marks(FixedView(20, 10).background(UIView())) { $0.rearview.isHidden = true })
  }

  @Test func aRowOfReusedViewsShowsWhatIsInIt() {
    let labels = (0..<3).map { _ in label("") }
    let row = HStackView(spacing: 4) { labels }
    for texts in [["a", "long", "c"], ["", "b", "longer"], ["x", "y", "z"]] {
      for (label, text) in zip(labels, texts) {
        label.text = text
        label.isHidden = text.isEmpty
        label.setNeedsArrangement()
      }
      row.laidOut(300, 30)
      let shown = labels.filter { !$0.isHidden }
      var x: CGFloat = 0
      for label in shown {
        #expect(abs(label.frame.minX - x) < 0.001)
        #expect(label.bounds.width == label.intrinsicContentSize.width)
        x += label.bounds.width + 4
      }
    }
  }

  @Test func hostsAndTheirViewsAreReleased() {
    weak var host: VStackView?
    weak var removed: UIView?
    weak var inner: HStackView?
    do {
      let column = VStackView { HStackView { FixedView(20, 10) }.padding(2) }
      host = column
      inner = column.subviews[0].subviews[0] as? HStackView
      removed = inner?.subviews[0]
      column.layoutSubviewsStrategy = { [weak column] _ in column?.alpha = 1 }
      column.laidOut(100, 100)
      #expect(column.sizeThatFits(CGSize(width: 10, height: 10)).width == 24)
      removed?.removeFromSuperview()
      #expect(removed == nil)
      #expect(inner != nil)
    }
    #expect(host == nil)
    #expect(inner == nil)
  }
}
