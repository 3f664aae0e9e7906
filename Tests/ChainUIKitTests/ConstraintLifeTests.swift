import ChainUIKit
import Testing

/// When `layout` closures run, and what their constraints do later.
@MainActor
@Suite struct ConstraintLifeTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func closuresWaitForASuperviewAndRunOnceInOrder() {
    let view = UIView()
    var runs: [Int] = []
    view
      .layout { _ in runs.append(1) }
      .remakeLayout { _ in runs.append(2) }
      .updateLayout { _ in runs.append(3) }
    #expect(runs.isEmpty)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.runPendingLayout()
    #expect(runs.isEmpty)
    parent.addSubview(view)
    #expect(runs.isEmpty)
    view.runPendingLayout()
    #expect(runs == [1, 2, 3])
    view.removeFromSuperview()
    parent.addSubview(view)
    view.runPendingLayout()
    #expect(runs == [1, 2, 3])
  }

  @Test func withASuperviewAClosureRunsAtOnceAfterThoseThatWait() {
    let view = UIView()
    var runs: [Int] = []
    view.layout { _ in runs.append(1) }
    parent.addSubview(view)
    view.layout { _ in runs.append(2) }
    #expect(runs == [1, 2])
  }

  @Test func aClosureAddedByAClosureRunsAfterThoseThatWait() {
    let view = UIView()
    var runs: [Int] = []
    view.layout { [unowned view] _ in
      runs.append(1)
      view.layout { _ in runs.append(3) }
    }
    view.layout { _ in runs.append(2) }
    parent.addSubview(view)
    view.runPendingLayout()
    #expect(runs == [1, 2, 3])
  }

  @Test func aClosureIsReleasedWhenItHasRun() {
    let view = UIView()
    var captured: UIView? = UIView()
    weak let weakly = captured
    view.layout { [captured] _ in _ = captured?.tag }
    captured = nil
    #expect(weakly != nil)
    parent.addSubview(view)
    view.runPendingLayout()
    #expect(weakly == nil)
  }

  @Test func neitherClosuresNorRelationsKeepViewsAlive() {
    weak var outer: UIView?
    weak var inner: UIView?
    weak var sibling: UIView?
    var kept: ConstraintRelation?
    do {
      let root = UIView()
      let first = UIView()
      let second = UIView()
      root.addSubview(first)
      root.addSubview(second)
      (outer, inner, sibling) = (root, first, second)
      first.layout { [unowned second] make in
        kept = make.edges.equalToSuperview().inset(4)
        make.width.equalTo(second.widthAnchor)
        make.height.equalTo(second)
      }
      second.layout { $0.edges.equalTo(first) }
      root.layoutIfNeeded()
    }
    #expect(outer == nil && inner == nil && sibling == nil)
    #expect(kept?.constraints.count == 4)
  }

  @Test func remakingRemovesOnlyWhatTheMakerMade() {
    let view = UIView()
    parent.addSubview(view)
    var old: ConstraintRelation?
    view.layout { make in
      old = make.edges.equalToSuperview()
    }
    let own = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    own.isActive = true
    view.remakeLayout { make in
      make.leading.top.equalToSuperview()
      make.size.equalTo(30)
    }
    parent.layoutIfNeeded()
    #expect(old?.isActive == false)
    #expect(own.isActive)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func updatingChangesConstantsAndPrioritiesInPlace() throws {
    let view = UIView()
    parent.addSubview(view)
    var width: ConstraintRelation?
    view.layout { make in
      make.leading.top.equalToSuperview()
      make.height.equalTo(10)
      width = make.width.equalTo(30).priority(.defaultLow)
    }
    parent.layoutIfNeeded()
    let native = try #require(width?.constraints.first)
    var updated: ConstraintRelation?
    view.updateLayout { make in
      make.leading.equalToSuperview().offset(6)
      updated = make.width.equalTo(40)
    }
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 6, y: 0, width: 40, height: 10))
    #expect(updated?.constraints == [native])
    #expect(native.isActive && native.priority == .required && native.constant == 40)
  }

  @Test func aKeptRelationChangesItsConstraints() throws {
    let view = UIView()
    parent.addSubview(view)
    var top: ConstraintRelation?
    var width: ConstraintRelation?
    view.layout { make in
      make.leading.equalToSuperview()
      make.height.equalTo(10)
      top = make.top.equalToSuperview()
      width = make.width.equalToSuperview()
    }
    let native = try #require(top?.constraints.first)
    top?.offset(12).priority(.defaultHigh).labeled("top")
    width?.multipliedBy(0.5)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 12, width: 100, height: 10))
    #expect(top?.constraints == [native] && native.priority == .defaultHigh)
    #expect(native.identifier?.hasPrefix("top (") == true)
    top?.isActive = false
    #expect(!native.isActive)
    top?.offset(3)
    #expect(!native.isActive && native.constant == 3)
    top?.isActive = true
    parent.layoutIfNeeded()
    #expect(view.frame.minY == 3)
  }

  @Test func aReportOfAConflictNamesTheLines() throws {
    let view = UIView()
    parent.addSubview(view)
    var texts: [String] = []
    let old = UIView.layoutReportHandler
    UIView.layoutReportHandler = { texts.append($0.text) }
    let line = #line + 3
    view.layout { make in
      make.leading.top.height.equalToSuperview()
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
    parent.layoutIfNeeded()
    UIView.layoutReportHandler = old
    #expect(texts.count == 1)
    let text = try #require(texts.first)
    for number in [line, line + 1] {
      let isNamed = text.contains("'\(#fileID):\(number)'")
      #expect(isNamed)
    }
  }
}
