import StructuredLayout
import Testing

/// What is wrong with a layout, in words.
@MainActor
@Suite(.serialized) struct DiagnosisTests {
  let root = makeRoot()
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")

  private func problems(_ handle: LayoutHandle) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    _ = reports { problems = handle.diagnose() }
    return problems
  }

  @Test func allIsWell() {
    let handle = root.sl.layout(pinTo: .layoutMargins) {
      Column(alignment: .center) {
        Row(alignment: .firstBaseline) {
          a; b
        }.padding(leading: 3)
        ZStack {
          Box(4, 4).aspectRatio(1); UIView().size(3)
        }
        Grid(columns: 2) {
          Box(3, 3); Box(4, 4)
        }
      }
    }
    #expect(problems(handle).map(\.description) == [])
  }

  @Test func aLayoutThatIsNotActive() {
    let line = #line + 1
    let handle = root.sl.layout { a }
    handle.deactivate()
    #expect(
      problems(handle).map(\.description) == ["The layout at \(#fileID):\(line) is not active."])
    handle.uninstall()
    #expect(
      problems(handle).map(\.description) == ["The layout at \(#fileID):\(line) is uninstalled."])
  }

  @Test func aViewThatIsMissing() {
    let line = #line + 1
    let handle = root.sl.layout { a }
    a.removeFromSuperview()
    let found = problems(handle)
    #expect(found.map(\.kind) == [.missing] && found[0].views == [a])
    #expect(
      found.map(\.description) == ["Box \"a\" (\(#fileID):\(line)) was taken out of the view."])
  }

  @Test func constraintsThatFight() {
    let line = #line + 3
    let handle = root.sl.layout {
      Row {
        a.width(50)
        b.minWidth(280)
      }
    }
    let found = problems(handle)
    #expect(found.map(\.kind) == [.conflict])
    let text = found[0].description
    // Which one gives way is up to Auto Layout; the others are named, and only they.
    let (first, second) = ("\(#fileID):\(line)", "\(#fileID):\(line + 1)")
    #expect(
      text == "width of Box \"b\" ≥ 280 (\(second)) cannot hold: it is 60. It fights with "
        + "trailing of Box \"b\" ≤ trailing of the target (\(second)); "
        + "leading of Box \"a\" = leading of the target (\(first)); "
        + "width of Box \"a\" = 50 (\(first)); "
        + "leading of Box \"b\" = trailing of Box \"a\" (\(second)); "
        + "width of the target = 300.")
  }

  @Test func centersThatFight() {
    let handle = root.sl.layout {
      ZStack { a.height(200) }
    }
    let found = problems(handle)
    #expect(found.map(\.kind) == [.conflict])
    let isNamed = found[0].description.contains(" of Box \"a\"")
    #expect(isNamed)
  }

  @Test func aConstraintMadeElsewhere() {
    let handle = root.sl.layout {
      Column(alignment: .leading) { a.width(50) }
    }
    let other = a.widthAnchor.constraint(equalToConstant: 70)
    other.identifier = "mine"
    handle.deactivate()
    other.isActive = true
    root.layoutIfNeeded()
    handle.activate()
    let found = problems(handle)
    #expect(found.map(\.kind) == [.conflict] && found[0].views == [a])
    let start = found[0].description.hasPrefix("width of Box \"a\" = 50 (")
    let isNamed = found[0].description.contains("cannot hold: it is 70. It fights with ")
    let isNamedToo = found[0].description.contains("; a constraint made elsewhere, <NSLayout")
    #expect(start && isNamed && isNamedToo)
  }

  @Test func aPlaceThatContradicts() {
    let handle = root.sl.layout {
      Row {
        a; b
      }.equalSize()
    }
    let other = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 25)
    handle.deactivate()
    other.isActive = true
    root.layoutIfNeeded()
    handle.activate()
    let found = problems(handle).map(\.description)
    let isNamed = found.contains {
      $0.hasPrefix("leading of Box \"a\" = leading of the target (")
        && $0.contains(" cannot hold: it is 25 off.")
    }
    #expect(isNamed)
  }

  @Test func aViewWithoutASize() {
    let plain = UIView()
    let line = #line + 4
    let handle = root.sl.layout {
      Row(alignment: .top) {
        a
        plain
        UIView().size(3)
        Spacer()
      }
    }
    let found = problems(handle)
    #expect(found.map(\.kind) == [.ambiguous] && found[0].views == [plain])
    #expect(
      found.map(\.description) == [
        "UIView (\(#fileID):\(line)) has no natural width and no height, and nothing else says what it"
          + " is. Give it one, or let it expand."
      ])
  }

  @Test func viewsThatCompete() {
    let line = #line + 3
    let handle = root.sl.layout {
      Row {
        a
        b
      }
    }
    root.frame.size.width = 50
    let found = problems(handle)
    #expect(found.map(\.kind) == [.ambiguous] && found[0].views == [a, b])
    #expect(
      found.map(\.description) == [
        "More than one layout is possible for Box \"a\" (\(#fileID):\(line)), Box \"b\""
          + " (\(#fileID):\(line + 1)). If there is too much or too little room for them, let one"
          + " expand, or give them different priorities of hugging or compression resistance."
      ])
  }

  @Test func rightToLeftIsWell() {
    root.semanticContentAttribute = .forceRightToLeft
    let handle = root.sl.layout {
      Row(spacing: 3, alignment: .center) {
        a.padding(leading: 4)
        Spacer()
        Column(alignment: .trailing) {
          b; Box(3, 3)
        }
      }
      .padding(leading: 7)
    }
    #expect(problems(handle).map(\.description) == [])
  }
}
