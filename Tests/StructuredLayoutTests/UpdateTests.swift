import StructuredLayout
import Testing

/// Updates change what differs and nothing else.
@MainActor
@Suite struct UpdateTests {
  let root = makeRoot()
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")
  let c = Box(50, 10, "c")

  @Test func theSameTreeChangesNothing() {
    let handle = root.sl.layout {
      Column(spacing: 4, alignment: .leading) {
        Row(alignment: .center) {
          a.expand(); b
        }
        c.padding(3)
      }
    }
    root.layoutIfNeeded()
    let constraints = handle.constraints
    let guides = handle.guides
    let changes = handle.update {
      Column(spacing: 4, alignment: .leading) {
        Row(alignment: .center) {
          a.expand(); b
        }
        c.padding(3)
      }
    }
    #expect(changes.isEmpty)
    #expect(handle.constraints == constraints && handle.guides == guides)
  }

  @Test func anotherConstantChangesConstantsOnly() {
    let handle = root.sl.layout {
      Column(spacing: 4) {
        a; b
      }.padding(2)
    }
    let constraints = handle.constraints
    let changes = handle.update {
      Column(spacing: 10) {
        a; b
      }.padding(2)
    }
    #expect(changes.constants == 1)
    #expect(changes.priorities + changes.addedConstraints + changes.removedConstraints == 0)
    #expect(handle.constraints == constraints)
    #expect(frames(a, b).map(\.minY) == [2, 32])
  }

  @Test func aNewViewTakesItsPlace() {
    let handle = root.sl.layout {
      Column {
        a; b
      }
    }
    let kept = Set(handle.constraints.filter { $0.firstItem === a }.map(ObjectIdentifier.init))
    let changes = handle.update {
      Column {
        a; c; b
      }
    }
    #expect(changes.addedViews == 1 && changes.removedViews == 0 && changes.movedViews == 0)
    #expect(changes.removedConstraints == 1 && changes.addedConstraints == 4)
    #expect(root.subviews == [a, c, b])
    let now = Set(handle.constraints.map(ObjectIdentifier.init))
    #expect(kept.isSubset(of: now))
    #expect(frames(a, c, b).map(\.minY) == [0, 20, 30])
  }

  @Test func aViewInFrontTakesTheFirstPlace() {
    let handle = root.sl.layout { a }
    handle.update {
      c; a
    }
    #expect(root.subviews == [c, a])
  }

  @Test func aViewThatIsGoneIsRemoved() {
    let handle = root.sl.layout {
      Column {
        a; b; c
      }
    }
    let changes = handle.update {
      Column {
        a; c
      }
    }
    #expect(changes.removedViews == 1 && changes.addedViews == 0)
    #expect(b.superview == nil && root.subviews == [a, c] && handle.views == [a, c])
    #expect(frames(a, c).map(\.minY) == [0, 20])
  }

  @Test func anotherOrderMovesWhatIsNeeded() {
    let handle = root.sl.layout {
      Row {
        a; b; c
      }
    }
    let changes = handle.update {
      Row {
        b; c; a
      }
    }
    #expect(changes.movedViews == 1)
    #expect(root.subviews == [b, c, a])
    #expect(frames(a, b, c).map(\.minX) == [110, 0, 60])
  }

  @Test func guidesAreUsedAgain() {
    let handle = root.sl.layout {
      Column {
        Row(alignment: .center) {
          a; b
        }
        c
      }
    }
    let guides = handle.guides
    let changes = handle.update {
      Column {
        c
        Row(alignment: .center) {
          a; b
        }.padding(2)
        Box(3, 3)
      }
    }
    #expect(guides.count == 1 && handle.guides == guides)
    #expect(changes.addedGuides == 0 && changes.removedGuides == 0)
    let after = handle.update {
      Column {
        a; b
      }
    }
    #expect(after.removedGuides == 1 && root.layoutGuides.isEmpty)
  }

  @Test func prioritiesChangeInPlace() {
    let handle = root.sl.layout {
      Row {
        a.width(ideal: 50); b
      }
    }
    let changes = handle.update {
      Row {
        a.width(ideal: 70); b.expand()
      }
    }
    #expect(frames(a, b).map(\.width) == [70, 230])
    #expect(changes.constants == 1)
    #expect(b.contentHuggingPriority(for: .horizontal) == UILayoutPriority(1))
    handle.update {
      Row {
        a.expand(); b
      }
    }
    #expect(b.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(frames(a, b).map(\.width) == [240, 60])
  }

  @Test func aWeakConstraintChangesItsPriority() {
    let handle = root.sl.layout {
      Column {
        Row {
          a; b
        }
      }
    }
    let changes = handle.update {
      Column {
        Column {
          Row {
            a; b
          }
        }
      }
    }
    #expect(changes.priorities > 0 && changes.addedConstraints == 0)
  }

  @Test func anInactiveLayoutStaysInactive() {
    let handle = root.sl.layout { a }
    handle.deactivate()
    handle.update {
      Row {
        a; b.expand()
      }
    }
    #expect(!handle.isActive && areInactive(handle.constraints))
    #expect(root.subviews == [a, b])
    handle.activate()
    #expect(frames(a, b).map(\.width) == [40, 260])
  }

  @Test func updatesCheckToo() {
    let other = makeRoot()
    other.sl.layout { b }
    let handle = root.sl.layout { a }
    let found = failures {
      handle.update {
        a; a; b; root
      }
    }
    #expect(found.count == 3)
    #expect(root.subviews == [a] && b.superview === other)
  }

  @Test func anUpdatedLayoutIsTheSameAsANewOne() {
    let trees: [[LayoutNode]] = [
      [
        Row(spacing: 3) {
          a; b.expand(); c
        }
      ],
      [
        Column(alignment: .center) {
          Row(alignment: .bottom) {
            c; a
          }.padding(4); b.size(20)
        }
      ],
      [
        ZStack(alignment: .bottomTrailing) {
          a;
          Column {
            b; Spacer(); c
          }
        }
      ],
      [
        Grid(columns: 2, horizontalSpacing: 2) {
          c; b; a
        }
      ],
      [a.layoutNode],
    ]
    let handle = root.sl.layout { trees[0] }
    for tree in trees + trees.reversed() {
      handle.update { tree }
      root.layoutIfNeeded()
      let updated = handle.views.map(\.frame)
      let views = handle.views
      let count = handle.constraints.count
      handle.update {}
      let fresh = makeRoot()
      let second = fresh.sl.layout { tree }
      fresh.layoutIfNeeded()
      #expect(second.views == views && second.constraints.count == count)
      #expect(views.map(\.frame) == updated)
      second.uninstall(removingViews: true)
      handle.update { tree }
    }
  }
}
