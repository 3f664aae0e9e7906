import Foundation
import Testing

@testable import HeadlessUIKit

/// A stack view with the frames that are recorded for it, or follow from what is recorded.
private struct StackCase: Sendable, CustomTestStringConvertible {
  /// An arranged view: a content size, or constraints for the size.
  struct Item: Sendable {
    var width: CGFloat = -1
    var height: CGFloat = -1
    var hugging: Float = 250
    var resistance: Float = 750
    var widthPriority: Float?
    var heightPriority: Float?
    var isHidden = false
    /// The distances of the baselines from the top and the bottom.
    var baselines: (first: CGFloat, last: CGFloat)?
  }

  var name: String
  var source: ConformanceSource
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isOnBaselines = false
  var margins: UIEdgeInsets?
  var width: CGFloat?
  var height: CGFloat?
  var items: [Item]
  /// The size of the stack view.
  var size: CGSize?
  /// Start and length of each view along the axis.
  var along: [[CGFloat]]?
  /// Start and length of each view across the axis.
  var across: [[CGFloat]]?

  var testDescription: String { "\(name) — \(source.rawValue)" }
}

private typealias Item = StackCase.Item

/// The three views of "Let's Build UIStackView".
private let three = [
  Item(width: 160, height: 200), Item(width: 80, height: 100), Item(width: 40, height: 50),
]

/// Views whose height is fixed and whose width is wished, as OAStackView's tests make them.
private func wished(_ widths: (CGFloat, Float)..., heights: [CGFloat]) -> [Item] {
  zip(widths, heights).map {
    Item(width: $0.0, height: $1, widthPriority: $0.1, heightPriority: 250)
  }
}

private func fixed(_ sizes: (CGFloat, CGFloat)...) -> [Item] {
  sizes.map { Item(width: $0.0, height: $0.1, widthPriority: 1000, heightPriority: 1000) }
}

