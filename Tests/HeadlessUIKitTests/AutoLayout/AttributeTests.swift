import Foundation
import Testing

@testable import HeadlessUIKit

/// Every attribute, relation and kind of anchor, in both writing directions.
@MainActor @Suite struct AttributeTests {
  let root = makeRoot()
  /// At 50, 60; 100 × 80 points, with margins of 1, 2, 3 and 4.
  let fixed = UIView(frame: rect(50, 60, 100, 80))
  let box = Box(20, 10)

  init() {
    root.addSubview(fixed)
    root.addSubview(box)
    fixed.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private func mirror() {
    root.semanticContentAttribute = .forceRightToLeft
    fixed.semanticContentAttribute = .forceRightToLeft
    fixed.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private func place(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> CGRect {
    NSLayoutConstraint(
      item: box, attribute: first, relatedBy: .equal, toItem: fixed, attribute: second,
      multiplier: 1, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    return box.frame
  }

  @Test(arguments: [
    (
      NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.left, 50.0 as CGFloat,
      50.0 as CGFloat
    ),
    (.right, .right, 130, 130), (.left, .right, 150, 150), (.right, .left, 30, 30),
    (.leading, .leading, 50, 130), (.trailing, .trailing, 130, 50),
    (.leading, .trailing, 150, 30), (.trailing, .leading, 30, 150),
    (.centerX, .centerX, 90, 90), (.left, .centerX, 100, 100), (.leading, .centerX, 100, 80),
    (.left, .leftMargin, 52, 52), (.right, .rightMargin, 126, 126),
    (.leading, .leadingMargin, 52, 126), (.trailing, .trailingMargin, 126, 52),
    (.centerX, .centerXWithinMargins, 89, 89),
  ])
  func horizontalPlaces(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, left: CGFloat,
    mirrored: CGFloat
  ) {
    #expect(place(first, second) == rect(left, 0, 20, 10))
    box.removeFromSuperview()
    root.addSubview(box)
    mirror()
    #expect(place(first, second) == rect(mirrored, 0, 20, 10))
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.top, 60.0 as CGFloat),
    (.bottom, .bottom, 130), (.top, .bottom, 140), (.bottom, .top, 50), (.centerY, .centerY, 95),
    (.top, .centerY, 100), (.top, .topMargin, 61), (.bottom, .bottomMargin, 127),
    (.centerY, .centerYWithinMargins, 94), (.lastBaseline, .lastBaseline, 130),
    (.firstBaseline, .firstBaseline, 60), (.top, .lastBaseline, 140),
  ])
  func verticalPlaces(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, top: CGFloat
  ) {
    #expect(place(first, second) == rect(0, top, 20, 10))
  }

  @Test func lengths() {
    #expect(place(.width, .width).size == CGSize(width: 100, height: 10))
    #expect(place(.height, .height).size == CGSize(width: 100, height: 80))
  }

  @Test func marginsOfTheFirstItem() {
    box.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    #expect(place(.leftMargin, .left) == rect(45, 0, 20, 10))
    #expect(place(.topMargin, .top) == rect(45, 57, 20, 10))
  }

  @Test(arguments: [
    (NSLayoutConstraint.Relation.equal, 30.0 as CGFloat, 50.0 as CGFloat), (.equal, 80, 50),
    (.lessThanOrEqual, 30, 30), (.lessThanOrEqual, 80, 50), (.greaterThanOrEqual, 30, 50),
    (.greaterThanOrEqual, 80, 80),
  ])
  func relations(relation: NSLayoutConstraint.Relation, content: CGFloat, width: CGFloat) {
    box.content.width = content
    NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 50
    ).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == width)
  }

  @Test func multiplesOfPlacesAreMirroredToo() {
    NSLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 0.5, constant: 7
    ).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 157)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.maxX == 143)
  }

  @Test func systemSpacing() {
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(
        equalToSystemSpacingAfter: fixed.trailingAnchor, multiplier: 1.5),
      box.topAnchor.constraint(equalToSystemSpacingBelow: fixed.bottomAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 162, y: 156))
    mirror()
    root.layoutIfNeeded()
    #expect(box.frame.maxX == 38)
  }

  @Test func limitsOfSystemSpacing() {
    let wish = box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 100)
    wish.priority = .defaultLow
    let most = box.leadingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: fixed.trailingAnchor, multiplier: 2)
    NSLayoutConstraint.activate([
      wish, most,
      box.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: fixed.bottomAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 166 && box.frame.minY >= 148)
    most.isActive = false
    box.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: fixed.trailingAnchor, multiplier: 20
    ).isActive = true
    box.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: fixed.bottomAnchor, multiplier: 1
    ).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 310, y: 148))
  }

  @Test func dimensionAnchors() {
    box.content = CGSize(width: -1, height: -1)
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    let width = fixed.widthAnchor
    NSLayoutConstraint.activate([
      wish, box.widthAnchor.constraint(lessThanOrEqualTo: width, multiplier: 0.5, constant: 3),
      box.heightAnchor.constraint(greaterThanOrEqualTo: width, multiplier: 0.25, constant: 1),
      box.heightAnchor.constraint(lessThanOrEqualTo: width, multiplier: 0.26),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 53, height: 26))
    box.widthAnchor.constraint(greaterThanOrEqualTo: width, multiplier: 0.53).isActive = true
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 53).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 53)
  }

  @Test func anchorsAreEqualByItemAndAttribute() throws {
    #expect(box.topAnchor == box.topAnchor && box.topAnchor.hash == box.topAnchor.hash)
    #expect(box.topAnchor != box.bottomAnchor && box.topAnchor != fixed.topAnchor)
    #expect(!box.topAnchor.isEqual("top"))
    let constraint = box.topAnchor.constraint(equalTo: fixed.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(box.topAnchor))
    #expect(try #require(constraint.secondAnchor).isEqual(fixed.bottomAnchor))
    #expect(box.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    let offset = box.topAnchor.anchorWithOffset(to: fixed.topAnchor)
    #expect(offset == box.topAnchor.anchorWithOffset(to: fixed.topAnchor))
    #expect(offset != box.bottomAnchor.anchorWithOffset(to: fixed.topAnchor))
  }

  @Test func theFirstBaselineIsThatOfTheViewForTheLastOne() {
    final class Titled: UIView {
      let title = TextBox(30, 20, first: 15, last: 5)
      override var forLastBaselineLayout: UIView { title }
    }
    let view = Titled(frame: rect(0, 100, 100, 50))
    view.addSubview(view.title)
    view.title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
    root.addSubview(view)
    #expect(view.forFirstBaselineLayout === view.title)
    box.topAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minY == 123)
  }

  @Test func guidesTellWhatMentionsThem() {
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    let top = guide.topAnchor.constraint(equalTo: box.bottomAnchor)
    NSLayoutConstraint.activate([left, width, top])
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [left, width])
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!guide.hasAmbiguousLayout)
  }
}
