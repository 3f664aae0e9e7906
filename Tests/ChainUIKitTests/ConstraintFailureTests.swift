import ChainUIKit
import Testing

/// Relations that make no sense: each has a message that names view and line, and nothing breaks.
@MainActor
@Suite(.serialized) struct ConstraintFailureTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()

  init() {
    parent.addSubview(view)
    view.accessibilityIdentifier = "box"
  }

  private func failures(_ body: () -> Void) -> [ConstraintFailure] {
    var failures: [ConstraintFailure] = []
    ConstraintFailure.handler = { failures.append($0) }
    body()
    ConstraintFailure.handler = nil
    return failures
  }

  private func messages(_ make: @escaping @MainActor (ConstraintMaker) -> Void) -> [String] {
    failures { view.layout(make) }.map(\.message)
  }

  @Test func aSuperviewThatIsNotThere() {
    parent.layoutIfNeeded()
    let found = failures {
      parent.addSubview(view)
      view.layout { [unowned view] make in
        view.removeFromSuperview()
        make.top.equalToSuperview()
        make.left.equalTo(5)
        make.width.equalTo(5)
      }
    }
    let message = "UIView \"box\": the relation is to the superview, and there is none"
    #expect(found.map(\.message) == [message, message])
    #expect(view.constraints.map(\.constant) == [5])
  }

  @Test func theFailureSaysWhere() {
    let line: UInt = #line + 1
    let found = failures { view.layout { $0.top.equalTo(UIView()) } }
    #expect(found.map(\.line) == [line])
    #expect(found.map(\.file) == [#fileID])
    let description = "\(#fileID):\(line): UIView \"box\": "
    #expect(found.first?.description.hasPrefix(description) == true)
  }

  @Test func viewsWithoutACommonSuperview() {
    let stranger = UILabel()
    let guide = UILayoutGuide()
    UIView().addLayoutGuide(guide)
    let message = "UIView \"box\": it and UILabel are in no common superview; add both to one first"
    let found = messages { make in
      make.top.equalTo(stranger)
      make.top.equalTo(stranger.bottomAnchor)
      make.width.equalTo(stranger.widthAnchor)
      make.width.equalTo(guide)
    }
    #expect(found.count == 4)
    #expect(found.prefix(3).allSatisfy { $0 == message })
    #expect(found.last?.contains("it and UILayoutGuide are in no common superview") == true)
  }

  @Test func otherRelationsAreStillMade() {
    let found = messages { make in
      make.leading.equalTo(UIView())
      make.edges.equalToSuperview().inset(1)
    }
    parent.layoutIfNeeded()
    #expect(found.count == 1)
    #expect(view.frame == CGRect(x: 1, y: 1, width: 198, height: 98))
  }

  @Test func attributesThatDoNotPair() {
    let other = UIView()
    parent.addSubview(other)
    let found = messages { make in
      make.top.equalTo(other.leadingAnchor)
      make.width.equalTo(other.leadingAnchor)
      make.leading.equalTo(other.widthAnchor)
      make.left.equalTo(other.leadingAnchor)
      make.leading.equalTo(other.rightAnchor)
    }
    #expect(
      found == [
        "UIView \"box\": top cannot be related to leading: one is horizontal, the other vertical",
        "UIView \"box\": width cannot be related to leading: one is a place, the other a size",
        "UIView \"box\": leading cannot be related to a size",
        "UIView \"box\": left cannot be related to leading: "
          + "one turns with the writing direction, the other does not",
        "UIView \"box\": leading cannot be related to right: "
          + "one turns with the writing direction, the other does not",
      ])
  }

  @Test func constantsThatDoNotFit() {
    let found = messages { make in
      make.top.equalTo(CGSize(width: 1, height: 1))
      make.width.equalTo(CGPoint(x: 1, y: 1))
      make.height.equalTo(UIEdgeInsets.zero)
      make.width.equalTo(CGFloat.nan)
      make.width.equalTo(Double.infinity)
    }
    #expect(
      found == [
        "UIView \"box\": top cannot be related to a size",
        "UIView \"box\": width cannot be related to a point",
        "UIView \"box\": height cannot be related to insets",
        "UIView \"box\": width is related to a number that is not finite",
        "UIView \"box\": width is related to a number that is not finite",
      ])
  }

  @Test func modifiersOutOfRangeChangeNothing() {
    var relation: ConstraintRelation?
    let found = messages { make in
      relation = make.width.equalToSuperview().offset(1).offset(.nan).inset(.infinity)
        .inset(UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
        .inset(NSDirectionalEdgeInsets(top: 0, leading: .nan, bottom: 0, trailing: 0))
        .multipliedBy(.infinity).dividedBy(0).priority(0).priority(1000.5).priority(-1)
    }
    #expect(
      found == [
        "UIView \"box\": the offset is not a finite number; it is unchanged",
        "UIView \"box\": the inset is not a finite number; it is unchanged",
        "UIView \"box\": the inset is not a finite number; it is unchanged",
        "UIView \"box\": the inset is not a finite number; it is unchanged",
        "UIView \"box\": the factor is not a finite number; it is unchanged",
        "UIView \"box\": cannot divide by zero; the factor is unchanged",
        "UIView \"box\": a priority is above 0 and at most 1000, not 0.0; "
          + "the priority is unchanged",
        "UIView \"box\": a priority is above 0 and at most 1000, not 1000.5; "
          + "the priority is unchanged",
        "UIView \"box\": a priority is above 0 and at most 1000, not -1.0; "
          + "the priority is unchanged",
      ])
    let native = relation?.constraints.first
    #expect(native?.constant == 1 && native?.multiplier == 1 && native?.priority == .required)
  }

  @Test func aRelationWithoutAttributes() {
    #expect(
      messages { $0.equalToSuperview() } == [
        "UIView \"box\": a relation needs an attribute before it"
      ])
  }

  @Test func guidesHaveNeitherMarginsNorBaselines() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    guide.identifier = "g"
    let found = failures {
      guide.layout { $0.firstBaseline.equalToSuperview() }
      view.layout { $0.topMargin.equalTo(guide) }
    }
    #expect(
      found.map(\.message) == [
        "UILayoutGuide \"g\": a guide has no firstBaseline",
        "UIView \"box\": a guide has no topMargin",
      ])
  }

  @Test func aGuideInNoView() {
    let found = failures { UILayoutGuide().layout { $0.width.equalTo(4) } }
    #expect(found.map(\.message) == ["UILayoutGuide: the guide is in no view"])
  }

  @Test func anUpdateOfNothing() {
    view.layout { $0.width.equalTo(4) }
    let found = failures {
      view.updateLayout { make in
        make.width.equalTo(5)
        make.height.equalTo(5)
        make.width.equalToSuperview()
        make.width.greaterThanOrEqualTo(5)
      }
    }
    let end = "so there is nothing to update"
    #expect(
      found.map(\.message) == [
        "UIView \"box\": no active constraint of this view matches height, \(end)",
        "UIView \"box\": no active constraint of this view matches width, \(end)",
        "UIView \"box\": no active constraint of this view matches width, \(end)",
      ])
    #expect(view.constraints.map(\.constant) == [5])
  }

  @Test func aReleasedViewInAKeptRelation() {
    var relation: ConstraintRelation?
    do {
      let gone = UIView()
      parent.addSubview(gone)
      view.layout { relation = $0.top.equalTo(gone) }
      gone.removeFromSuperview()
    }
    let found = failures { relation?.offset(3) }
    #expect(found.map(\.message) == ["UIView \"box\": the other view was released"])
  }

  #if DEBUG
    @Test func withoutAHandlerADebugBuildStopsAtTheLine() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let view = UIView()
          let parent = UIView()
          parent.addSubview(view)
          let stranger = UIView()
          view.layout { $0.top.equalTo(stranger) }
        }
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      let isNamed = text.contains("it and UIView are in no common superview")
      #expect(isNamed)
    }
  #endif
}
