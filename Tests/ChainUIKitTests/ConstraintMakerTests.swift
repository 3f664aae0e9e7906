import ChainUIKit
import Testing

/// What the lines of a `layout` closure mean, as frames.
@MainActor
@Suite(.serialized) struct ConstraintMakerTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()

  init() {
    parent.addSubview(view)
  }

  private func frame() -> CGRect {
    parent.layoutIfNeeded()
    return view.frame
  }

  @Test func edgesTakeInsetsInwards() {
    view.layout { make in make.edges.equalToSuperview().inset(10) }
    #expect(frame() == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func theClosureReturnsTheViewAndTurnsItsMaskOff() {
    let label = UILabel()
    parent.addSubview(label)
    let same: UILabel = label.layout { $0.leading.top.equalToSuperview() }.text("a")
    #expect(same === label)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func everyAttributeReachesItsConstraint() {
    var relations: [ConstraintRelation] = []
    view.layout { make in
      relations = [
        make.leading, make.trailing, make.left, make.right, make.top, make.bottom, make.width,
        make.height, make.centerX, make.centerY, make.firstBaseline, make.lastBaseline,
        make.edges, make.horizontalEdges, make.verticalEdges, make.directionalEdges,
        make.directionalHorizontalEdges, make.directionalVerticalEdges, make.size, make.center,
        make.leftMargin, make.rightMargin, make.topMargin, make.bottomMargin, make.leadingMargin,
        make.trailingMargin, make.centerXWithinMargins, make.centerYWithinMargins, make.margins,
        make.directionalMargins, make.centerWithinMargins,
      ].map { $0.equalToSuperview().priority(1) }
    }
    let expected: [[NSLayoutConstraint.Attribute]] = [
      [.leading], [.trailing], [.left], [.right], [.top], [.bottom], [.width], [.height],
      [.centerX], [.centerY], [.firstBaseline], [.lastBaseline], [.top, .left, .bottom, .right],
      [.left, .right], [.top, .bottom], [.top, .leading, .bottom, .trailing],
      [.leading, .trailing], [.top, .bottom], [.width, .height], [.centerX, .centerY],
      [.leftMargin], [.rightMargin], [.topMargin], [.bottomMargin], [.leadingMargin],
      [.trailingMargin], [.centerXWithinMargins], [.centerYWithinMargins],
      [.topMargin, .leftMargin, .bottomMargin, .rightMargin],
      [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
      [.centerXWithinMargins, .centerYWithinMargins],
    ]
    #expect(relations.map { $0.constraints.map(\.firstAttribute) } == expected)
    #expect(relations.map { $0.constraints.map(\.secondAttribute) } == expected)
    let isActive = relations.allSatisfy(\.isActive)
    #expect(isActive)
    let isToParent = relations.flatMap(\.constraints).allSatisfy { $0.secondItem === parent }
    #expect(isToParent)
  }

  @Test func relationsCompareEitherWay() {
    view.layout { make in
      make.leading.top.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.25)
      make.width.equalTo(500).priority(.defaultLow)
      make.height.greaterThanOrEqualToSuperview().dividedBy(4).offset(5)
      make.height.equalTo(0).priority(1)
    }
    #expect(frame() == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test func numbersAreLengthsAndPlacesInTheSuperview() {
    view.layout { make in
      make.left.equalTo(7)
      make.top.equalTo(CGFloat(8))
      make.width.equalTo(30.0)
      make.height.equalTo(20).multipliedBy(2).offset(1)
    }
    #expect(frame() == CGRect(x: 7, y: 8, width: 30, height: 41))
  }

  @Test func aCenterMayBeAPointOfTheSuperview() {
    view.layout { make in
      make.center.equalTo(CGPoint(x: 40, y: 30))
      make.size.equalTo(CGSize(width: 20, height: 10))
    }
    #expect(frame() == CGRect(x: 30, y: 25, width: 20, height: 10))
  }

  @Test func aPointPlacesEdges() {
    view.layout { make in
      make.left.top.equalTo(CGPoint(x: 40, y: 30))
      make.size.equalTo(6)
    }
    #expect(frame() == CGRect(x: 40, y: 30, width: 6, height: 6))
  }

  @Test func insetsPlaceEdges() {
    view.layout { $0.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
    #expect(frame() == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test func directionalInsetsTurnWithTheWritingDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    parent.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    view.layout { $0.directionalEdges.equalTo(insets) }
    #expect(frame() == CGRect(x: 4, y: 1, width: 194, height: 96))
    view.remakeLayout { $0.edges.equalToSuperview().inset(insets) }
    #expect(frame() == CGRect(x: 4, y: 1, width: 194, height: 96))
  }

  @Test func absoluteInsetsStayOnTheirSide() {
    parent.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    view.layout {
      $0.directionalEdges.equalToSuperview()
        .inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frame() == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test func insetsShrinkSizesAndMoveCenters() {
    view.layout { make in
      make.size.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.center.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frame() == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test func anOffsetIsTheSameForEveryAttribute() {
    view.layout { $0.edges.equalToSuperview().offset(5) }
    #expect(frame() == CGRect(x: 5, y: 5, width: 200, height: 100))
  }

  @Test func viewsGuidesAndAnchorsAreTargets() {
    let other = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
    parent.addSubview(other)
    view.layout { make in
      make.leading.equalTo(other)
      make.trailing.equalTo(parent.layoutMarginsGuide)
      make.top.equalTo(other.bottomAnchor).offset(4)
      make.height.equalTo(other.widthAnchor).multipliedBy(0.5)
    }
    #expect(frame() == CGRect(x: 20, y: 44, width: 172, height: 30))
  }

  @Test func aDistanceBetweenAnchorsIsATarget() {
    let other = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
    parent.addSubview(other)
    let distance = parent.topAnchor.anchorWithOffset(to: other.bottomAnchor)
    view.layout { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(distance).multipliedBy(2).offset(1)
      make.height.greaterThanOrEqualTo(distance)
      make.height.equalTo(1).priority(.defaultLow)
    }
    #expect(frame() == CGRect(x: 0, y: 0, width: 81, height: 40))
    view.remakeLayout { make in
      make.leading.top.equalToSuperview()
      make.size.lessThanOrEqualTo(distance)
      make.size.equalTo(300).priority(.defaultLow)
    }
    #expect(frame() == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func baselinesAlign() {
    let first = UILabel("A", size: 30)
    let second = UILabel("B", size: 10)
    parent.addSubview(first)
    parent.addSubview(second)
    first.layout { $0.leading.top.equalToSuperview() }
    second.layout { make in
      make.leading.equalTo(first.trailingAnchor)
      make.firstBaseline.equalTo(first)
    }
    parent.layoutIfNeeded()
    let drop = first.font.ascender - second.font.ascender
    #expect(abs(second.frame.minY - drop) <= 1)
    #expect(second.frame.minY > 0)
  }

  @Test func aGuideIsLaidOutLikeAView() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let same = guide.layout { make in
      make.edges.equalToSuperview().inset(20)
    }
    parent.layoutIfNeeded()
    #expect(same === guide)
    #expect(guide.layoutFrame == CGRect(x: 20, y: 20, width: 160, height: 60))
    guide.updateLayout { $0.edges.equalToSuperview().inset(30) }
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 30, width: 140, height: 40))
    guide.remakeLayout { $0.edges.equalToSuperview() }
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func constraintsAreLabelledWithFileAndLine() {
    var relations: [ConstraintRelation] = []
    let line = #line + 2
    view.layout { make in
      relations.append(make.top.equalToSuperview())
      relations.append(make.left.equalTo(3).labeled("start"))
    }
    let file = #fileID
    #expect(relations[0].constraints.map(\.identifier) == ["\(file):\(line)"])
    #expect(relations[1].constraints.map(\.identifier) == ["start (\(file):\(line + 1))"])
  }

  @Test func prioritiesAreNumbersOrNative() {
    var relations: [ConstraintRelation] = []
    view.layout { make in
      relations = [
        make.top.equalToSuperview(), make.left.equalToSuperview().priority(750),
        make.width.equalTo(3).priority(.defaultLow),
      ]
    }
    let priorities = relations.map { $0.constraints[0].priority }
    #expect(priorities == [.required, .defaultHigh, .defaultLow])
  }
}

extension UILabel {
  fileprivate convenience init(_ text: String, size: CGFloat) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size)
  }
}
