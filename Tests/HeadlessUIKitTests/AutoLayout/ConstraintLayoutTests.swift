import Foundation
import Testing

@testable import HeadlessUIKit

/// The textbook cases.
@MainActor @Suite struct ConstraintLayoutTests {
  let root = makeRoot()

  private func add(_ box: UIView, _ constraints: NSLayoutConstraint...) {
    if box.superview == nil { root.addSubview(box) }
    NSLayoutConstraint.activate(constraints)
  }

  @Test func aViewIsPinnedToTheEdges() {
    let box = Box()
    add(
      box, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40))
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 30, 270, 130))
  }

  @Test func aViewIsCentredWithItsContentSize() {
    let box = Box(100, 40)
    add(
      box, box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5))
    root.layoutIfNeeded()
    #expect(box.frame == rect(100, 85, 100, 40))
  }

  @Test func aViewWithoutConstraintsHasItsContentSizeAtTheOrigin() {
    let box = Box(30, 20)
    add(box)
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 30, 20))
  }

  @Test func theMarginsAreEightPointsAndFollowChanges() {
    let box = Box()
    let guide = root.layoutMarginsGuide
    add(
      box, box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
        multiplier: 1, constant: 0),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    root.layoutIfNeeded()
    #expect(box.frame == rect(8, 8, 284, 184))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(box.frame == rect(2, 1, 294, 196))
  }

  @Test func theSafeAreaIsTiedToTheWindow() {
    let window = UIWindow(frame: rect(0, 0, 300, 200))
    window.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let page = UIView(frame: rect(0, 5, 300, 195))
    let box = Box()
    window.addSubview(page)
    page.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor),
      box.leftAnchor.constraint(equalTo: page.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == rect(0, 15, 50, 170))
    window.simulatedSafeAreaInsets.top = 40
    window.layoutIfNeeded()
    #expect(box.frame == rect(0, 35, 50, 150))
  }

  @Test func theSafeAreaFollowsFramesThatConstraintsMove() {
    let window = UIWindow(frame: rect(0, 0, 300, 200))
    window.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let page = Box()
    let box = Box(10, 10)
    window.addSubview(page)
    page.addSubview(box)
    let top = page.topAnchor.constraint(equalTo: window.topAnchor, constant: 15)
    NSLayoutConstraint.activate([
      top, page.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      box.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(box.frame.minY == 5)
    top.constant = 0
    window.layoutIfNeeded()
    #expect(box.frame.minY == 20)
  }

  @Test func readableContentIsAtMost672PointsWide() {
    let wide = makeRoot(1000, 100)
    let box = Box()
    wide.addSubview(box)
    let guide = wide.readableContentGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    wide.layoutIfNeeded()
    #expect(box.frame == rect(164, 8, 672, 0))
    wide.frame.size.width = 500
    wide.layoutIfNeeded()
    #expect(box.frame == rect(8, 8, 484, 0))
  }

  @Test func anAspectRatioFollowsTheWidth() {
    let box = Box()
    add(
      box, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 9 / 15, constant: 1))
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 150, 91))
  }

  @Test func aMultipleOfAPositionIsMeasuredInTheCommonView() {
    let box = Box(20, 20)
    add(
      box,
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 0.75, constant: 0))
    root.layoutIfNeeded()
    #expect(box.frame == rect(65, 130, 20, 20))
  }

  @Test func strongerPrioritiesWin() {
    let box = Box()
    let narrow = box.widthAnchor.constraint(equalToConstant: 50)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultHigh
    wide.priority = .defaultLow
    add(box, narrow, wide)
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
    wide.priority = .required
    root.layoutIfNeeded()
    #expect(box.frame.width == 100)
    wide.priority = .fittingSizeLevel
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
  }

  @Test func inequalitiesChainThroughViews() {
    let first = Box(80, 20)
    let second = Box(90, 20)
    add(
      first, first.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 7))
    add(
      second,
      second.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: root.leadingAnchor, withPriority: 10))
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor, withPriority: 20).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame == rect(7, 0, 80, 20))
    #expect(second.frame == rect(103, 0, 90, 20))
  }

  /// Two boxes that fill a width.
  private func makePair(_ first: Box, _ second: Box) {
    add(first, first.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    add(
      second, second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor))
  }

  @Test func theViewThatHugsLessGrows() {
    let (first, second) = (Box(100, 20), Box(50, 20))
    makePair(first, second)
    second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect([first.frame, second.frame] == [rect(0, 0, 250, 20), rect(250, 0, 50, 20)])
    first.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect([first.frame, second.frame] == [rect(0, 0, 100, 20), rect(100, 0, 200, 20)])
  }

  @Test func theViewThatResistsLessShrinks() {
    let (first, second) = (Box(200, 20), Box(150, 20))
    makePair(first, second)
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == [200, 100])
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == [150, 150])
  }

  @Test func contentThatGrowsMovesItsNeighbour() {
    let (first, second) = (Box(100, 20), Box(50, 20))
    makePair(first, second)
    second.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    root.layoutIfNeeded()
    #expect(second.frame == rect(100, 0, 200, 20))
    first.content.width = 130
    root.layoutIfNeeded()
    #expect(second.frame == rect(130, 0, 170, 20))
  }

  @Test func baselinesAlign() {
    let title = TextBox(80, 40, first: 30, last: 10)
    let note = TextBox(50, 20, first: 15, last: 5)
    add(title, title.topAnchor.constraint(equalTo: root.topAnchor))
    add(note, note.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 2))
    root.layoutIfNeeded()
    // The baseline of the title is at 30, that of the note 15 below its top.
    #expect(note.frame == rect(0, 17, 50, 20))
  }

  @Test func viewsWithoutTextHaveBaselinesAtTheEdges() {
    let (first, second) = (Box(10, 30), Box(10, 20))
    add(first, first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5))
    add(second, second.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(second.frame.minY == 35)
  }

  @Test func wrappedTextIsAsHighAsItsWidthDemands() {
    let text = WrappingBox()
    let below = Box(10, 10)
    let width = text.widthAnchor.constraint(equalToConstant: 30)
    add(text, width, text.topAnchor.constraint(equalTo: root.topAnchor))
    add(below, below.topAnchor.constraint(equalTo: text.bottomAnchor))
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 30, 40))
    #expect(below.frame.minY == 40)
    width.constant = 50
    root.layoutIfNeeded()
    #expect(below.frame.minY == 20)
  }

  @Test func guidesSpaceViews() {
    let (first, second) = (Box(60, 10), Box(40, 10))
    let (left, right) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(left)
    root.addLayoutGuide(right)
    add(
      first, left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.leadingAnchor.constraint(equalTo: left.trailingAnchor))
    add(
      second, right.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: right.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor))
    root.layoutIfNeeded()
    #expect([first.frame.minX, second.frame.minX] == [100, 260])
    #expect(right.layoutFrame == rect(160, 0, 100, 0))
    root.removeLayoutGuide(right)
    root.layoutIfNeeded()
    #expect(second.frame.minX == 260)
    #expect(root.constraints.count == 3)
  }

  @Test func aGuideCanMoveToAnotherView() {
    let (outer, box) = (UIView(frame: rect(50, 0, 100, 100)), Box(10, 10))
    root.addSubview(outer)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    add(
      box, box.leftAnchor.constraint(equalTo: guide.rightAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    #expect(box.frame.minX == 20)
    outer.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 70)
    #expect(root.layoutGuides.isEmpty && outer.layoutGuides == [guide])
  }

  @Test func marginsOfAViewFollowItsSuperview() {
    let (outer, box) = (UIView(frame: rect(0, 0, 100, 100)), Box(10, 10))
    root.addSubview(outer)
    outer.preservesSuperviewLayoutMargins = true
    outer.addSubview(box)
    box.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor).isActive = true
    root.layoutMargins.left = 30
    root.layoutIfNeeded()
    #expect(box.frame.minX == 30)
    root.layoutMargins.left = 40
    root.layoutIfNeeded()
    #expect(box.frame.minX == 40)
    outer.frame.origin.x = 15
    root.layoutIfNeeded()
    #expect(box.frame.minX == 25)
  }

  @Test func layoutSubviewsMayChangeConstraints() {
    final class Adapting: UIView {
      var height: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        height?.constant = bounds.width / 2
      }
    }
    let view = Adapting(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let below = Box(10, 10)
    let height = view.heightAnchor.constraint(equalToConstant: 0)
    view.height = height
    add(
      view, height, view.widthAnchor.constraint(equalTo: root.widthAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    add(below, below.topAnchor.constraint(equalTo: view.bottomAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 150))
    #expect(below.frame.minY == 150)
  }

  @Test func distancesBetweenAnchorsCompare() {
    let (first, second) = (Box(60, 10), Box(40, 10))
    add(first)
    add(
      second, second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor).constraint(
        equalTo: first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor),
        multiplier: 3))
    root.layoutIfNeeded()
    // 300 - 60 - 40 in parts of 3 and 1.
    #expect([first.frame.minX, second.frame.minX] == [150, 260])
  }

  @Test func rightToLeftLayoutsAreMirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    let (first, second) = (Box(60, 10), Box(40, 10))
    add(first, first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10))
    add(
      second, second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
      second.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor))
    root.layoutIfNeeded()
    #expect([first.frame.minX, second.frame.minX] == [230, 185])
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect([first.frame.minX, second.frame.minX] == [10, 75])
  }

  @Test func constraintsReachAcrossLevels() {
    let (outer, inner, sibling) = (Box(), Box(10, 10), Box(10, 10))
    outer.addSubview(inner)
    add(
      outer, outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 20))
    add(
      sibling, inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4),
      sibling.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 25))
    root.layoutIfNeeded()
    #expect(inner.frame == rect(4, 5, 10, 10))
    #expect(sibling.frame.minX == 45)
  }

  @Test func framesAndMasksStandForConstraints() {
    let fixed = UIView(frame: rect(10, 20, 100, 50))
    let stretched = UIView(frame: rect(10, 100, 280, 50))
    stretched.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(fixed)
    root.addSubview(stretched)
    let box = Box(10, 10)
    add(
      box, box.leftAnchor.constraint(equalTo: fixed.rightAnchor),
      box.rightAnchor.constraint(equalTo: stretched.rightAnchor),
      box.topAnchor.constraint(equalTo: stretched.bottomAnchor))
    root.layoutIfNeeded()
    #expect(box.frame == rect(110, 150, 180, 10))
    fixed.frame.origin.x = 60
    root.layoutIfNeeded()
    #expect(box.frame == rect(160, 150, 130, 10))
    root.frame.size = CGSize(width: 400, height: 300)
    root.layoutIfNeeded()
    #expect(stretched.frame == rect(10, 200, 380, 50))
    #expect(box.frame == rect(160, 250, 230, 10))
  }

  @Test func aMaskFollowsASuperviewThatConstraintsResize() {
    let (outer, inner) = (Box(), UIView(frame: rect(0, 0, 0, 0)))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    add(outer, width, outer.heightAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 100, 40))
    width.constant = 120
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 120, 40))
  }

  @Test func alignmentRectanglesAreAligned() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
    }
    let view = Shadowed(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = Box()
    view.addSubview(inner)
    add(
      view, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 9, 56, 34))
    #expect(inner.frame == rect(2, 0, 50, 0))
  }

  @Test func transformsDoNotDisturb() {
    let box = Box(40, 20)
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    add(box, box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10))
    root.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 40, height: 20))
    #expect(box.center == CGPoint(x: 30, y: 10))
  }

  @Test func edgesAreRoundedToPixels() {
    withScale(2) {
      let boxes = [Box(), Box(), Box()]
      let root = makeRoot(100, 10)
      for (index, box) in boxes.enumerated() {
        root.addSubview(box)
        let edge = index == 0 ? root.leftAnchor : boxes[index - 1].rightAnchor
        box.leftAnchor.constraint(equalTo: edge).isActive = true
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3).isActive = true
      }
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.minX) == [0, 33.5, 66.5])
      #expect(boxes.map(\.frame.width) == [33.5, 33, 33.5])
    }
  }

  @Test func scrollViewsTakeTheirContentSizeFromConstraints() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    root.addSubview(scrollView)
    let box = Box(40, 500)
    scrollView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      box.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 10, 100, 500))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 520))
    scrollView.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 10, 100, 500))
  }

  @Test func aViewFixedToTheFrameGuideDoesNotScroll() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    root.addSubview(scrollView)
    let box = Box(40, 20)
    scrollView.addSubview(box)
    box.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
    root.layoutIfNeeded()
    scrollView.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(box.frame.minY == 50)
  }

  @Test func layoutGoesFromTheOutsideIn() {
    final class Recorder: UIView {
      static var log: [String] = []
      let name: String
      init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        Recorder.log.append("\(name) \(Int(bounds.width)) \(subviews.map { Int($0.frame.width) })")
      }
    }
    let (outer, inner) = (Recorder("outer"), Recorder("inner"))
    outer.addSubview(inner)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    add(outer, width, inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -10))
    root.layoutIfNeeded()
    #expect(Recorder.log == ["outer 100 [90]", "inner 90 []"])
    Recorder.log = []
    root.layoutIfNeeded()
    #expect(Recorder.log.isEmpty)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(Recorder.log == ["outer 60 [50]", "inner 50 []"])
  }

  @Test func constraintsAreUpdatedFromTheInsideOutBeforeLayout() {
    final class Recorder: UIView {
      static var log: [String] = []
      override func updateConstraints() {
        Recorder.log.append("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        Recorder.log.append("layout \(tag)")
        super.layoutSubviews()
      }
    }
    let (outer, inner) = (Recorder(frame: .zero), Recorder(frame: .zero))
    outer.tag = 1
    inner.tag = 2
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(Recorder.log == ["update 2", "update 1", "layout 1", "layout 2"])
    Recorder.log = []
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(Recorder.log == ["update 2"])
  }

  @Test func constraintsLeaveWithTheirView() {
    let (outer, inner) = (Box(), Box(10, 10))
    outer.addSubview(inner)
    let own = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3)
    let crossing = outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    add(outer, own, crossing)
    root.layoutIfNeeded()
    outer.removeFromSuperview()
    #expect(own.isActive && !crossing.isActive)
    #expect(root.constraints.isEmpty && outer.constraints == [own])
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 0 && inner.frame.minX == 3)
  }

  @Test func deactivatedConstraintsNoLongerCount() {
    let box = Box(20, 20)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    add(box, left)
    let other = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 70)
    root.layoutIfNeeded()
    left.isActive = false
    other.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 70)
  }

  @Test func aRootWithoutMaskTakesItsSizeFromItsConstraints() {
    let view = Box()
    view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    view.layoutIfNeeded()
    #expect(view.bounds == rect(0, 0, 120, 60))
  }

  @Test func theChangeOfAChildIsLaidOutThroughItsSuperview() {
    let box = Box(10, 10)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1)
    add(box, left)
    root.layoutIfNeeded()
    left.constant = 9
    box.layoutIfNeeded()
    #expect(box.frame.minX == 9)
  }

  @Test func constraintsAffectingAViewAreThoseThatMentionIt() {
    let box = Box()
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    add(box, left, width, top)
    #expect(Set(box.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [top])
  }
}

extension NSLayoutXAxisAnchor {
  fileprivate func constraint(
    equalTo other: NSLayoutXAxisAnchor, withPriority priority: Float
  ) -> NSLayoutConstraint {
    let constraint = constraint(equalTo: other)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
