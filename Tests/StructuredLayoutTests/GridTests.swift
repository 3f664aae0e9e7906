import StructuredLayout
import Testing

/// Grids and wrapping rows, as frames.
@MainActor
@Suite struct GridTests {
  let root = makeRoot()
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")
  let c = Box(50, 10, "c")
  let d = Box(20, 40, "d")

  @Test func cellsLineUp() {
    root.sl.layout {
      Grid(horizontalSpacing: 5, verticalSpacing: 7) {
        GridRow {
          a; b
        }
        GridRow {
          c; d
        }
      }
    }
    #expect(
      frames(a, b, c, d) == [
        rect(0, 0, 50, 30), rect(55, 0, 60, 30), rect(0, 37, 50, 40), rect(55, 37, 60, 40),
      ])
    #expect(haveOneLayout(a, b, c, d))
  }

  @Test func cellsAlign() {
    root.sl.layout {
      Grid(horizontalSpacing: 5, alignment: .bottomTrailing) {
        GridRow {
          a; b
        }
        GridRow {
          c; d
        }
      }
    }
    #expect(
      frames(a, b, c, d) == [
        rect(10, 10, 40, 20), rect(55, 0, 60, 30), rect(0, 60, 50, 10), rect(95, 30, 20, 40),
      ])
    #expect(haveOneLayout(a, b, c, d))
  }

  @Test func baselinesOfARowMeet() {
    let small = UILabel()
    let large = UILabel()
    small.text = "a"
    large.text = "A"
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 30)
    root.sl.layout {
      Grid(alignment: StackingAlignment(horizontal: .leading, vertical: .firstBaseline)) {
        GridRow {
          small; large
        }
        a
      }
    }
    root.layoutIfNeeded()
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - large.frame.minY - difference) < 1)
    #expect(abs(a.frame.minY - large.frame.maxY) < 0.001)
  }

  @Test func cellsSpan() {
    let e = Box(5, 5)
    root.sl.layout {
      Grid {
        GridRow {
          a.span(columns: 2); b.span(rows: 2)
        }
        GridRow {
          c; d
        }
        GridRow { e }
      }
    }
    // Columns of 50, 20 and 60; rows of 20, 40 and 5.
    #expect(
      frames(a, b, c, d, e) == [
        rect(0, 0, 70, 20), rect(70, 0, 60, 60), rect(0, 20, 50, 40), rect(50, 20, 20, 40),
        rect(0, 60, 50, 5),
      ])
  }

  @Test func aSpanningCellWidensItsColumns() {
    let wide = Box(200, 5)
    root.sl.layout {
      Grid(alignment: .topLeading) {
        GridRow {
          a; b
        }
        GridRow { wide.span(columns: 2) }
      }
    }
    #expect(frames(wide)[0] == rect(0, 30, 200, 5))
    #expect(frames(a)[0].minX == 0)
  }

  @Test func anElementAloneIsAWholeRow() {
    root.sl.layout {
      Grid {
        GridRow {
          a; b
        }
        c
      }
    }
    #expect(frames(a, b, c) == [rect(0, 0, 40, 30), rect(40, 0, 60, 30), rect(0, 30, 100, 10)])
  }

  @Test func aColumnExpands() {
    root.sl.layout {
      Grid {
        GridRow {
          a; b.expand()
        }
        GridRow {
          c; d
        }
      }
    }
    #expect(frames(a, b, c, d).map(\.width) == [50, 250, 50, 250])
    #expect(haveOneLayout(a, b, c, d))
  }

  @Test func columnsExpandByWeightAndRowsToo() {
    root.sl.layout {
      Grid {
        GridRow {
          a.expand(); b.expand(2)
        }.expand()
        GridRow {
          c; d
        }
      }
    }
    #expect(
      frames(a, b, c, d) == [
        rect(0, 0, 100, 80), rect(100, 0, 200, 80), rect(0, 80, 100, 40), rect(100, 80, 200, 40),
      ])
  }

  @Test func columnsAreEquallyWide() {
    root.sl.layout {
      Grid(horizontalSpacing: 10) {
        GridRow {
          a; b
        }
        GridRow {
          c; d
        }
      }
      .equalSize()
    }
    #expect(frames(a, b, c, d).map(\.width) == [145, 145, 145, 145])
  }

  @Test func cellsFlowIntoRows() {
    let e = Box(10, 10)
    root.sl.layout {
      Grid(columns: 2, alignment: .topLeading) {
        a
        b
        c.span(rows: 2)
        d
        e
      }
    }
    #expect(
      frames(a, b, c, d, e) == [
        rect(0, 0, 40, 20), rect(50, 0, 60, 30), rect(0, 30, 50, 10), rect(50, 30, 20, 40),
        rect(50, 70, 10, 10),
      ])
  }

  @Test func aCellThatDoesNotFitGoesToTheNextRow() {
    root.sl.layout {
      Grid(columns: 2, alignment: .topLeading) {
        a
        b.span(columns: 2)
        c
      }
    }
    #expect(
      frames(a, b, c).map(\.origin) == [CGPoint(), CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 50)])
  }

  @Test func rightToLeftGridsAreMirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    root.sl.layout {
      Grid(horizontalSpacing: 5, alignment: .topLeading) {
        GridRow {
          a; b
        }
        GridRow {
          c; d
        }
      }
    }
    #expect(frames(a, b, c, d).map(\.minX) == [260, 185, 250, 225])
  }

  @Test func spansAreChecked() {
    let found = failures {
      root.sl.layout {
        Grid {
          GridRow {
            a.span(columns: 0); b.span(rows: -1)
          }
        }
        Grid(columns: 0) { c }
        Grid(columns: 1) { d.span(columns: 2) }
      }
    }
    #expect(
      found.map(\.message) == [
        "a cell spans at least 1 column and 1 row", "a cell spans at least 1 column and 1 row",
        "a grid has at least 1 column, not 0", "a cell spans 2 columns of a grid that has 1",
      ])
    #expect(frames(a, b, c, d).map(\.minX) == [0, 40, 0, 0])
  }

  // MARK: Wrapping

  @Test func aWrappingRowBreaksWhereTheWidthEnds() {
    let narrow = makeRoot(120, 200)
    narrow.sl.layout {
      WrappingRow(spacing: 10, lineSpacing: 5) {
        a; b; c; d
      }.padding(5)
    }
    #expect(
      frames(a, b, c, d) == [
        rect(5, 5, 40, 20), rect(55, 5, 60, 30), rect(5, 40, 50, 10), rect(65, 40, 20, 40),
      ])
  }

  @Test func anElementThatIsTooWideHasItsOwnLine() {
    let narrow = makeRoot(45, 200)
    narrow.sl.layout {
      WrappingRow {
        a; b; d
      }
    }
    #expect(frames(a, b, d).map(\.origin.y) == [0, 20, 50])
    #expect(b.frame.width == 45)
  }

  @Test func wrappingTakesAWidthOfItsOwn() {
    root.sl.layout {
      WrappingRow(alignment: .bottom, width: 105) {
        a; b; c
      }
    }
    #expect(frames(a, b, c).map(\.origin.y) == [10, 0, 30])
  }

  @Test func wrappingInARowUsesWhatTheOthersLeave() {
    root.sl.layout {
      Row(spacing: 10) {
        d.width(190)
        WrappingRow {
          a; b; c
        }.expand()
      }
    }
    #expect(
      frames(a, b, c).map(\.origin) == [
        CGPoint(x: 200, y: 0), CGPoint(x: 240, y: 0), CGPoint(x: 200, y: 30),
      ])
  }

  @Test func rewrappingChangesOnlyWhatAnotherBreakNeeds() {
    let view = makeRoot(120, 200)
    let handle = view.sl.layout {
      WrappingRow(spacing: 10) {
        a; b; c
      }
    }
    view.layoutIfNeeded()
    #expect(handle.rewrap().isEmpty)
    view.frame.size.width = 170
    let changes = handle.rewrap()
    #expect(!changes.isEmpty)
    #expect(changes.addedViews == 0 && changes.removedViews == 0)
    #expect(frames(a, b, c).map(\.minX) == [0, 50, 120])
    let plain = makeRoot().sl.layout { d }
    #expect(plain.rewrap().isEmpty)
  }
}
