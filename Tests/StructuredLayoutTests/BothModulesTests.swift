import ChainUIKit
import StructuredLayout
import Testing

/// Names that ChainUIKit and StructuredLayout share mean a part of a layout inside a layout, and a
/// view everywhere else.
@MainActor
@Suite struct BothModulesTests {
  let root = makeRoot()
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")
  let c = Box(50, 10, "c")

  @Test func insideALayoutAStackIsAPartOfIt() {
    root.sl.layout {
      VStack(spacing: 4) {
        HStack(spacing: 5, alignment: .center) {
          a; b
        }
        if true { HStack { VStack { c } } }
        for view in [Box(1, 1)] { HStack { view } }
      }
      .padding(2)
    }
    #expect(root.subviews.count == 4)
    #expect(frames(a, b, c) == [rect(2, 7, 40, 20), rect(47, 2, 60, 30), rect(2, 36, 50, 10)])
  }

  @Test func aStackAloneInALayoutIsAPartOfIt() {
    root.sl.layout { HStack { a } }
    #expect(root.subviews == [a])
  }

  @Test func outsideItIsAStackView() {
    let stack = HStack(spacing: 3) {
      a; b
    }
    let inside: HStack = stack
    let column = VStack(alignment: .leading) {
      inside; VStack { c }
    }
    #expect(stack.arrangedSubviews == [a, b] && stack.spacing == 3)
    #expect(column.arrangedSubviews.first === stack)
    HStack { UILabel() }.backgroundColor(.red)
    root.body { HStack { UILabel("x") } }
    let row = root.subviews.first as? HStack
    #expect(row?.arrangedSubviews.count == 1)
  }

  @Test func aStackViewCanBePartOfALayout() {
    let stack = VStack {
      a; b
    }
    root.sl.layout {
      HStack {
        stack.expand()
        c
      }
    }
    #expect(root.subviews == [stack, c])
  }

  @Test func aNodeKeepsItsType() {
    let row: LayoutNode = HStack {
      a; b
    }
    root.sl.layout { row }
    #expect(root.subviews == [a, b])
  }

  @Test func modifiersOfBothChain() {
    root.sl.layout {
      Row(alignment: .center) {
        UILabel("Name").textColor(.red).numberOfLines(2).expand()
        UIImageView().contentMode(.scaleAspectFit).size(20)
        UIStackView().spacing(3).alignment(.center).padding(4).width(30)
        UISegmentedControl().size(width: 30, height: 10)
      }
    }
    #expect(root.subviews.count == 4)
  }

  @Test func aLayoutAndConstraintsByHand() {
    let badge = Box(10, 10)
    root.sl.layout {
      Column {
        a; b.expand()
      }
    }
    root.addSubview(badge)
    badge.layout { $0.trailing.bottom.equalTo(root).inset(16) }
    #expect(frames(badge)[0] == rect(274, 94, 10, 10))
  }
}