private let distributionCases: [StackCase] = [
  StackCase(
    name: "fill, as large as the views", source: .letsBuild, items: three,
    size: CGSize(width: 280, height: 200), along: [[0, 160], [160, 80], [240, 40]],
    across: [[0, 200], [0, 200], [0, 200]]),
  StackCase(
    name: "fill with spacing", source: .letsBuild, spacing: 10, items: three,
    size: CGSize(width: 300, height: 200), along: [[0, 160], [170, 80], [260, 40]]),
  StackCase(
    name: "fillEqually, as wide as the widest", source: .letsBuild, distribution: .fillEqually,
    items: three, size: CGSize(width: 480, height: 200),
    along: [[0, 160], [160, 160], [320, 160]]),
  StackCase(
    name: "fillProportionally, 0.571429, 0.285714 and 0.142857 of 200", source: .letsBuild,
    distribution: .fillProportionally, width: 200, items: three,
    along: [[0, 200 * 4 / 7], [200 * 4 / 7, 200 * 2 / 7], [200 * 6 / 7, 200 / 7]]),
  StackCase(
    name: "equalSpacing, gaps of at least 10", source: .letsBuild, distribution: .equalSpacing,
    spacing: 10, items: three, size: CGSize(width: 300, height: 200),
    along: [[0, 160], [170, 80], [260, 40]]),
  StackCase(
    name: "equalSpacing, gaps of equal width", source: .letsBuild, distribution: .equalSpacing,
    spacing: 10, width: 400, items: three, along: [[0, 160], [220, 80], [360, 40]]),
  StackCase(
    name: "equalCentering, centres as far apart as the first two have to be", source: .letsBuild,
    distribution: .equalCentering, items: three, size: CGSize(width: 340, height: 200),
    along: [[0, 160], [160, 80], [300, 40]]),
  StackCase(
    name: "equalCentering in 480", source: .letsBuild, distribution: .equalCentering, width: 480,
    items: three, along: [[0, 160], [230, 80], [440, 40]]),
  StackCase(
    name: "equalCentering, later distances give way first: 149, 148 …", source: .tzStackView,
    distribution: .equalCentering, spacing: 10, width: 200,
    items: [20, 100, 20, 20].map { Item(width: $0, height: 10) },
    along: [[0, 20], [30, 100], [140, 20], [180, 20]]),
  StackCase(
    name: "a single view fills", source: .arranged, width: 90, items: [three[2]],
    along: [[0, 90]]),
  StackCase(
    name: "fillProportionally without content sizes is fillEqually", source: .arranged,
    distribution: .fillProportionally, width: 90, items: [Item(), Item(), Item()],
    along: [[0, 30], [30, 30], [60, 30]]),
  StackCase(
    name: "fillProportionally, views without a content size get none", source: .arranged,
    distribution: .fillProportionally, spacing: 10, width: 100,
    items: [Item(), Item(width: 10, height: 10), Item()], along: [[0, 0], [10, 80], [100, 0]]),
  StackCase(
    name: "fillProportionally with spacing stretches the last view", source: .proportionalRadar,
    distribution: .fillProportionally, spacing: 10, width: 200,
    items: [Item(width: 10, height: 10), Item(width: 10, height: 10), Item(width: 10, height: 10)],
    // 200 × 10 ÷ (30 + 20) each.
    along: [[0, 40], [50, 40], [100, 100]]),
  StackCase(
    name: "fillProportionally of 24 squares in 300 with spacing 1", source: .proportionalQuestion,
    distribution: .fillProportionally, spacing: 1, width: 300,
    items: (0..<24).map { _ in Item(width: 1, height: 1) },
    // 300 ÷ (24 + 23) each.
    along: (0..<24).map { index in
      let start = CGFloat(index) * (300.0 / 47 + 1)
      return [start, index < 23 ? 300.0 / 47 : 300 - start]
    }),
  StackCase(
    name: "fill of 400, the first of equal views is stretched", source: .oaStackView,
    axis: .vertical, height: 400,
    items: wished((200, 300), (500, 300), (600, 330), heights: [50, 60, 100]),
    along: [[0, 240], [240, 60], [300, 100]]),
  StackCase(
    name: "fillEqually of 400", source: .oaStackView, axis: .vertical, distribution: .fillEqually,
    height: 400, items: wished((200, 300), (500, 300), (600, 330), heights: [50, 60, 100]),
    along: [[0, 400.0 / 3], [400.0 / 3, 400.0 / 3], [800.0 / 3, 400.0 / 3]]),
  StackCase(
    name: "fillEqually of 400 with spacing 50", source: .oaStackView, axis: .vertical,
    distribution: .fillEqually, spacing: 50, height: 400,
    items: wished((200, 300), (500, 300), (600, 330), heights: [50, 60, 100]),
    along: [[0, 100], [150, 100], [300, 100]]),
  StackCase(
    name: "fill stretches by hugging", source: .distributionReference, width: 200,
    items: [
      Item(width: 30, height: 10), Item(width: 40, height: 10, hugging: 249),
      Item(width: 50, height: 10),
    ], along: [[0, 30], [30, 120], [150, 50]]),
  StackCase(
    name: "fill shrinks by compression resistance", source: .distributionReference, width: 240,
    items: [
      Item(width: 100, height: 10), Item(width: 100, height: 10, resistance: 749),
      Item(width: 100, height: 10),
    ], along: [[0, 100], [100, 40], [140, 100]]),
  StackCase(
    name: "equalSpacing shrinks by compression resistance", source: .distributionReference,
    distribution: .equalSpacing, spacing: 10, width: 100,
    items: [Item(width: 50, height: 10, resistance: 749), Item(width: 50, height: 10)],
    along: [[0, 40], [50, 50]]),
  StackCase(
    name: "equalCentering gives up distances for spacing", source: .distributionReference,
    distribution: .equalCentering, spacing: 10, width: 180,
    items: [
      Item(width: 20, height: 10), Item(width: 100, height: 10), Item(width: 40, height: 10),
    ], along: [[0, 20], [30, 100], [140, 40]]),
]

