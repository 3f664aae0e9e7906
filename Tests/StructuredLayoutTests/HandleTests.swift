import StructuredLayout
import Testing

/// Where a layout is pinned to, and what its handle does.
@MainActor
@Suite(.serialized) struct HandleTests {
  let root = makeRoot()
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")

  // MARK: Targets

  @Test func targets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    window.simulatedSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    window.addSubview(root)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 30),
      guide.topAnchor.constraint(equalTo: window.topAnchor, constant: 40),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60),
    ])
    let targets: [(LayoutTarget, CGRect)] = [
      (.edges, rect(0, 0, 300, 120)), (.safeArea, rect(20, 10, 240, 80)),
      (.layoutMargins, rect(2, 1, 294, 116)), (.readableContent, rect(2, 1, 294, 116)),
      (.guide(guide), rect(30, 40, 50, 60)),
    ]
    for (target, frame) in targets {
      let handle = root.sl.layout(pinTo: target) { a }
      #expect(frames(a)[0] == frame)
      handle.uninstall()
    }
  }

  @Test func aScrollViewIsPinnedByItsContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scrollView.sl.layout {
      Column {
        a.size(width: 100, height: 80)
        b.size(width: 100, height: 40)
      }
      .padding(vertical: 5)
    }
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 130))
  }

  @Test func aViewTakesItsSizeFromTheLayout() {
    let card = UIView()
    card.sl.layout {
      Column(spacing: 2, alignment: .center) {
        Row(alignment: .center) {
          a; b
        }
        Box(10, 10)
      }
      .padding(5)
    }
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 110, height: 52))
  }

  @Test func noViewsAreAdded() {
    let handle = root.sl.layout {
      Column(alignment: .leading) {
        Row(alignment: .center) {
          a
          ZStack { b }
        }
        Box(1, 1).padding(4)
      }
    }
    #expect(root.subviews.count == 3)
    #expect(root.subviews == handle.views)
    #expect(handle.guides.count == root.layoutGuides.count)
    let isOwnedByRoot = handle.guides.allSatisfy { $0.owningView === root }
    #expect(isOwnedByRoot)
  }

  // MARK: Life

  @Test func deactivatingAndActivatingAgain() {
    let handle = root.sl.layout {
      Row {
        a.expand(); b
      }
    }
    #expect(handle.isActive && handle.isInstalled)
    let constraints = handle.constraints
    #expect(areActive(constraints))
    #expect(a.contentHuggingPriority(for: .horizontal) == UILayoutPriority(1))
    handle.deactivate()
    handle.deactivate()
    #expect(!handle.isActive && handle.isInstalled)
    #expect(areInactive(constraints))
    #expect(root.subviews == [a, b])
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    handle.activate()
    handle.activate()
    #expect(handle.isActive && handle.constraints == constraints)
    #expect(areActive(constraints))
    #expect(frames(a, b).map(\.width) == [240, 60])
  }

  @Test func prioritiesThatSomeoneElseChangedStay() {
    let handle = root.sl.layout {
      Row {
        a.expand(); b
      }
    }
    a.setContentHuggingPriority(UILayoutPriority(5), for: .horizontal)
    handle.deactivate()
    #expect(a.contentHuggingPriority(for: .horizontal) == UILayoutPriority(5))
  }

  @Test func uninstallingIsForGood() {
    let line: UInt = #line + 1
    let handle = root.sl.layout {
      Column {
        Row(alignment: .center) {
          a; b
        }
        Box(10, 10)
      }
    }
    let constraints = handle.constraints
    handle.uninstall()
    handle.uninstall()
    #expect(!handle.isActive && !handle.isInstalled)
    #expect(root.subviews.count == 3 && root.layoutGuides.isEmpty && root.constraints.isEmpty)
    #expect(areInactive(constraints))
    #expect(handle.constraints.isEmpty && handle.views.isEmpty && handle.guides.isEmpty)
    handle.deactivate()
    let found = failures {
      handle.activate()
      handle.update { a }
      handle.rewrap()
    }
    let message = "the layout was uninstalled and cannot be "
    #expect(
      found.map(\.message) == [
        message + "activated; install a new one", message + "updated; install a new one",
        message + "wrapped again; install a new one",
      ])
    #expect(found.map(\.line) == [line, line, line] && found[0].file == #fileID)
  }

  @Test func uninstallingMayRemoveTheViews() {
    let other = UIView()
    let handle = root.sl.layout {
      a
      b
    }
    other.addSubview(b)
    handle.uninstall(removingViews: true)
    #expect(root.subviews.isEmpty)
    #expect(b.superview === other)
  }

  @Test func activatingPutsViewsBack() {
    let handle = root.sl.layout {
      a
      b
    }
    handle.deactivate()
    a.removeFromSuperview()
    handle.activate()
    #expect(root.subviews == [a, b])
    #expect(frames(a, b).map(\.minY) == [0, 20])
  }

  @Test func activatingDoesNotTakeViewsFromOthers() {
    let handle = root.sl.layout { a }
    handle.deactivate()
    let other = UIView()
    other.addSubview(a)
    let found = failures { handle.activate() }
    #expect(
      found.map(\.message) == [
        "Box \"a\" is in another view now, so the layout cannot be activated"
      ])
    #expect(!handle.isActive && a.superview === other)
  }

  @Test func nobodyIsKeptAlive() {
    weak var view: UIView?
    weak var inner: UIView?
    weak var handle: LayoutHandle?
    do {
      let container = makeRoot()
      let child = Box(1, 1)
      handle = container.sl.layout {
        Column {
          Row(alignment: .center) {
            child.expand(); UIView().size(4)
          }
          WrappingRow { Box(1, 1) }
        }
      }
      container.layoutIfNeeded()
      (view, inner) = (container, child)
      #expect(handle != nil)
    }
    #expect(view == nil && inner == nil && handle == nil)
  }

  @Test func aHandleOutlivesItsView() {
    var handle: LayoutHandle?
    do {
      handle = makeRoot().sl.layout { Box(1, 1) }
    }
    #expect(handle?.view == nil)
    handle?.deactivate()
    handle?.activate()
    #expect(handle?.update { Box(2, 2) }.isEmpty == true)
    #expect(handle?.diagnose().map(\.kind) == [.inactive])
    handle?.uninstall()
  }

  @Test func constraintsAreNamedAfterTheirLines() {
    let line = #line + 3
    let handle = root.sl.layout {
      Row {
        a.width(3)
      }
    }
    let names = Set(handle.constraints.compactMap(\.identifier))
    #expect(names.contains("\(#fileID):\(line)"))
    #expect(names.count == 2)
  }

  @Test func otherConstraintsLiveBesideTheLayout() {
    let floating = Box(20, 10)
    root.sl.layout {
      Column {
        a; b.expand()
      }
    }
    root.addSubview(floating)
    floating.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      floating.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -5),
      floating.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -5),
    ])
    #expect(frames(floating)[0] == rect(275, 105, 20, 10))
  }

  // MARK: Mistakes

  @Test func aViewIsUsedOnce() {
    let line: UInt = #line + 5
    let found = failures {
      root.sl.layout {
        Row {
          a
          a.width(3)
          b
        }
      }
    }
    #expect(
      found.map(\.message) == ["Box \"a\" is used twice; it stays where it was used first"])
    #expect(found[0].description == "\(#fileID):\(line): \(found[0].message)")
    #expect(frames(a, b).map(\.minX) == [0, 40])
  }

  @Test func aViewIsInOneLayout() {
    let other = makeRoot()
    let line = #line + 1
    let first = other.sl.layout { a }
    let found = failures {
      root.sl.layout {
        a
        b
      }
      other.sl.layout { a }
    }
    let message = "Box \"a\" is in the layout at \(#fileID):\(line) already"
    #expect(found.map(\.message) == [message, message])
    #expect(a.superview === other && root.subviews == [b])
    first.uninstall()
    let none = failures { root.sl.layout { a } }
    #expect(none.isEmpty && a.superview === root)
  }

  @Test func aViewElsewhereIsMoved() {
    UIView().addSubview(a)
    root.sl.layout { a }
    #expect(root.subviews == [a])
  }

  @Test func aViewAroundCannotBeInside() {
    let inner = UIView()
    root.addSubview(inner)
    let found = failures {
      inner.sl.layout {
        root
        inner
      }
    }
    #expect(
      found.map(\.message) == [
        "UIView contains the layout and cannot be part of it",
        "UIView contains the layout and cannot be part of it",
      ])
  }

  @Test func aGuideElsewhereIsNoTarget() {
    let guide = UILayoutGuide()
    UIView().addLayoutGuide(guide)
    var handle: LayoutHandle?
    let found = failures {
      handle = root.sl.layout(pinTo: .guide(guide)) { a }
    }
    #expect(
      found.map(\.message) == [
        "the guide that the layout is pinned to is in no view of the same tree"
      ])
    #expect(handle?.isInstalled == false && root.subviews.isEmpty)
  }

  @Test func numbersAreChecked() {
    let found = failures {
      root.sl.layout {
        Row(spacing: .nan) {
          a.width(-1).height(.infinity).padding(.nan)
          b.minWidth(5).maxWidth(4).expand(0)
          Spacer(minLength: -1)
          Box(10, 10).aspectRatio(0)
        }
      }
    }
    #expect(
      found.map(\.message) == [
        "a spacing is a finite number; 0 is used",
        "a padding is a finite number; 0 is used",
        "a width is a number from 0, not -1.0; it is left out",
        "a height is a number from 0, not inf; it is left out",
        "the minimum 5.0 is above the maximum 4.0; it is left out",
        "a weight is a number above 0, not 0.0; 1 is used",
        "a Spacer's length is a number from 0, not -1.0; 0 is used",
        "an aspect ratio is a number above 0, not 0.0; it is left out",
      ])
    #expect(frames(a)[0] == rect(0, 0, 40, 120))
  }

  @Test func elementsInTheWrongPlace() {
    let found = failures {
      root.sl.layout {
        ZStack {
          Spacer(); a
        }
        GridRow { b }
        Grid(horizontalSpacing: .nan) { Box(1, 1) }
      }
    }
    #expect(
      found.map(\.message) == [
        "a Spacer has a meaning in a row or column only",
        "a GridRow has a meaning in a Grid only; it is a row here",
        "a spacing is a finite number; 0 is used",
      ])
  }

  #if DEBUG
    @Test func withoutAHandlerADebugBuildStopsAtTheLine() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let view = UIView()
          let child = UIView()
          _ = view.sl.layout {
            child
            child
          }
        }
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      let isNamed = text.contains("HandleTests.swift") && text.contains("UIView is used twice")
      #expect(isNamed)
    }
  #endif
}
