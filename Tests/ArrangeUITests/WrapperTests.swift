import ArrangeUI
import Testing

@MainActor
struct WrapperTests {
  // MARK: Padding

  @Test func paddingInsetsTheViewAndAddsToItsSize() {
    let child = FixedView(20, 10)
    let padding = child.padding(top: 1, left: 2, bottom: 3, right: 4)
    #expect(padding.intrinsicContentSize == CGSize(width: 26, height: 14))
    #expect(padding.sizeThatFits(CGSize(width: 80, height: 40)) == CGSize(width: 26, height: 14))
    padding.laidOut(80, 40)
    #expect(child.frame == CGRect(2, 1, 20, 10))
  }

  @Test func paddingTakesInsetsInEveryForm() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    func size(_ make: (FixedView) -> PaddingView) -> CGSize {
      make(FixedView(20, 10)).intrinsicContentSize
    }
    #expect(size { $0.padding(5) } == CGSize(width: 30, height: 20))
    #expect(size { $0.padding(insets) } == CGSize(width: 26, height: 14))
    #expect(size { $0.padding(directional) } == CGSize(width: 26, height: 14))
    #expect(size { $0.padding(horizontal: 12, vertical: 8) } == CGSize(width: 44, height: 26))
    #expect(size { $0.padding(horizontal: 12) } == CGSize(width: 44, height: 10))
    #expect(size { $0.padding(vertical: 8) } == CGSize(width: 20, height: 26))
    #expect(size { $0.padding(left: 3) } == CGSize(width: 23, height: 10))
    #expect(size { PaddingView(5).arrange($0) } == CGSize(width: 30, height: 20))
    #expect(size { PaddingView(insets).arrange($0) } == CGSize(width: 26, height: 14))
    #expect(size { PaddingView(directional).arrange($0) } == CGSize(width: 26, height: 14))
    #expect(size { PaddingView().arrange($0) } == CGSize(width: 20, height: 10))
  }

  @Test func paddingOffersWhatItLeaves() {
    let child = ElasticView(0...500)
    let padding = child.padding(horizontal: 10, vertical: 5)
    #expect(padding.sizeThatFits(CGSize(width: 100, height: 50)) == CGSize(width: 100, height: 20))
    padding.laidOut(100, 50)
    #expect(child.frame == CGRect(10, 5, 80, 10))
  }

  // MARK: Background

  @Test func rearViewFillsTheBoundsBehindAndHasNoSayInTheSize() {
    let front = FixedView(40, 20)
    let rear = FixedView(120, 90)
    let background = front.background(alignment: .center, rear)
    #expect(background.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(
      background.sizeThatFits(CGSize(width: 300, height: 300)) == CGSize(width: 40, height: 20))
    background.laidOut(100, 80)
    #expect(front.frame == CGRect(30, 30, 40, 20))
    #expect(rear.frame == CGRect(0, 0, 100, 80))
    #expect(background.subviews == [rear, front])
    #expect(background.rearview === rear)
  }

  @Test func rearViewGoesBackBehindTheOthers() {
    let front = FixedView(40, 20)
    let rear = UIView()
    let background = front.background(rear)
    background.bringSubviewToFront(rear)
    background.laidOut(100, 80)
    #expect(background.subviews == [rear, front])
  }

  @Test func rearViewCanBeMadeByAClosure() {
    let front = FixedView(40, 20)
    let background = front.background {
      let view = UIView()
      view.backgroundColor = .tertiarySystemBackground
      view.layer.cornerRadius = 10
      return view
    }.laidOut(100, 80)
    let aligned = FixedView(40, 20).background(alignment: .bottomTrailing) { UIView() }
    aligned.laidOut(100, 80)
    #expect(front.frame == CGRect(0, 0, 40, 20))
    #expect(background.rearview.layer.cornerRadius == 10)
    #expect(background.rearview.frame == CGRect(0, 0, 100, 80))
    #expect(aligned.subviews[1].frame == CGRect(60, 60, 40, 20))
  }

  @Test func aRearViewThatWasRemovedStaysAway() {
    let front = FixedView(40, 20)
    let background = front.background(UIView())
    background.rearview.removeFromSuperview()
    background.laidOut(100, 80)
    #expect(background.subviews == [front])
    #expect(background.rearview.frame == .zero)
  }

  // MARK: Frame

  @Test func fixedFrameIsARegionInWhichTheViewKeepsItsSize() {
    let child = FixedView(10, 10)
    let frame = child.frame(width: 40, height: 20)
    #expect(frame.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(frame.sizeThatFits(CGSize(width: 200, height: 200)) == CGSize(width: 40, height: 20))
    #expect(frame.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 40, height: 20))
    frame.laidOut(40, 20)
    #expect(child.frame == CGRect(15, 5, 10, 10))
    frame.alignment = .bottomTrailing
    frame.layoutIfNeeded()
    #expect(child.frame == CGRect(30, 10, 10, 10))
  }

  @Test func frameOfOneDimensionLeavesTheOther() {
    let wide = FixedView(10, 12).frame(width: 40, alignment: .leading)
    let high = FixedView(10, 12).frame(height: 30)
    #expect(wide.intrinsicContentSize == CGSize(width: 40, height: 12))
    #expect(high.intrinsicContentSize == CGSize(width: 10, height: 30))
  }

  @Test func infiniteMaximumTakesAllThatIsOffered() {
    let child = FixedView(20, 10)
    let frame = child.frame(maximumWidth: .infinity, alignment: .leading)
    #expect(frame.sizeThatFits(CGSize(width: 200, height: 50)) == CGSize(width: 200, height: 10))
    #expect(frame.intrinsicContentSize == CGSize(width: 20, height: 10))
    frame.laidOut(200, 10)
    #expect(child.frame == CGRect(0, 0, 20, 10))
  }

  @Test(arguments: [(10, 30), (50, 50), (200, 60)])
  func frameTakesWhatIsOfferedBetweenItsLimits(offered: Double, expected: Double) {
    let frame = FixedView(20, 10).frame(minimumWidth: 30, maximumWidth: 60)
    #expect(
      frame.sizeThatFits(CGSize(width: offered, height: 10))
        == CGSize(width: expected, height: 10))
  }

  @Test func frameHasAnIdealSizeWhereNothingIsOffered() {
    let frame = FrameView(
      minimumWidth: 10, idealWidth: 70, maximumWidth: 100, minimumHeight: 5, idealHeight: 30,
      maximumHeight: 50)
    #expect(frame.intrinsicContentSize == CGSize(width: 70, height: 30))
  }

  @Test func sizeForcesTheViewWhereFrameForcesItsRegion() {
    let forced = FixedView(20, 10)
    let framed = FixedView(20, 10)
    HStackView(spacing: 4) {
      forced.sized(width: 40, height: 30)
      framed.frame(width: 40, height: 30)
    }.laidOut(100, 30)
    #expect(forced.frame == CGRect(0, 0, 40, 30))
    #expect(framed.frame == CGRect(10, 10, 20, 10))
  }

  @Test func regionTakesTheRestOfARow() {
    let icon = FixedView(20, 20)
    let title = FixedView(50, 10)
    let region = title.frame(maximumWidth: .infinity, alignment: .leading)
    let row = HStackView(spacing: 12) {
      icon.sized(width: 32, height: 32)
      region
    }.laidOut(200, 40)
    #expect(row.subviews[0].frame == CGRect(0, 4, 32, 32))
    #expect(region.frame == CGRect(44, 15, 156, 10))
    #expect(title.frame == CGRect(0, 0, 50, 10))
  }

  // MARK: Offset

  @Test func offsetMovesTheViewAndNothingElse() {
    let child = FixedView(20, 10)
    let offset = OffsetView(x: 5, y: -3).arrange(child)
    #expect(offset.intrinsicContentSize == CGSize(width: 20, height: 10))
    offset.laidOut(100, 40)
    #expect(child.frame == CGRect(45, 12, 20, 10))

    let moved = FixedView(20, 10)
    let below = FixedView(20, 10)
    VStackView {
      moved.offset(y: 4)
      below
    }.laidOut(20, 100)
    #expect(moved.frame == CGRect(0, 4, 20, 10))
    #expect(below.frame == CGRect(0, 10, 20, 10))
    #expect(FixedView(1, 1).offset(x: 3).offsetLayout == OffsetLayout(x: 3, y: 0))
  }

  @Test func aMovedViewGetsItsTouchesWhereItIsSeen() {
    let button = UIButton(type: .system)
    let offset = button.sized(width: 20, height: 10).offset(x: 30)
    let screen = UIView(frame: CGRect(0, 0, 100, 100))
    screen.addSubview(offset)
    offset.laidOut(20, 10)
    #expect(screen.hitTest(CGPoint(x: 35, y: 5), with: nil) === button)
    #expect(screen.hitTest(CGPoint(x: 55, y: 5), with: nil) === screen)
  }

  // MARK: Size

  @Test func sizeIsForcedWhateverTheViewFits() {
    let child = FixedView(20, 10, fitting: CGSize(width: 30, height: 15))
    let sized = child.sized(width: 50, height: 40)
    #expect(sized.intrinsicContentSize == CGSize(width: 50, height: 40))
    #expect(sized.sizeThatFits(CGSize(width: 200, height: 200)) == CGSize(width: 50, height: 40))
    sized.laidOut(80, 60)
    #expect(child.frame == CGRect(15, 10, 50, 40))
    #expect(sized.view === child)
  }

  @Test func aDimensionThatIsNotForcedIsLeftToTheView() {
    let wide = FixedView(20, 10).sized(width: 50)
    let high = FixedView(20, 10).sized(height: 50)
    let both = FixedView(20, 10).sized(to: CGSize(width: 24, height: 25))
    #expect(wide.intrinsicContentSize == CGSize(width: 50, height: 10))
    #expect(high.intrinsicContentSize == CGSize(width: 20, height: 50))
    #expect(both.intrinsicContentSize == CGSize(width: 24, height: 25))
    wide.laidOut(80, 60)
    #expect(wide.view.frame == CGRect(15, 25, 50, 10))
    wide.width = nil
    wide.height = 30
    #expect(wide.intrinsicContentSize == CGSize(width: 20, height: 30))
    #expect(wide.width == nil && wide.height == 30)
  }

  // MARK: Aspect ratio

  @Test func aspectRatioFitsOrFillsTheSpace() {
    let fitting = FillView()
    let filling = FillView()
    fitting.aspectRatio(2).laidOut(100, 100)
    filling.aspectRatio(2, contentMode: .fill).laidOut(100, 100)
    #expect(fitting.frame == CGRect(0, 25, 100, 50))
    #expect(filling.frame == CGRect(-50, 0, 200, 100))
  }
}