private let alignmentCases: [StackCase] = [
  StackCase(
    name: "leading", source: .letsBuild, alignment: .leading, items: three,
    size: CGSize(width: 280, height: 200), across: [[0, 200], [0, 100], [0, 50]]),
  StackCase(
    name: "center", source: .letsBuild, alignment: .center, items: three,
    size: CGSize(width: 280, height: 200), across: [[0, 200], [50, 100], [75, 50]]),
  StackCase(
    name: "trailing", source: .letsBuild, alignment: .trailing, items: three,
    size: CGSize(width: 280, height: 200), across: [[0, 200], [100, 100], [150, 50]]),
  StackCase(
    name: "center of a single view in more room", source: .letsBuild, alignment: .center,
    height: 90, items: [three[2]], across: [[20, 50]]),
  StackCase(
    name: "firstBaseline", source: .alignmentReference, alignment: .firstBaseline,
    items: [
      Item(width: 30, height: 40, baselines: (30, 10)),
      Item(width: 30, height: 20, baselines: (15, 5)),
    ], size: CGSize(width: 60, height: 40), across: [[0, 40], [15, 20]]),
  StackCase(
    name: "lastBaseline", source: .alignmentReference, alignment: .lastBaseline,
    items: [
      Item(width: 30, height: 40, baselines: (15, 20)),
      Item(width: 30, height: 20, baselines: (15, 5)),
    ], size: CGSize(width: 60, height: 40), across: [[0, 40], [5, 20]]),
  StackCase(
    name: "fill of wished widths", source: .oaAlignment, axis: .vertical,
    items: wished((200, 300), (500, 300), (600, 330), heights: [20, 30, 40]),
    size: CGSize(width: 600, height: 90), across: [[0, 600], [0, 600], [0, 600]]),
  StackCase(
    name: "leading of wished widths", source: .oaAlignment, axis: .vertical, alignment: .leading,
    items: wished((200, 300), (500, 300), (600, 330), heights: [20, 30, 40]),
    across: [[0, 200], [0, 500], [0, 600]]),
  StackCase(
    name: "trailing of wished widths", source: .oaAlignment, axis: .vertical,
    alignment: .trailing,
    items: wished((200, 300), (500, 300), (600, 330), heights: [20, 30, 40]),
    across: [[400, 200], [100, 500], [0, 600]]),
  StackCase(
    name: "center of wished widths", source: .oaAlignment, axis: .vertical, alignment: .center,
    items: wished((200, 300), (500, 300), (600, 330), heights: [20, 30, 40]),
    across: [[200, 200], [50, 500], [0, 600]]),
]

private let sizeCases: [StackCase] = [
  StackCase(
    name: "column of two", source: .oaStackView, axis: .vertical,
    items: fixed((100, 20), (100, 40)), size: CGSize(width: 100, height: 60)),
  StackCase(
    name: "column of two, spacing 20", source: .oaStackView, axis: .vertical, spacing: 20,
    items: fixed((100, 20), (100, 40)), size: CGSize(width: 100, height: 80)),
  StackCase(
    name: "column of two, spacing 50", source: .oaStackView, axis: .vertical, spacing: 50,
    items: fixed((100, 20), (100, 40)), size: CGSize(width: 100, height: 110)),
  StackCase(
    name: "row of two, spacing 50", source: .oaStackView, spacing: 50,
    items: fixed((100, 40), (100, 40)), size: CGSize(width: 250, height: 40)),
  StackCase(
    name: "margins of 10, 20, 30 and 40", source: .oaStackView, axis: .vertical,
    margins: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
    items: fixed((100, 100), (100, 100), (100, 100)), size: CGSize(width: 160, height: 340),
    along: [[10, 100], [110, 100], [210, 100]], across: [[20, 100], [20, 100], [20, 100]]),
  StackCase(
    name: "margins of 8", source: .letsBuild,
    margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), items: three,
    size: CGSize(width: 296, height: 216), along: [[8, 160], [168, 80], [248, 40]],
    across: [[8, 200], [8, 200], [8, 200]]),
  StackCase(
    name: "baselines 20 apart", source: .letsBuild, axis: .vertical, spacing: 20,
    isOnBaselines: true,
    items: [
      Item(width: 30, height: 20, baselines: (15, 5)),
      Item(width: 30, height: 20, baselines: (15, 5)),
    ], size: CGSize(width: 30, height: 40), along: [[0, 20], [20, 20]]),
  StackCase(
    name: "hidden first view: no gap", source: .letsBuild, spacing: 10,
    items: [Item(width: 160, height: 200, isHidden: true), three[1], three[2]],
    // The hidden view counts across the row.
    size: CGSize(width: 130, height: 200), along: [[0, 0], [0, 80], [90, 40]],
    across: [[0, 200], [0, 200], [0, 200]]),
  StackCase(
    name: "hidden middle view: half a gap on each side", source: .tzStackView,
    alignment: .leading, spacing: 10,
    items: [three[0], Item(width: 80, height: 300, isHidden: true), three[2]],
    size: CGSize(width: 210, height: 200), along: [[0, 160], [165, 0], [170, 40]]),
  StackCase(
    name: "hidden last view: no gap", source: .tzStackView, spacing: 10,
    items: [three[0], three[1], Item(width: 40, height: 50, isHidden: true)],
    size: CGSize(width: 250, height: 200), along: [[0, 160], [170, 80], [250, 0]]),
]

