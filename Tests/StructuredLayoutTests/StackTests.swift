import StructuredLayout
import Testing

/// Rows, columns, stacks and spacers, as frames.
@MainActor
@Suite struct StackTests {
  let root = makeRoot()
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")
  let c = Box(50, 10, "c")

  @Test func theExampleOfTheManual() {
    let avatar = UIImageView()
    root.sl.layout {
      HStack(spacing: 12, alignment: .center) {
        avatar.size(48)
        VStack(spacing: 4) {
          a
          b
        }
        .expand()
        c
      }
      .padding(16)
    }
    // The row is as high as the target; its elements are in the middle.
    #expect(
      frames(avatar, a, b, c) == [
        rect(16, 36, 48, 48), rect(76, 33, 146, 20), rect(76, 57, 146, 30), rect(234, 55, 50, 10),
      ])
    #expect(root.subviews == [avatar, a, b, c])
    #expect(haveOneLayout(avatar, a, b, c))
  }

  @Test func aRowKeepsNaturalWidthsAndFillsItsHeight() {
    root.sl.layout {
      Row(spacing: 5) {
        a; b
      }
    }
    #expect(frames(a, b) == [rect(0, 0, 40, 120), rect(45, 0, 60, 120)])
    #expect(haveOneLayout(a, b))
  }

  @Test func aColumnKeepsNaturalHeightsAndFillsItsWidth() {
    root.sl.layout {
      Column(spacing: 5) {
        a; b
      }
    }
    #expect(frames(a, b) == [rect(0, 0, 300, 20), rect(0, 25, 300, 30)])
  }

  @Test(arguments: [
    (RowAlignment.top, [0, 0]), (.center, [50, 45]), (.bottom, [100, 90]), (.fill, [0, 0]),
  ])
  func rowsAlign(_ alignment: RowAlignment, _ tops: [CGFloat]) {
    root.sl.layout {
      Row(alignment: alignment) {
        a; b
      }
    }
    #expect(frames(a, b).map(\.minY) == tops)
    #expect(a.frame.height == (alignment == .fill ? 120 : 20))
    #expect(haveOneLayout(a, b))
  }

  @Test(arguments: [
    (ColumnAlignment.leading, [0, 0]), (.center, [130, 120]), (.trailing, [260, 240]),
    (.fill, [0, 0]),
  ])
  func columnsAlign(_ alignment: ColumnAlignment, _ lefts: [CGFloat]) {
    root.sl.layout {
      Column(alignment: alignment) {
        a; b
      }
    }
    #expect(frames(a, b).map(\.minX) == lefts)
    #expect(a.frame.width == (alignment == .fill ? 300 : 40))
    #expect(haveOneLayout(a, b))
  }

  @Test(arguments: [ColumnAlignment.leading, .center, .trailing, .fill])
  func aColumnInARowIsAsWideAsItsWidest(_ alignment: ColumnAlignment) {
    root.sl.layout {
      Row(spacing: 10) {
        Column(alignment: alignment) {
          a; b
        }
        c
      }
    }
    let left: CGFloat = alignment == .center ? 10 : alignment == .trailing ? 20 : 0
    #expect(frames(a, b, c).map(\.minX) == [left, 0, 70])
    #expect(haveOneLayout(a, b, c))
  }

  @Test(arguments: [RowAlignment.top, .center, .bottom, .fill])
  func aRowInAColumnIsAsHighAsItsHighest(_ alignment: RowAlignment) {
    root.sl.layout {
      Column(spacing: 10) {
        Row(alignment: alignment) {
          a; b
        }
        c
      }
    }
    let top: CGFloat = alignment == .center ? 5 : alignment == .bottom ? 10 : 0
    #expect(frames(a, b, c).map(\.minY) == [top, 0, 40])
    #expect(haveOneLayout(a, b, c))
  }

  @Test func centeredStacksNest() {
    root.sl.layout {
      Column(alignment: .center) {
        Row(spacing: 4, alignment: .center) {
          a; b
        }
        c
      }
    }
    #expect(
      frames(a, b, c) == [rect(98, 5, 40, 20), rect(142, 0, 60, 30), rect(125, 30, 50, 10)])
    #expect(haveOneLayout(a, b, c))
  }

  @Test func aSpacerTakesWhatIsLeft() {
    root.sl.layout {
      Row(spacing: 5, alignment: .top) {
        a; Spacer(minLength: 10); b
      }
    }
    #expect(frames(a, b).map(\.minX) == [0, 240])
    #expect(haveOneLayout(a, b))
  }

  @Test func aSpacerKeepsItsLeastLength() {
    root.sl.layout {
      Row(spacing: 5, alignment: .top) {
        a; Spacer(minLength: 200); b.expand()
      }
    }
    #expect(frames(a, b).map(\.minX) == [0, 250])
    #expect(b.frame.width == 50)
  }

  @Test func spacersAreEquallyLong() {
    root.sl.layout {
      Row(alignment: .top) {
        Spacer(); a; Spacer(); b; Spacer()
      }
    }
    // 300 - 100 = 200 in three parts.
    #expect(frames(a, b).map { $0.minX.rounded() } == [67, 173])
    #expect(haveOneLayout(a, b))
  }

  @Test func spacersBetweenShareWithTheSpacing() {
    root.sl.layout {
      Row(spacing: 10, alignment: .top) {
        a; Spacer(); b; Spacer(minLength: 30); c
      }
    }
    #expect(frames(a, b, c).map(\.minX) == [0, 115, 250])
  }

  @Test func neighbouringSpacersAreTwo() {
    root.sl.layout {
      Row(alignment: .top) {
        a; Spacer(); Spacer(); b; Spacer()
      }
    }
    // 200 points in three parts, two of them in the middle.
    #expect(frames(a, b).map { $0.minX.rounded() } == [0, 173])
  }

  @Test func aSpacerAtTheEndsPushes() {
    root.sl.layout {
      Column {
        Spacer(); a; b
      }
    }
    #expect(frames(a, b).map(\.minY) == [70, 90])
    #expect(haveOneLayout(a, b))
  }

  @Test func expandingElementsShareByWeight() {
    root.sl.layout {
      Row(spacing: 10) {
        a.expand(2); b; c.expand()
      }
    }
    // 300 - 60 - 20 = 220 in three parts.
    #expect(frames(a, b, c).map { $0.width.rounded() } == [147, 60, 73])
    #expect(haveOneLayout(a, b, c))
  }

  @Test func aSpacerSharesWithAnExpandingElement() {
    root.sl.layout {
      Row {
        a.expand(); Spacer(); b
      }
    }
    #expect(frames(a, b).map(\.minX) == [0, 240])
    #expect(a.frame.width == 120)
  }

  @Test func anExpandingRowInARowTakesTheRest() {
    root.sl.layout {
      Row(spacing: 10, alignment: .top) {
        Row {
          a; b
        }.expand()
        c
      }
    }
    #expect(frames(a, b, c).map(\.minX) == [0, 40, 250])
    #expect(haveOneLayout(a, b, c))
  }

  @Test func aSpacerInsideMakesTheRowExpand() {
    root.sl.layout {
      Column(alignment: .leading) {
        Row {
          a; Spacer(); b
        }
        c
      }
    }
    #expect(frames(a, b, c).map(\.minX) == [0, 240, 0])
    #expect(haveOneLayout(a, b, c))
  }

  @Test func equalSizesShareAll() {
    let handle = root.sl.layout {
      Row(spacing: 15, distribution: .equalSize) {
        a; b; c
      }
    }
    #expect(frames(a, b, c).map(\.width) == [90, 90, 90])
    handle.uninstall()
    let other = makeRoot()
    other.sl.layout {
      Column {
        a; Spacer(minLength: 20); b
      }.equalSize()
    }
    #expect(frames(a, b) == [rect(0, 0, 300, 50), rect(0, 70, 300, 50)])
  }

  @Test func elementsOnTopOfEachOther() {
    root.sl.layout {
      ZStack(alignment: .bottomTrailing) {
        a.expand()
        b
        c
      }
    }
    #expect(
      frames(a, b, c) == [rect(0, 0, 300, 120), rect(240, 90, 60, 30), rect(250, 110, 50, 10)])
    #expect(root.subviews == [a, b, c])
    #expect(haveOneLayout(a, b, c))
  }

  @Test func aStackIsAsLargeAsItsLargest() {
    root.sl.layout {
      Column(spacing: 1, alignment: .leading) {
        ZStack {
          a; b
        }
        c
      }
    }
    #expect(frames(a, b, c) == [rect(10, 5, 40, 20), rect(0, 0, 60, 30), rect(0, 31, 50, 10)])
    #expect(haveOneLayout(a, b, c))
  }

  @Test func severalElementsAreAColumn() {
    root.sl.layout {
      a
      b
    }
    #expect(frames(a, b) == [rect(0, 0, 300, 20), rect(0, 20, 300, 30)])
  }

  @Test func aViewAloneFillsTheTarget() {
    root.sl.layout { a }
    #expect(frames(a) == [rect(0, 0, 300, 120)])
  }

  @Test func aViewAloneWithASizeIsInTheCorner() {
    root.sl.layout { a.size(30) }
    #expect(frames(a) == [rect(0, 0, 30, 30)])
    #expect(haveOneLayout(a))
  }

  @Test func baselinesMeet() {
    let small = UILabel()
    let large = UILabel()
    small.text = "a"
    large.text = "A"
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 30)
    for alignment in [RowAlignment.firstBaseline, .lastBaseline] {
      let root = makeRoot()
      let handle = root.sl.layout {
        Column {
          Row(alignment: alignment) {
            small; large; a
          }
          b
        }
      }
      root.layoutIfNeeded()
      let baseline = large.frame.minY + large.font.ascender
      #expect(abs(small.frame.minY + small.font.ascender - baseline) < 1)
      let edge = alignment == .firstBaseline ? a.frame.minY : a.frame.maxY
      #expect(abs(edge - baseline) < 1)
      #expect(large.frame.minY == 0)
      #expect(abs(b.frame.minY - max(large.frame.maxY, a.frame.maxY)) < 0.001)
      #expect(haveOneLayout(small, large, a, b))
      handle.uninstall(removingViews: true)
    }
  }

  @Test func rightToLeftIsMirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    root.sl.layout {
      Row(spacing: 10, alignment: .top) {
        a
        Column(alignment: .leading) {
          b; c
        }.expand()
        Spacer()
      }
      .padding(top: 0, leading: 7)
    }
    #expect(
      frames(a, b, c) == [rect(253, 0, 40, 20), rect(183, 0, 60, 30), rect(193, 30, 50, 10)])
  }

  @Test func conditionsLoopsAndOptionals() {
    let isShown = true
    let missing: UIView? = nil
    let present: UIView? = c
    root.sl.layout {
      Row(alignment: .top) {
        if isShown { a } else { b }
        if !isShown { b }
        missing
        for view in [b] { view.padding(2) }
        if #available(iOS 13, *) { present }
      }
    }
    #expect(frames(a, b, c).map(\.minX) == [0, 42, 104])
  }

  @Test func arraysAndSwitches() {
    let kind = 2
    root.sl.layout {
      Column {
        [a, b]
        switch kind {
        case 1: Spacer()
        default: c.height(15)
        }
        [Box(1, 1).height(3), Box(1, 1).height(4)]
      }
    }
    #expect(frames(a, b, c).map(\.minY) == [0, 20, 50])
    #expect(root.subviews.count == 5)
    #expect(root.subviews.map(\.frame.height) == [20, 30, 15, 3, 4])
  }

  @Test func emptyContentIsNothing() {
    let handle = root.sl.layout {}
    #expect(handle.constraints.isEmpty && root.subviews.isEmpty && handle.isActive)
    root.sl.layout {
      Column(spacing: 4) {
        Row {}
        a
        ZStack {}
        Grid {}
        Column { Spacer() }
      }
    }
    #expect(frames(a)[0].minY == 0)
  }
}
