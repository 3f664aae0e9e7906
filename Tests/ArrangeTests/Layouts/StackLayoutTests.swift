import Arrange
import Testing

@Suite struct StackLayoutTests {
  private func widths(
    _ items: [any LayoutItem], _ width: Double, spacing: Double = 0
  ) -> [Double] {
    HStackLayout(spacing: spacing).frames(for: items, within: Rectangle(width, 40)).map(\.width)
  }

  // MARK: Sharing

  @Test func aRigidItemTakesItsWidthAndAFlexibleOneTheRest() {
    let items: [any LayoutItem] = [Icon(25, 10), Filler()]
    let frames = HStackLayout(spacing: 5).frames(for: items, within: Rectangle(100, 40))
    #expect(
      frames == [
        Rectangle(x: 0, y: 15, width: 25, height: 10),
        Rectangle(x: 30, y: 0, width: 70, height: 40),
      ])
  }

  @Test func flexibleItemsShareEqually() {
    #expect(widths([Filler(), Icon(10, 10), Filler()], 100) == [45, 10, 45])
  }

  @Test func whatAnItemLeavesGoesToTheOthers() {
    let narrow = Filler(most: Size(width: 20, height: 20))
    #expect(widths([Filler(), narrow, Filler()], 110) == [45, 20, 45])
  }

  @Test func theLeastFlexibleIsServedFirst() {
    // 60 … 80 is served before 0 … 50, so it gets its half of 100, which is less than it needs.
    let first = Filler(most: Size(width: 50, height: 1))
    let second = Filler(least: Size(width: 60, height: 1), most: Size(width: 80, height: 1))
    #expect(widths([first, second], 100) == [40, 60])
  }

  @Test func aListThatFitsCutsNoTextOfItsRows() {
    /// Lines of 20 points, as many as the width asks for and the height has room for.
    func text(_ length: Double) -> Custom {
      Custom { proposal in
        let width = min(proposal.width.finiteValue ?? length, length)
        let lines = (length / max(width, 1)).rounded(.up)
        let room = ((proposal.height.finiteValue ?? .infinity) / 20).rounded(.down)
        return Size(width: width, height: 20 * min(lines, max(room, 1)))
      }
    }
    var tree = LayoutTree()
    let texts = [400, 100, 400].map { tree.addLeaf(text($0)) }
    let rows = texts.map { text in
      let message = tree.add(HStackLayout(), [text, tree.addLeaf(size: .square(22))])
      let title = tree.addLeaf(size: Size(width: 100, height: 20))
      let column = tree.add(VStackLayout(), [title, message])
      return tree.add(HStackLayout(), [tree.addLeaf(size: .square(40)), column])
    }
    let list = tree.add(VStackLayout(), rows)
    // A third of the height is less than the first row needs: the second must be served before.
    tree.layOut(list, within: Rectangle(300, 162))
    #expect(texts.map { tree.frame(of: $0).height } == [40, 20, 40])
    #expect(rows.map { tree.frame(of: $0).height } == [60, 42, 60])
  }

  @Test func ofUnlimitedItemsTheOneThatNeedsMostIsServedFirst() {
    #expect(widths([Filler(), Filler(least: Size(width: 70, height: 0))], 100) == [30, 70])
  }

  @Test func equallyFlexibleItemsAreServedInOrder() {
    // Each text would take 90; the first gets 50, rounds down to whole words, and leaves the rest.
    #expect(widths([Words(9), Words(9)], 105) == [50, 50])
    #expect(widths([Words(9), Words(9), Words(9)], 100) == [30, 30, 40])
  }

  @Test func aHigherPriorityIsServedFirstFromWhatTheOthersDoNotNeed() {
    #expect(widths([Words(8), Words(8, priority: 1)], 100) == [20, 80])
    #expect(widths([Words(8), Words(20, priority: 1)], 100) == [10, 90])
    #expect(
      widths([Words(8, priority: -1), Words(20, priority: 1), Icon(30, 1)], 100) == [10, 60, 30])
  }

  @Test func aSpacerOfLowPriorityYieldsToContent() {
    #expect(widths([Words(4), Filler(priority: -1), Words(3)], 100) == [40, 30, 30])
    #expect(widths([Words(8), Filler(priority: -1), Words(8)], 100) == [50, 0, 50])
  }

  @Test func anItemThatDoesNotFitOverflows() {
    let frames = HStackLayout(spacing: 10)
      .frames(for: [Icon(50, 10), Icon(50, 10)], within: Rectangle(60, 10))
    #expect(frames.map(\.x) == [0, 60])
  }

  @Test func spacingBeyondTheWidthLeavesNothing() {
    #expect(widths([Filler(), Filler()], 5, spacing: 10) == [0, 0])
  }

  @Test func negativeSpacingOverlaps() {
    let frames = HStackLayout(spacing: -5)
      .frames(for: [Icon(10, 10), Icon(10, 10), Icon(10, 10)], within: Rectangle(100, 10))
    #expect(frames.map(\.x) == [0, 5, 10])
  }

  @Test func anItemThatRespondsToNothingIsAskedForItsIdealSize() {
    let icon = Counted(Icon(10, 10))
    icon.respondsTo = []
    _ = HStackLayout().size(fitting: [icon, Filler()], within: .size(width: 90, height: 9))
    #expect(icon.proposals == [.unspecified])
  }

  // MARK: Sizes

  @Test func theSizeIsThatOfTheContent() {
    let items: [any LayoutItem] = [Words(3), Icon(10, 30)]
    let row = HStackLayout(spacing: 5)
    #expect(row.size(fitting: items, within: .unspecified) == Size(width: 45, height: 30))
    #expect(row.size(fitting: items, within: .expanded) == Size(width: 45, height: 30))
    #expect(row.size(fitting: items, within: .collapsed) == Size(width: 25, height: 60))
    #expect(
      row.size(fitting: items, within: .size(width: 36, height: 9)) == Size(width: 35, height: 40))
    #expect(row.naturalSize(for: items) == Size(width: 45, height: 30))
  }

  @Test func aStackOfNothingHasNoSize() {
    #expect(HStackLayout(spacing: 10).size(fitting: [], within: .expanded) == .zero)
    #expect(VStackLayout(spacing: 10).naturalSize(for: []) == .zero)
    #expect(HStackLayout().frames(for: [], within: Rectangle(10, 10)) == [])
  }

  @Test func theNaturalSizeIsMadeOfIntrinsicSizes() {
    struct Own: LayoutItem {
      var intrinsicSize: Size { Size(width: 7, height: 9) }
      func sizeThatFits(_ proposal: SizeProposal) -> Size { Size(width: 70, height: 90) }
    }
    let items = [Own(), Own()]
    #expect(HStackLayout(spacing: 1).naturalSize(for: items) == Size(width: 15, height: 9))
    #expect(
      HStackLayout(spacing: 1).size(fitting: items, within: .unspecified)
        == Size(width: 141, height: 90))
  }

  @Test func unlimitedProposalsArePassedOn() {
    let counted = Counted(Icon(1, 1))
    let row = HStackLayout()
    for proposal in [SizeProposal.expanded, .unspecified] {
      _ = row.size(fitting: [counted, counted], within: proposal)
    }
    #expect(
      counted.proposals == [.expanded, .expanded, .unspecified, .unspecified])
  }

  // MARK: Alignment

  @Test func aColumnIsARowTurned() {
    let items: [any LayoutItem] = [Icon(10, 25), Filler(most: Size(width: 30, height: 200))]
    let frames = VStackLayout(alignment: .trailing, spacing: 5)
      .frames(for: items, within: Rectangle(x: 1, y: 2, width: 40, height: 100))
    #expect(
      frames == [
        Rectangle(x: 31, y: 2, width: 10, height: 25),
        Rectangle(x: 11, y: 32, width: 30, height: 70),
      ])
  }

  @Test(
    arguments: zip(
      [VerticalAlignment.top, .center, .bottom], [0.0, 15, 30]))
  func itemsOfARowAreAligned(alignment: VerticalAlignment, y: Double) {
    let frames = HStackLayout(alignment: alignment)
      .frames(for: [Icon(10, 10)], within: Rectangle(40, 40))
    #expect(frames == [Rectangle(x: 0, y: y, width: 10, height: 10)])
  }

  @Test(
    arguments: zip(
      [HorizontalAlignment.leading, .center, .trailing], [0.0, 15, 30]))
  func itemsOfAColumnAreAligned(alignment: HorizontalAlignment, x: Double) {
    let frames = VStackLayout(alignment: alignment)
      .frames(for: [Icon(10, 10)], within: Rectangle(40, 40))
    #expect(frames == [Rectangle(x: x, y: 0, width: 10, height: 10)])
  }

  @Test func baselinesAreAligned() {
    // Two lines of text: baselines at 16 and 36 of 40. An icon counts by its bottom edge.
    let items: [any LayoutItem] = [Words(4), Icon(10, 30), Words(2)]
    let first = HStackLayout(alignment: .firstTextBaseline)
    let last = HStackLayout(alignment: .lastTextBaseline)
    #expect(
      first.frames(for: items, within: Rectangle(50, 100)).map(\.y) == [14, 0, 14])
    #expect(last.frames(for: items, within: Rectangle(50, 100)).map(\.y) == [0, 6, 20])
    #expect(
      first.size(fitting: items, within: .size(width: 50, height: 100))
        == Size(width: 50, height: 54))
  }

  @Test func aContainerHasTheBaselinesOfItsText() {
    var tree = LayoutTree()
    let text = tree.addLeaf(Words(2))
    let inset = tree.add(PaddingLayout(insets: EdgeInsets(5)), [text])
    let other = tree.addLeaf(Words(2))
    let row = tree.add(HStackLayout(alignment: .firstTextBaseline), [inset, other])
    tree.layOut(row, within: Rectangle(100, 100))
    #expect(tree.frame(of: inset).y == 0)
    #expect(tree.frame(of: other).y == 5)
    tree.setBaselines(of: text, nil)
    tree.layOut(row, within: Rectangle(100, 100))
    // Without text the container counts by its bottom edge, at 30.
    #expect(tree.frame(of: other).y == 14)
  }

  @Test func aNewContainerHasBaselinesOfItsOwn() {
    var tree = LayoutTree()
    let other = tree.addLeaf(Words(2))
    let row = tree.add(HStackLayout(alignment: .firstTextBaseline), [other])
    for inset in [5.0, 9, 2] {
      let text = tree.addLeaf(Words(2))
      let padded = tree.add(PaddingLayout(insets: EdgeInsets(top: inset)), [text])
      tree.setChildren([padded, other], of: row)
      tree.layOut(row, within: Rectangle(100, 100))
      #expect(tree.frame(of: other).y == inset)
      tree.remove(padded)
    }
  }

  // MARK: Right to left

  @Test func rightToLeftMirrors() {
    let items: [any LayoutItem] = [Icon(10, 10), Icon(20, 10)]
    let bounds = Rectangle(x: 100, y: 0, width: 50, height: 10)
    let frames = HStackLayout(spacing: 5)
      .frames(for: items, within: bounds, direction: .rightToLeft)
    #expect(frames.map(\.x) == [140, 115])
    let column = VStackLayout(alignment: .leading)
      .frames(for: items, within: bounds, direction: .rightToLeft)
    #expect(column.map(\.x) == [140, 130])
  }
}
