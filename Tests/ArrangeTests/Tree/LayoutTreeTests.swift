import Arrange
import Testing

@Suite struct LayoutTreeTests {
  @Test func framesAreInTheCoordinatesOfTheParent() {
    var tree = LayoutTree()
    let icon = tree.addLeaf(size: Size(width: 20, height: 10))
    let padded = tree.add(PaddingLayout(insets: EdgeInsets(4)), [icon])
    let row = tree.add(HStackLayout(alignment: .top), [tree.addLeaf(size: .square(30)), padded])
    tree.layOut(row, within: Rectangle(x: 7, y: 8, width: 100, height: 50))
    #expect(tree.frame(of: row) == Rectangle(x: 7, y: 8, width: 100, height: 50))
    #expect(tree.frame(of: padded) == Rectangle(x: 30, y: 0, width: 28, height: 18))
    #expect(tree.frame(of: icon) == Rectangle(x: 4, y: 4, width: 20, height: 10))
  }

  @Test func sizeIsTheAnswerToAProposal() {
    var tree = LayoutTree()
    let text = tree.addLeaf(Words(6))
    let column = tree.add(VStackLayout(spacing: 5), [text, tree.addLeaf(size: .square(15))])
    #expect(tree.size(of: column, fitting: .unspecified) == Size(width: 60, height: 40))
    #expect(
      tree.size(of: column, fitting: SizeProposal(width: .fixed(30), height: .unspecified))
        == Size(width: 30, height: 60))
  }

  @Test func aNodeKnowsItsPlace() {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(size: .square(1))
    #expect(tree.parent(of: leaf) == nil)
    let row = tree.add(HStackLayout(), [leaf])
    #expect(tree.parent(of: leaf) == row)
    #expect(tree.children(of: row) == [leaf])
    #expect(tree.children(of: leaf) == [])
    #expect(tree.isContainer(row))
    #expect(!tree.isContainer(leaf))
    #expect(tree.count == 2)
  }

  @Test func aCopyIsAValueOfItsOwn() {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(size: .square(10))
    let row = tree.add(HStackLayout(alignment: .top), [leaf])
    var copy = tree
    copy.setSize(.square(30), of: leaf)
    tree.layOut(row, within: Rectangle(100, 100))
    copy.layOut(row, within: Rectangle(100, 100))
    #expect(tree.frame(of: leaf).size == .square(10))
    #expect(copy.frame(of: leaf).size == .square(30))
  }

  // MARK: Changing

  @Test func everyChangeShowsInTheNextLayout() {
    var tree = LayoutTree()
    let first = tree.addLeaf(size: .square(10))
    let second = tree.addLeaf(Words(3))
    let row = tree.add(HStackLayout(alignment: .top), [first, second])
    let bounds = Rectangle(30, 30)
    func frames() -> [Rectangle] { [tree.frame(of: first), tree.frame(of: second)] }
    tree.layOut(row, within: bounds)
    #expect(
      frames() == [Rectangle(10, 10), Rectangle(x: 10, y: 0, width: 20, height: 40)])

    tree.setSize(Size(width: 20, height: 5), of: second)
    tree.layOut(row, within: bounds)
    #expect(frames() == [Rectangle(10, 10), Rectangle(x: 10, y: 0, width: 20, height: 5)])

    tree.setMeasure(of: first) { Size(width: $0.width.finiteValue ?? 8, height: 6) }
    tree.layOut(row, within: bounds)
    #expect(frames() == [Rectangle(10, 6), Rectangle(x: 10, y: 0, width: 20, height: 5)])

    tree.setLayout(VStackLayout(alignment: .leading), of: row)
    tree.layOut(row, within: bounds)
    #expect(frames() == [Rectangle(30, 6), Rectangle(x: 0, y: 6, width: 20, height: 5)])

    tree.setChildren([second, first], of: row)
    tree.layOut(row, within: bounds)
    #expect(frames() == [Rectangle(x: 0, y: 5, width: 30, height: 6), Rectangle(20, 5)])

    tree.setLayout(HFlexLayout(distribution: .leading(spacing: 0), alignment: .top), of: row)
    tree.setFlex(FlexBehavior(grow: 1), of: second)
    tree.layOut(row, within: bounds)
    #expect(frames() == [Rectangle(x: 22, y: 0, width: 8, height: 6), Rectangle(22, 5)])
  }

  @Test func aPriorityChangesWhoIsServedFirst() {
    var tree = LayoutTree()
    let first = tree.addLeaf(Words(9))
    let second = tree.addLeaf(Words(9))
    let row = tree.add(HStackLayout(), [first, second])
    tree.layOut(row, within: Rectangle(100, 100))
    #expect(tree.frame(of: first).width == 50)
    tree.setPriority(1, of: second)
    tree.layOut(row, within: Rectangle(100, 100))
    #expect(tree.frame(of: first).width == 10)
    #expect(tree.frame(of: second).width == 90)
  }

  @Test func aMeasureFunctionIsAskedAgainOnlyAfterInvalidation() {
    var text = "short"
    var tree = LayoutTree()
    let leaf = tree.addLeaf { _ in Size(width: Double(text.count), height: 1) }
    let row = tree.add(HStackLayout(), [leaf])
    tree.layOut(row, within: Rectangle(100, 1))
    text = "a longer text"
    tree.layOut(row, within: Rectangle(100, 1))
    #expect(tree.frame(of: leaf).width == 5)
    tree.invalidate(leaf)
    tree.layOut(row, within: Rectangle(100, 1))
    #expect(tree.frame(of: leaf).width == 13)
  }

  @Test func removedNodesMakeRoomForNewOnes() {
    var tree = LayoutTree()
    let rest = tree.addLeaf(size: .square(5))
    let root = tree.add(VStackLayout(alignment: .leading), [rest])
    for round in 1...100 {
      let leaves = (0..<4).map { _ in tree.addLeaf(Words(round)) }
      let row = tree.add(HStackLayout(), leaves)
      tree.setChildren([row, rest], of: root)
      #expect(tree.count == 7)
      tree.layOut(root, within: Rectangle(4000, 4000))
      #expect(tree.frame(of: rest).y == 20)
      #expect(tree.frame(of: leaves[3]).x == Double(30 * round))
      tree.remove(row)
      #expect(tree.count == 2)
    }
    tree.layOut(root, within: Rectangle(4000, 4000))
    #expect(tree.children(of: root) == [rest])
    #expect(tree.frame(of: rest).y == 0)
  }

  @Test func aChildThatLeavesAContainerMayJoinAnother() {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(size: .square(10))
    let first = tree.add(HStackLayout(), [leaf])
    let second = tree.add(VStackLayout(), [])
    tree.setChildren([], of: first)
    tree.setChildren([leaf], of: second)
    #expect(tree.parent(of: leaf) == second)
  }

  // MARK: Depth

  @Test func aTreeOfTenThousandLevelsIsLaidOut() {
    var tree = LayoutTree()
    let innermost = tree.addLeaf(Words(4))
    var node = innermost
    for level in 0..<10_000 {
      let text = tree.addLeaf(Words(2))
      node =
        level.isMultiple(of: 2)
        ? tree.add(HStackLayout(alignment: .top, spacing: 1), [node, text])
        : tree.add(VStackLayout(alignment: .leading, spacing: 1), [text, node])
    }
    tree.layOut(node, within: Rectangle(200_000, 200_000))
    // Half of the levels add a text to the width, half to the height.
    #expect(tree.size(of: node, fitting: .unspecified).width == 40 + 5000 * 21)
    #expect(tree.frame(of: innermost).size == Size(width: 40, height: 20))
    tree.remove(node)
    #expect(tree.count == 0)
  }

  @Test func customLayoutsMayBeNested() {
    var tree = LayoutTree()
    let leaf = tree.addLeaf(size: .square(4))
    var node = leaf
    for _ in 0..<30 { node = tree.add(Staircase(step: 1), [tree.add(HStackLayout(), [node])]) }
    tree.layOut(node, within: Rectangle(100, 100))
    #expect(tree.frame(of: leaf) == Rectangle(4, 4))
  }
}
