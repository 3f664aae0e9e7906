import Foundation
import Testing

@testable import HeadlessUIKit

/// A row of views between the edges of their superview, with the places that priorities lead to.
private struct PriorityCase: Sendable, CustomTestStringConvertible {
  struct Item: Sendable {
    /// The content's width; -1 for none.
    var width: CGFloat = -1
    var hugging: Float = 250
    var resistance: Float = 750
    /// The least width, required.
    var least: CGFloat?
  }

  var name: String
  var source: ConformanceSource
  var width: CGFloat
  var margin: CGFloat = 0
  var gap: CGFloat = 0
  var items: [Item]
  /// The first view's width as a multiple of the second one's, with a priority.
  var multiple: (factor: CGFloat, priority: Float)?
  /// Start and length of each view; `nil` where the source calls the layout ambiguous.
  var expected: [[CGFloat]]?

  var testDescription: String { "\(name) — \(source.rawValue)" }
}

private typealias Item = PriorityCase.Item

private let priorityCases: [PriorityCase] = [
  PriorityCase(
    name: "label of 251 beside a text field of 250", source: .intrinsicRecipes, width: 320,
    margin: 16, gap: 8,
    items: [Item(width: 45, hugging: 251), Item(width: 30)],
    expected: [[16, 45], [69, 235]]),
  PriorityCase(
    name: "a longer label takes room from the text field", source: .intrinsicRecipes, width: 320,
    margin: 16, gap: 8,
    items: [Item(width: 145, hugging: 251), Item(width: 30)],
    expected: [[16, 145], [169, 135]]),
  PriorityCase(
    name: "equal hugging is ambiguous", source: .layoutGuideBook, width: 300,
    items: [Item(width: 50), Item(width: 60)], expected: nil),
  PriorityCase(
    name: "equal compression resistance is ambiguous", source: .layoutGuideBook, width: 100,
    items: [Item(width: 80), Item(width: 80)], expected: nil),
  PriorityCase(
    name: "hugging below compression resistance: views stretch before they shrink",
    source: .layoutGuideBook, width: 300, items: [Item(width: 50), Item(width: 60, hugging: 249)],
    expected: [[0, 50], [50, 250]]),
  PriorityCase(
    name: "views without a content size stretch first", source: .layoutGuideBook, width: 300,
    gap: 10, items: [Item(width: 50, hugging: 1), Item(), Item(width: 60, hugging: 1)],
    expected: [[0, 50], [60, 170], [240, 60]]),
  PriorityCase(
    name: "the higher hugging does not stretch", source: .huggingArticle, width: 200,
    items: [Item(width: 50), Item(width: 60, hugging: 251)],
    expected: [[0, 140], [140, 60]]),
  PriorityCase(
    name: "the higher compression resistance does not shrink", source: .huggingArticle, width: 100,
    items: [Item(width: 80, resistance: 751), Item(width: 60)],
    expected: [[0, 80], [80, 20]]),
  PriorityCase(
    name: "required hugging and resistance keep the content size", source: .huggingArticle,
    width: 200, items: [Item(width: 50, hugging: 1000, resistance: 1000), Item(width: 60)],
    expected: [[0, 50], [50, 150]]),
  PriorityCase(
    name: "three views shrink one after another", source: .viewReference, width: 100,
    items: [
      Item(width: 60, resistance: 750), Item(width: 60, resistance: 748),
      Item(width: 60, resistance: 749),
    ],
    expected: [[0, 60], [60, 0], [60, 40]]),
  PriorityCase(
    name: "two equal-width views", source: .simpleConstraints, width: 320, margin: 20, gap: 8,
    items: [Item(), Item()], multiple: (1, 1000), expected: [[20, 136], [164, 136]]),
  PriorityCase(
    name: "two different-width views, upright: the least width of 150 wins",
    source: .simpleConstraints, width: 320, margin: 20, gap: 8, items: [Item(), Item(least: 150)],
    multiple: (2, 750), expected: [[20, 122], [150, 150]]),
  PriorityCase(
    name: "two different-width views, on the side: twice as wide", source: .simpleConstraints,
    width: 600, margin: 20, gap: 8, items: [Item(), Item(least: 150)], multiple: (2, 750),
    expected: [[20, 368], [396, 184]]),
]

/// Hugging and compression resistance against what is recorded of UIKit.
@MainActor @Suite struct PriorityConformanceTests {
  @Test(arguments: priorityCases)
  fileprivate func placesAreTheRecordedOnes(testCase: PriorityCase) {
    let root = makeRoot(testCase.width, 100)
    var previous: UIView?
    let views = testCase.items.map { item in
      let view = Box(item.width, 10)
      view.setContentHuggingPriority(UILayoutPriority(item.hugging), for: .horizontal)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(item.resistance), for: .horizontal)
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      let start = previous?.trailingAnchor ?? root.leadingAnchor
      let gap = previous == nil ? testCase.margin : testCase.gap
      view.leadingAnchor.constraint(equalTo: start, constant: gap).isActive = true
      if let least = item.least {
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
      }
      previous = view
      return view
    }
    root.trailingAnchor.constraint(
      equalTo: views[views.count - 1].trailingAnchor, constant: testCase.margin
    ).isActive = true
    if let multiple = testCase.multiple {
      let constraint = views[0].widthAnchor.constraint(
        equalTo: views[1].widthAnchor, multiplier: multiple.factor)
      constraint.priority = UILayoutPriority(multiple.priority)
      constraint.isActive = true
    }
    let found = reports { root.layoutIfNeeded() }
    #expect(found.isEmpty)
    #expect(views.contains(where: \.hasAmbiguousLayout) == (testCase.expected == nil))
    guard let expected = testCase.expected else { return }
    #expect(views.map { [$0.frame.minX, $0.frame.width] } == expected)
  }
}