/// Frames of stack views against what is recorded of UIKit.
@MainActor @Suite struct StackConformanceTests {
  private func makeView(_ item: StackCase.Item) -> UIView {
    let isConstrained = item.widthPriority != nil
    let view: UIView
    if let baselines = item.baselines {
      view = TextBox(item.width, item.height, first: baselines.first, last: baselines.last)
    } else {
      view = isConstrained ? Box() : Box(item.width, item.height)
    }
    if let widthPriority = item.widthPriority, let heightPriority = item.heightPriority {
      let width = view.widthAnchor.constraint(equalToConstant: item.width)
      let height = view.heightAnchor.constraint(equalToConstant: item.height)
      width.priority = UILayoutPriority(widthPriority)
      height.priority = UILayoutPriority(heightPriority)
      NSLayoutConstraint.activate([width, height])
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(item.hugging), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(item.resistance), for: axis)
    }
    view.isHidden = item.isHidden
    return view
  }

  private func makeStack(_ testCase: StackCase) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: testCase.items.map { makeView($0) })
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = testCase.axis
    stack.distribution = testCase.distribution
    stack.alignment = testCase.alignment
    stack.spacing = testCase.spacing
    stack.isBaselineRelativeArrangement = testCase.isOnBaselines
    if let margins = testCase.margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = margins
    }
    if let width = testCase.width {
      stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    if let height = testCase.height {
      stack.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    return stack
  }

  private func isNear(_ spans: [[CGFloat]], _ expected: [[CGFloat]]) -> Bool {
    spans.count == expected.count
      && zip(spans.joined(), expected.joined()).allSatisfy {
        // Edges are on pixels, of a third of a point.
        abs($0 - $1) < 0.34
      }
  }

  @Test(arguments: distributionCases + alignmentCases + sizeCases)
  fileprivate func framesAreTheRecordedOnes(testCase: StackCase) {
    let root = makeRoot(1000, 1000)
    let stack = makeStack(testCase)
    root.addSubview(stack)
    let found = reports { root.layoutIfNeeded() }
    #expect(found.map(\.text) == [])
    if let size = testCase.size {
      #expect(stack.bounds.size == size)
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    }
    let isRow = testCase.axis == .horizontal
    let horizontal = stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    let vertical = stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
    if let along = testCase.along {
      let spans = isRow ? horizontal : vertical
      #expect(isNear(spans, along), "\(spans) instead of \(along)")
    }
    if let across = testCase.across {
      let spans = isRow ? vertical : horizontal
      #expect(isNear(spans, across), "\(spans) instead of \(across)")
    }
  }

  /// nsomar/OAStackView: OAStackViewSpec, "Removing views", "Adding views" and "Hiding views".
  @Test func viewsComeAndGo() {
    let views = fixed((100, 20), (100, 30), (100, 40)).map { makeView($0) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    func height() -> CGFloat { stack.systemLayoutSizeFitting(.zero).height }
    #expect(height() == 90)
    stack.removeArrangedSubview(views[1])
    #expect(height() == 60)
    stack.insertArrangedSubview(views[1], at: 1)
    let extra = makeView(fixed((100, 40))[0])
    stack.insertArrangedSubview(extra, at: 0)
    #expect(height() == 130)
    extra.removeFromSuperview()
    let steps: [(hidden: [Int], height: CGFloat)] = [
      ([0], 70), ([0, 1], 40), ([0, 1, 2], 0), ([1], 60), ([], 90),
    ]
    for (hidden, expected) in steps {
      for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
      #expect(height() == expected)
    }
  }

  /// Stack View Constraint Conflicts When Hiding Views (Use Your Loaf): there UIKit reports a
  /// conflict of a height of 128 with UISV-hiding; here the view only leaves the column.
  @Test func hidingAViewOfFixedHeight() {
    let views = [
      Item(width: 100, height: 128, widthPriority: 1000, heightPriority: 1000),
      Item(width: 100, height: 30),
    ].map { makeView($0) }
    let root = makeRoot(300, 300)
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 8
    root.addSubview(stack)
    let found = reports {
      root.layoutIfNeeded()
      #expect(stack.bounds.height == 166)
      views[0].isHidden = true
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty)
    #expect(stack.bounds.height == 30 && views[1].frame.minY == 0)
  }

  @Test func atLeastFortyCasesAreCompared() {
    #expect(distributionCases.count + alignmentCases.count + sizeCases.count >= 40)
  }
}
