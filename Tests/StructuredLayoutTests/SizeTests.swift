import StructuredLayout
import Testing

/// Padding, sizes, bounds and shares, as frames.
@MainActor
@Suite struct SizeTests {
  let root = makeRoot()
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")

  @Test func paddingIsSpaceAround() {
    root.sl.layout {
      Row {
        a.padding(5)
        b.padding(horizontal: 10, vertical: 3)
      }
      .padding(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(frames(a, b) == [rect(7, 6, 40, 106), rect(62, 4, 60, 110)])
  }

  @Test func paddingAddsUpAndNests() {
    root.sl.layout {
      a.padding(5).padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(frames(a) == [rect(7, 6, 284, 106)])
  }

  @Test func paddingIsNegativeAtWill() {
    root.sl.layout { a.padding(-10) }
    #expect(frames(a) == [rect(-10, -10, 320, 140)])
  }

  @Test func sizesAreExact() {
    let c = Box(1, 1)
    root.sl.layout {
      Column {
        a.size(32)
        b.size(width: 10, height: 11)
        c.size(CGSize(width: 12, height: 13))
      }
    }
    #expect(frames(a, b, c) == [rect(0, 0, 32, 32), rect(0, 32, 10, 11), rect(0, 43, 12, 13)])
  }

  @Test func theLaterSizeCounts() {
    root.sl.layout { a.width(10).height(5).width(20) }
    #expect(frames(a) == [rect(0, 0, 20, 5)])
  }

  @Test func bothSidesOfABoundHold() {
    root.sl.layout {
      Row(alignment: .top) {
        a.minWidth(55).maxHeight(15)
        b.maxWidth(45).minHeight(35)
      }
    }
    #expect(frames(a, b) == [rect(0, 0, 55, 15), rect(55, 0, 45, 35)])
  }

  @Test func aMaximumFillsNoFurther() {
    root.sl.layout {
      Column {
        a.maxWidth(100)
        b
      }
    }
    #expect(frames(a, b).map(\.width) == [100, 300])
    let wide = makeRoot(80)
    let c = Box(10, 10)
    wide.sl.layout {
      Column { c.maxWidth(100) }
    }
    #expect(frames(c)[0].width == 80)
  }

  @Test func idealTakesThePlaceOfNatural() {
    root.sl.layout {
      Row(alignment: .top) {
        a.width(min: 10, ideal: 90, max: 200)
        b.height(ideal: 12)
      }
    }
    #expect(frames(a, b) == [rect(0, 0, 90, 20), rect(90, 0, 60, 12)])
    #expect(haveOneLayout(a, b))
  }

  @Test func idealIsBounded() {
    root.sl.layout {
      Row(alignment: .top) {
        a.width(ideal: 90, max: 70); b.height(min: 25, ideal: 12)
      }
    }
    #expect(frames(a, b) == [rect(0, 0, 70, 20), rect(70, 0, 60, 25)])
  }

  @Test func idealYieldsWhereThereIsNoRoom() {
    let narrow = makeRoot(70)
    narrow.sl.layout {
      Row { a.width(ideal: 90) }
    }
    #expect(frames(a)[0].width == 70)
  }

  @Test func aspectRatioTiesWidthAndHeight() {
    root.sl.layout {
      Row(alignment: .top) {
        a.height(30).aspectRatio(1.5); b.width(10).aspectRatio(0.5)
      }
    }
    #expect(frames(a, b) == [rect(0, 0, 45, 30), rect(45, 0, 10, 20)])
  }

  @Test func aspectRatioOfAColumn() {
    root.sl.layout {
      Row(alignment: .top) {
        Column(alignment: .leading) {
          a; b
        }.aspectRatio(2)
        Box(10, 10)
      }
    }
    // 50 points high, so 100 wide.
    #expect(frames(root.subviews[2])[0].minX == 100)
  }

  @Test func aSizeOfAColumnBoundsIt() {
    let c = Box(10, 10)
    root.sl.layout {
      Row(alignment: .top) {
        Column {
          a; b
        }.width(80).padding(5)
        c
      }
    }
    #expect(frames(a, b, c) == [rect(5, 5, 80, 20), rect(5, 25, 80, 30), rect(90, 0, 10, 10)])
  }

  @Test func expandWithAMaximumLeavesTheRest() {
    root.sl.layout {
      Row(alignment: .top) {
        a.expand().maxWidth(100); b.expand()
      }
    }
    #expect(frames(a, b).map(\.width) == [100, 200])
    let other = makeRoot()
    let c = Box(10, 10)
    other.sl.layout {
      Row(alignment: .top) { c.expand().maxWidth(100) }
    }
    #expect(frames(c)[0].width == 100)
  }

  @Test func expandYieldsFirstWhereThereIsLittle() {
    let narrow = makeRoot(80)
    narrow.sl.layout {
      Row {
        a.expand(); b
      }
    }
    #expect(frames(a, b).map(\.width) == [20, 60])
  }

  @Test func naturalStaysNatural() {
    root.sl.layout {
      ZStack(alignment: .fill) {
        a.natural(); b
      }
    }
    #expect(frames(a, b) == [rect(0, 0, 40, 20), rect(0, 0, 300, 120)])
    #expect(a.contentHuggingPriority(for: .horizontal) == UILayoutPriority(999))
    #expect(a.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(999))
  }

  @Test func naturalCoversWhatIsInside() {
    let narrow = makeRoot(80)
    narrow.sl.layout {
      Row {
        Column { a }.natural()
        b
      }
    }
    #expect(frames(a, b).map(\.width) == [40, 40])
  }

  @Test func paddingTurnsWithTheWritingDirection() {
    root.semanticContentAttribute = .forceRightToLeft
    root.sl.layout {
      ZStack {
        a.padding(leading: 10)
        b
      }
    }
    // The padded element is in the middle: 50 points from 125, ten of them on the right.
    #expect(frames(a, b).map(\.minX) == [125, 120])
  }
}
