import ChainUIKit
import Testing

/// `body { }` and `add`: which views come where, and when waiting layout runs.
@MainActor
@Suite struct BodyTests {
  private func texts(_ views: [UIView]) -> [String?] {
    views.map { ($0 as? UILabel)?.text }
  }

  @Test func viewsKeepTheirIdentityAndOrder() {
    let (first, second) = (UILabel("1"), UIButton("2"))
    let third: UIImageView? = UIImageView()
    let view = UIView()
    let result = view.body {
      first
      second
      third
    }
    #expect(result === view)
    #expect(view.subviews == [first, second, third])
  }

  @Test func everyKindOfStatementAddsItsViews() {
    let subtitle: UILabel? = UILabel("optional")
    let missing: UILabel? = nil
    let labels = [UILabel("array 1"), UILabel("array 2")]
    let mixed = [UILabel("mixed"), UIView()]
    let rows = ["row 1", "row 2"]
    let view = UIView().body {
      subtitle
      missing
      if rows.isEmpty { UIView() } else { UILabel("branch") }
      for row in rows { UILabel(row) }
      rows.map { UILabel("mapped " + $0) }
      labels
      mixed as [UIView]
      if #available(iOS 13, macOS 10.15, *) { UILabel("available") }
      switch rows.count {
      case 2: UILabel("two")
      default: UIView()
      }
    }
    #expect(
      texts(view.subviews) == [
        "optional", "branch", "row 1", "row 2", "mapped row 1", "mapped row 2", "array 1",
        "array 2", "mixed", nil, "available", "two",
      ])
  }

  @Test func theClosureRunsOnce() {
    var runs = 0
    let isOn = Live(false)
    let view = UIView().body {
      let _ = runs += 1
      UILabel(isOn.value ? "on" : "off")
    }
    isOn.value = true
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(runs == 1)
    #expect(texts(view.subviews) == ["off"])
  }

  @Test func aSecondBodyAddsMore() {
    let view = UIView().body { UILabel("1") }.body { UILabel("2") }
    view.body {}
    view.body { UILabel("3") }
    #expect(texts(view.subviews) == ["1", "2", "3"])
  }

  @Test func aBodyKeepsTheConcreteType() {
    let button: UIButton = UIButton("Save").body { UILabel("badge") }
    #expect(button.subviews.last is UILabel)
  }

  @Test func aBodyOfAStackViewIsArranged() {
    let (first, second) = (UILabel("1"), UILabel("2"))
    let stack: UIView = VStack { first }
    stack.body { second }
    #expect((stack as? UIStackView)?.arrangedSubviews == [first, second])
  }

  @Test func aBodyOfACellOrAnEffectIsPutIntoTheContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil).body { UILabel("cell") }
    let item = UICollectionViewCell().body { UILabel("item") }
    let blur = UIVisualEffectView(effect: nil).body { UILabel("blur") }
    #expect(texts(cell.contentView.subviews).last == "cell")
    #expect(texts(item.contentView.subviews).last == "item")
    #expect(texts(blur.contentView.subviews) == ["blur"])
  }

  @Test func aViewAlreadyInsideIsMovedNotCopied() {
    let label = UILabel("moved")
    let old = UIView().body { label }
    let new = UIView().body { label }
    #expect(old.subviews.isEmpty)
    #expect(new.subviews == [label])
  }

  @Test func waitingLayoutRunsInOrderWhenAllViewsAreAdded() {
    var order: [String] = []
    let (first, second) = (UILabel("1"), UILabel("2"))
    let view = UIView()
    view.body {
      first.layout { _ in order.append("1a") }
        .layout { make in
          order.append("1b")
          make.top.equalTo(second)
        }
      second.layout { _ in order.append("2 in \(second.superview === view)") }
    }
    #expect(order == ["1a", "1b", "2 in true"])
    #expect(view.constraints.count == 1)
  }

  @Test func waitingLayoutRunsOnce() {
    var runs = 0
    let label = UILabel("once").layout { _ in runs += 1 }
    let parent = UIView().body { label }
    parent.body { label }
    UIView().add(label)
    VStack { label }.body { label }
    #expect(runs == 1)
  }

  @Test func innerBodiesRunTheirsFirst() {
    var order: [String] = []
    UIView().body {
      UIView()
        .layout { _ in order.append("outer") }
        .body { UIView().layout { _ in order.append("inner") } }
    }
    #expect(order == ["inner", "outer"])
  }

  @Test func theSeedsExampleIsLaidOut() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let title = UILabel("Title")
    view.body {
      title
        .layout { $0.leading.trailing.equalToSuperview().inset(16) }
        .layout { $0.top.equalToSuperview().offset(24) }
    }
    view.layoutIfNeeded()
    #expect(title.frame.minX == 16)
    #expect(title.frame.maxX == 304)
    #expect(title.frame.minY == 24)
    #expect(isNear(title.frame.height, title.intrinsicContentSize.height))
  }

  @Test func addAddsOneViewAndRunsItsLayout() {
    let (parent, first, second) = (UIView(), UIView(), UIView())
    var ran = false
    let result = parent.add(first).add(second.layout { _ in ran = true })
    #expect(result === parent)
    #expect(parent.subviews == [first, second])
    #expect(ran)
  }

  @Test func aBuiltTreeIsReleased() {
    weak var parent: UIView?
    weak var child: UIView?
    do {
      let label = UILabel("gone").layout { $0.edges.equalToSuperview() }
      let view = UIView().body { label }
      (parent, child) = (view, label)
    }
    #expect(parent == nil)
    #expect(child == nil)
  }
}
