import ChainUIKit
import Testing

/// `UIListView`: a scroll view and a stack view.
@MainActor
@Suite struct ListViewTests {
  @Test func rowsAreAsWideAsTheListAndScroll() {
    let rows = (0..<10).map { _ in UIView().layout { $0.height.equalTo(44) } }
    let list = UIListView(spacing: 6) { rows }
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    list.layoutIfNeeded()
    #expect(list.subviews.contains(list.stack))
    #expect(list.stack.axis == .vertical)
    #expect(list.stack.arrangedSubviews == rows)
    #expect(list.stack.frame == CGRect(x: 0, y: 0, width: 320, height: 494))
    #expect(rows[9].frame == CGRect(x: 0, y: 450, width: 320, height: 44))
    #expect(list.contentSize == CGSize(width: 320, height: 494))
  }

  @Test func aHorizontalListScrollsAcross() {
    let list = UIListView(.horizontal, spacing: 10, alignment: .top, distribution: .fillEqually) {
      for _ in 0..<3 { UIView().layout { $0.size.equalTo(100) } }
    }
    list.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    list.layoutIfNeeded()
    #expect(list.stack.axis == .horizontal)
    #expect(list.stack.alignment == .top)
    #expect(list.stack.distribution == .fillEqually)
    #expect(list.contentSize == CGSize(width: 320, height: 120))
  }

  @Test func anEmptyListHasNoContent() {
    let list = UIListView {}
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    list.layoutIfNeeded()
    #expect(list.stack.arrangedSubviews.isEmpty)
    #expect(list.contentSize.height == 0)
  }

  @Test func rowsCanBeAddedLater() {
    let list = UIListView { UILabel("1") }
    let added = UILabel("2")
    list.stack.addArranged([added])
    #expect(list.stack.arrangedSubviews.last === added)
  }

  @Test func aListIsReleased() {
    weak var list: UIListView?
    do {
      let made = UIListView { UILabel("row") }
      made.layoutIfNeeded()
      list = made
    }
    #expect(list == nil)
  }
}
