import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows and columns, with numbers worked out by hand.
@MainActor @Suite struct StackViewTests {
  let root = makeRoot(300, 100)

  /// A row or column as large as given.
  private func makeStack(
    _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func aStackIsAsLargeAsItsViews() {
    let boxes = [Box(30, 10), Box(40, 20)]
    let stack = makeStack(boxes)
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 75, height: 20))
    #expect(boxes.map(\.frame) == [rect(0, 0, 30, 20), rect(35, 0, 40, 20)])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 75, height: 20))
    #expect(stack.constraints.isEmpty && stack.layoutGuides.isEmpty)
  }

  @Test func aColumnStacksDownwards() {
    let boxes = [Box(30, 10), Box(40, 20)]
    let stack = makeStack(boxes)
    stack.axis = .vertical
    stack.spacing = 3
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame) == [rect(0, 0, 40, 10), rect(0, 13, 40, 20)])
    #expect(stack.bounds.size == CGSize(width: 40, height: 33))
  }

  // MARK: Distributions

  @Test func fillStretchesTheViewThatHugsLeast() {
    let boxes = [Box(30, 10), Box(40, 10), Box(50, 10)]
    boxes[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let stack = makeStack(boxes, width: 200)
    stack.spacing = 10
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 30], [40, 100], [150, 50]])
  }

  @Test func fillShrinksTheViewThatResistsLeast() {
    let boxes = [Box(100, 10), Box(100, 10), Box(100, 10)]
    boxes[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let _ = makeStack(boxes, width: 240)
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 100], [100, 100], [200, 40]])
  }

  @Test func fillEquallyMakesAllAsWide() {
    let boxes = [Box(30, 10), Box(40, 10), Box()]
    let stack = makeStack(boxes, width: 200)
    stack.distribution = .fillEqually
    stack.spacing = 10
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 60], [70, 60], [140, 60]])
  }

  @Test func fillEquallyWithoutAWidthTakesTheWidestForAll() {
    let boxes = [Box(30, 10), Box(40, 10)]
    let stack = makeStack(boxes)
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 40], [40, 40]])
    #expect(stack.bounds.width == 80)
  }

  @Test func fillProportionallyKeepsTheProportions() {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = makeStack(boxes, width: 240)
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 40], [40, 80], [120, 120]])
    boxes[0].content.width = 30
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 90], [90, 60], [150, 90]])
  }

  /// Recorded in rdar://34595752: with spacing, the last view takes what is left.
  @Test func fillProportionallyWithSpacingStretchesTheLastView() {
    let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)]
    let stack = makeStack(boxes, width: 200)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    root.layoutIfNeeded()
    // 200 × 10 ÷ (30 + 20) = 40.
    #expect(spans(boxes) == [[0, 40], [50, 40], [100, 100]])
  }

  @Test func equalSpacingSharesTheRest() {
    let boxes = [Box(20, 10), Box(40, 10), Box(30, 10)]
    let stack = makeStack(boxes, width: 210)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 20], [80, 40], [180, 30]])
  }

  @Test func equalSpacingIsAtLeastTheSpacing() {
    let boxes = [Box(50, 10), Box(50, 10)]
    boxes[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let stack = makeStack(boxes, width: 100)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 50], [60, 40]])
  }

  @Test func equalCenteringSharesTheDistancesOfCentres() {
    let boxes = [Box(20, 10), Box(60, 10), Box(40, 10)]
    let stack = makeStack(boxes, width: 230)
    stack.distribution = .equalCentering
    root.layoutIfNeeded()
    // The centres are at 10, 110 and 210.
    #expect(spans(boxes) == [[0, 20], [80, 60], [190, 40]])
  }

  @Test func equalCenteringKeepsTheSpacing() {
    let boxes = [Box(20, 10), Box(100, 10), Box(20, 10), Box(20, 10)]
    let stack = makeStack(boxes, width: 200)
    stack.distribution = .equalCentering
    stack.spacing = 10
    root.layoutIfNeeded()
    // 40 are left for three gaps of at least 10: the first distances, of 70, are equal.
    #expect(spans(boxes) == [[0, 20], [30, 100], [140, 20], [180, 20]])
  }

  @Test func whatIsOpenIsDecidedByTheIndex() {
    let boxes = [Box(30, 10), Box(30, 10)]
    let _ = makeStack(boxes, width: 100)
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 70], [70, 30]])
  }

  // MARK: Alignments

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 40], [0, 40]] as [[CGFloat]]),
    (.top, [[0, 10], [0, 20]]), (.center, [[15, 10], [10, 20]]),
    (.bottom, [[30, 10], [20, 20]]),
  ])
  func aRowAligns(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    let boxes = [Box(30, 10), Box(30, 20)]
    let stack = makeStack(boxes, height: 40)
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(boxes.map { [$0.frame.minY, $0.frame.height] } == expected)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 40], [0, 40]] as [[CGFloat]]),
    (.leading, [[0, 10], [0, 20]]), (.center, [[15, 10], [10, 20]]),
    (.trailing, [[30, 10], [20, 20]]),
  ])
  func aColumnAligns(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    let boxes = [Box(10, 10), Box(20, 10)]
    let stack = makeStack(boxes, width: 40)
    stack.axis = .vertical
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(spans(boxes) == expected)
  }

  @Test func aRowAlignsBaselines() {
    let views = [
      TextBox(30, 40, first: 30, last: 10), TextBox(30, 20, first: 15, last: 5),
    ]
    let stack = makeStack(views)
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 15])
    #expect(stack.bounds.height == 40)
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    // The last baselines are 30 and 15 below the tops.
    #expect(views.map(\.frame.minY) == [0, 15])
  }

  @Test func alignedRowsAreAsHighAsTheHighestView() {
    let stack = makeStack([Box(30, 10), Box(30, 20)])
    stack.alignment = .center
    root.layoutIfNeeded()
    #expect(stack.bounds.height == 20)
  }

  // MARK: Spacing

  @Test func customSpacingReplacesTheSpacing() {
    let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)]
    let stack = makeStack(boxes)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: boxes[0])
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 30, 45])
    #expect(stack.customSpacing(after: boxes[0]) == 20)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 18, 33])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    stack.spacing = UIStackView.spacingUseSystem
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 18, 36])
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
  }

  @Test func columnsCanBeSpacedFromBaselineToBaseline() {
    let views = [
      TextBox(30, 20, first: 15, last: 5), TextBox(30, 20, first: 15, last: 5),
    ]
    let stack = makeStack(views)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 30])
  }

  @Test func marginsCanCount() {
    let box = Box(30, 10)
    let stack = makeStack([box])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(box.frame == rect(2, 1, 30, 10))
    #expect(stack.bounds.size == CGSize(width: 36, height: 14))
    stack.isLayoutMarginsRelativeArrangement = false
    root.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 30, height: 10))
  }

  // MARK: Views that come and go

  @Test func hiddenViewsTakeNoSpace() {
    let boxes = [Box(10, 10), Box(20, 30), Box(30, 10)]
    let stack = makeStack(boxes)
    stack.spacing = 5
    boxes[1].isHidden = true
    stack.alignment = .top
    root.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 45, height: 10))
    #expect(boxes[2].frame.minX == 15)
    #expect(stack.arrangedSubviews.count == 3)
    boxes[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 70, height: 30))
    #expect(boxes[2].frame.minX == 40)
    for box in boxes { box.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.bounds.size == .zero)
  }

  @Test func hidingAViewOfFixedSizeIsNoConflict() {
    let boxes = [Box(10, 10), Box(20, 10)]
    boxes[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
    let stack = makeStack(boxes)
    let found = reports {
      root.layoutIfNeeded()
      boxes[0].isHidden = true
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty)
    #expect(stack.bounds.width == 20 && boxes[1].frame.minX == 0)
  }

  @Test func arrangedViewsAreAddedInsertedAndRemoved() {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = makeStack([boxes[0]])
    stack.addArrangedSubview(boxes[2])
    stack.insertArrangedSubview(boxes[1], at: 1)
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 10, 30])
    #expect(stack.subviews == [boxes[0], boxes[2], boxes[1]])
    // No longer arranged, but still a subview.
    stack.removeArrangedSubview(boxes[1])
    root.layoutIfNeeded()
    #expect(boxes[1].superview === stack && boxes[2].frame.minX == 10)
    boxes[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [boxes[2]])
    #expect(stack.bounds.width == 30 && boxes[2].frame.minX == 0)
    // Arranged again: moved to the end.
    stack.addArrangedSubview(boxes[1])
    stack.addArrangedSubview(boxes[2])
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [boxes[1], boxes[2]])
    #expect(boxes[2].frame.minX == 20)
  }

  @Test func changesMakeNoReports() {
    let boxes = [Box(10, 10), Box(20, 20), Box(30, 30)]
    let stack = makeStack(boxes, width: 200, height: 50)
    let found = reports {
      for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
        for distribution in 0..<5 {
          for alignment in 0..<6 {
            stack.axis = axis
            stack.distribution = .init(rawValue: distribution) ?? .fill
            stack.alignment = .init(rawValue: alignment) ?? .fill
            root.layoutIfNeeded()
          }
        }
      }
    }
    #expect(found.map(\.text) == [])
  }

  @Test func aChangeOfSpacingKeepsTheConstraints() throws {
    let boxes = (0..<20).map { _ in Box(5, 10) }
    let stack = makeStack(boxes)
    root.layoutIfNeeded()
    let system = try #require(root.constraintStorage.system)
    let start = system.equations.operationCount
    stack.setCustomSpacing(4, after: boxes[3])
    root.layoutIfNeeded()
    #expect(system.equations.operationCount - start == 1)
    #expect(stack.bounds.width == 104)
  }

  // MARK: Nesting and direction

  @Test func stacksNest() {
    let (icon, title, note) = (Box(20, 20), Box(60, 12), Box(40, 10))
    let column = UIStackView(arrangedSubviews: [title, note])
    column.axis = .vertical
    column.spacing = 2
    let row = makeStack([icon, column])
    row.spacing = 8
    row.alignment = .center
    root.layoutIfNeeded()
    #expect(row.bounds.size == CGSize(width: 88, height: 24))
    #expect(icon.frame == rect(0, 2, 20, 20))
    #expect(column.frame == rect(28, 0, 60, 24))
    #expect(note.frame == rect(0, 14, 60, 10))
  }

  @Test func theBaselinesOfAStackAreThoseOfItsViews() {
    let column = UIStackView(arrangedSubviews: [
      TextBox(30, 20, first: 15, last: 5), TextBox(30, 30, first: 20, last: 10),
    ])
    column.axis = .vertical
    let title = TextBox(30, 40, first: 35, last: 5)
    let stack = makeStack([title, column])
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(column.frame.minY == 20)
    column.insertArrangedSubview(TextBox(30, 10, first: 5, last: 5), at: 0)
    root.layoutIfNeeded()
    #expect(column.frame.minY == 30)
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    // The last baseline of the column is 50 below its top.
    #expect(title.frame.minY - column.frame.minY == 15)
  }

  @Test func rowsAreMirroredFromRightToLeft() {
    let boxes = [Box(10, 10), Box(20, 10)]
    let stack = makeStack(boxes)
    stack.spacing = 5
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [25, 0])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [[90, 10], [80, 20]] as [[CGFloat]]),
    (.trailing, [[0, 10], [0, 20]]), (.center, [[45, 10], [40, 20]]),
    (.fill, [[0, 100], [0, 100]]),
  ])
  func columnsAreMirroredFromRightToLeft(
    alignment: UIStackView.Alignment, expected: [[CGFloat]]
  ) {
    let boxes = [Box(10, 10), Box(20, 10)]
    let stack = makeStack(boxes, width: 100)
    stack.axis = .vertical
    stack.alignment = alignment
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(spans(boxes) == expected)
    #expect(boxes.map(\.frame.minY) == [0, 10])
  }

  @Test func directionalMarginsAreMirrored() {
    let box = Box(30, 10)
    let stack = makeStack([box])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(box.frame == rect(4, 1, 30, 10))
    #expect(stack.bounds.size == CGSize(width: 36, height: 14))
  }

  @Test(arguments: [
    (UIStackView.Distribution.fillEqually, [[200, 100], [100, 100], [0, 100]] as [[CGFloat]]),
    (.fillProportionally, [[250, 50], [150, 100], [0, 150]]),
    (.equalSpacing, [[290, 10], [150, 20], [0, 30]]),
    (.equalCentering, [[290, 10], [145, 20], [0, 30]]),
  ])
  func distributionsAreMirroredFromRightToLeft(
    distribution: UIStackView.Distribution, expected: [[CGFloat]]
  ) {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = makeStack(boxes, width: 300)
    stack.distribution = distribution
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(spans(boxes) == expected)
  }

  @Test func customSpacingOfHiddenViewsIsNotUsed() {
    let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)]
    let stack = makeStack(boxes)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: boxes[1])
    boxes[1].isHidden = true
    root.layoutIfNeeded()
    #expect(boxes[2].frame.minX == 15)
    boxes[1].isHidden = false
    root.layoutIfNeeded()
    #expect(boxes[2].frame.minX == 45)
    // The spacing goes with the view.
    stack.removeArrangedSubview(boxes[1])
    stack.insertArrangedSubview(boxes[1], at: 1)
    root.layoutIfNeeded()
    #expect(boxes[2].frame.minX == 30)
    // After the last view, and after a view that is not arranged, it has no effect.
    stack.setCustomSpacing(50, after: boxes[2])
    stack.setCustomSpacing(50, after: root)
    root.layoutIfNeeded()
    #expect(stack.bounds.width == 40)
    #expect(stack.customSpacing(after: root) == UIStackView.spacingUseDefault)
  }

  @Test func subviewsThatAreNotArrangedAreLeftAlone() {
    let (arranged, other) = (Box(10, 10), UIView(frame: rect(3, 4, 50, 60)))
    let stack = makeStack([arranged])
    stack.addSubview(other)
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [arranged] && stack.subviews == [arranged, other])
    #expect(other.frame == rect(3, 4, 50, 60) && stack.bounds.width == 10)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
    // An index out of range is the nearest one.
    stack.insertArrangedSubview(other, at: 7)
    stack.insertArrangedSubview(other, at: -1)
    #expect(stack.arrangedSubviews == [other, arranged])
  }

  @Test func proportionsCountNestedStacksByTheirContent() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 10), Box(10, 10)])
    let boxes = [inner, Box(40, 10)]
    let stack = makeStack(boxes, width: 120)
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    #expect(spans(boxes) == [[0, 40], [40, 80]])
  }

  @Test func gapsBetweenBaselinesCanBeEqual() {
    let views = [
      TextBox(30, 20, first: 15, last: 5), TextBox(30, 40, first: 15, last: 25),
      TextBox(30, 20, first: 15, last: 5),
    ]
    let stack = makeStack(views, height: 100)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.isBaselineRelativeArrangement = true
    root.layoutIfNeeded()
    // Last baselines at 15 and minY + 15, first baselines at minY + 15 and 95: 40 apart.
    #expect(views.map(\.frame.minY) == [0, 40, 80])
  }

  @Test func aStackIsSizedWithoutATree() {
    let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 40)])
    stack.axis = .vertical
    stack.spacing = 5
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 55))
    #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
  }
}
