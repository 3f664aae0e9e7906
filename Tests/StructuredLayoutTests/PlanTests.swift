import Testing

@testable import StructuredLayout

/// What a tree compiles to, before anything touches a view.
@MainActor
@Suite struct PlanTests {
  let a = Box(40, 20, "a")
  let b = Box(60, 30, "b")
  let c = Box(50, 10, "c")

  private func plan(_ tree: [LayoutNode]) -> LayoutPlan {
    LayoutPlan(
      tree, source: LayoutSource(file: "Test.swift", line: 1),
      environment: LayoutEnvironment(width: 100, naturalWidth: { _ in 0 }, refusal: { _ in nil }))
  }

  private func texts(_ plan: LayoutPlan) -> [String] {
    func name(_ side: PlanSide) -> String {
      let item = side.anchor.item
      let end =
        (item.view.map { plan.views[$0].accessibilityIdentifier ?? "?" }
          ?? item.guide.map { "guide\($0)" } ?? "target") + ".\(side.anchor.attribute.rawValue)"
      return side.origin == nil ? end : "distance to \(end)"
    }
    return plan.constraints.map { planned in
      let sign = planned.relation == .equal ? "=" : planned.relation == .lessThanOrEqual ? "<" : ">"
      let priority = planned.priority == .required ? "" : " @\(planned.priority.rawValue)"
      let second = planned.second.map { name($0) + " + " } ?? ""
      return "\(name(planned.first)) \(sign) \(second)\(Double(planned.constant))\(priority)"
    }
  }

  private func attribute(_ attribute: NSLayoutConstraint.Attribute) -> Int {
    attribute.rawValue
  }

  @Test func aColumnThatFills() {
    let (leading, trailing) = (attribute(.leading), attribute(.trailing))
    let (top, bottom) = (attribute(.top), attribute(.bottom))
    let plan = plan([
      Column(spacing: 4) {
        a; b.expand()
      }.padding(8)
    ])
    #expect(
      texts(plan) == [
        "a.\(leading) = target.\(leading) + 8.0", "a.\(trailing) = target.\(trailing) + -8.0",
        "b.\(leading) = target.\(leading) + 8.0", "b.\(trailing) = target.\(trailing) + -8.0",
        "a.\(top) = target.\(top) + 8.0", "b.\(top) = a.\(bottom) + 4.0",
        "b.\(bottom) = target.\(bottom) + -8.0",
      ])
    #expect(plan.guides.isEmpty)
    #expect(plan.priorities == [PlannedPriority(view: 1, axis: .vertical, kind: .expands)])
  }

  @Test func compilingTouchesNoView() {
    _ = plan([
      Row {
        a.expand(); b.natural()
      }, ZStack { c },
    ])
    #expect(a.superview == nil && a.translatesAutoresizingMaskIntoConstraints)
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(b.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func guidesAreMadeOnlyWhereTheLargestDecides() {
    func guides(_ node: LayoutNode) -> Int { plan([node]).guides.count }
    #expect(
      guides(
        Column {
          Row {
            a; b
          }; c
        }) == 0)
    #expect(
      guides(
        Column {
          Row(alignment: .center) {
            a; b
          }; c
        }) == 1)
    #expect(
      guides(
        Column {
          Row(alignment: .center) { a }; c
        }) == 0)
    #expect(
      guides(
        Column {
          c;
          Row(alignment: .bottom) {
            a; b
          }
        }) == 0)
    #expect(
      guides(
        Grid {
          GridRow {
            a; b
          }; GridRow { c }
        }) == 0)
    #expect(
      guides(
        Grid(alignment: .center) {
          GridRow {
            a; b
          }; GridRow { c }
        }) == 1)
    #expect(
      guides(
        Row {
          Row { a }.expand(); b
        }) == 1)
  }

  @Test func knownLengthsNeedOneBound() {
    // Of two views with a known height only the higher one bounds the row.
    let one = plan([
      Column {
        Row(alignment: .center) {
          a.height(10); b.height(20)
        }; c
      }
    ])
    let two = plan([
      Column {
        Row(alignment: .center) {
          a.minHeight(10); b.minHeight(20)
        }; c
      }
    ])
    #expect(two.constraints.count == one.constraints.count + 1)
  }

  @Test func anEmptyTreeIsAnEmptyPlan() {
    for tree in [[], [Column {}], [Row { Spacer() }], [ZStack { Grid {} }]] {
      let plan = plan(tree)
      #expect(plan.constraints.isEmpty && plan.views.isEmpty && plan.guides.isEmpty)
    }
  }

  @Test func thePlanOfADeepTreeIsLinear() {
    func count(_ depth: Int) -> Int {
      var node = Box(1, 1).layoutNode
      for level in 0..<depth {
        node =
          level.isMultiple(of: 2)
          ? Row(alignment: .center) {
            node; Box(1, 1)
          }
          : Column(alignment: .center) {
            node; Box(1, 1)
          }
      }
      return plan([node]).constraints.count
    }
    let (ten, twenty, forty) = (count(10), count(20), count(40))
    #expect(forty - twenty == 2 * (twenty - ten))
  }
}
