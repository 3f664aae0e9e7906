import Arrange

/// A random tree, from which a value tree and objects can be built.
indirect enum Specimen {
  case leaf(any LayoutItem)
  case container(any Layout, [Specimen], LayoutPriority)

  var count: Int {
    switch self {
    case .leaf: 1
    case .container(_, let children, _): children.reduce(1) { $0 + $1.count }
    }
  }

  /// A random tree of at most `depth` levels of containers, with all lengths times `scale`.
  static func random(
    depth: Int, scale: Double = 1, using generator: inout SeededGenerator
  ) -> Specimen {
    guard depth > 0, Int.random(in: 0..<5, using: &generator) > 0 else {
      return .leaf(leaf(scale, &generator))
    }
    let (layout, most) = layout(scale, &generator)
    let children = (0..<Int.random(in: 0...most, using: &generator)).map { _ in
      random(depth: depth - 1, scale: scale, using: &generator)
    }
    let priority = Int.random(in: 0..<8, using: &generator) == 0 ? 1 : 0
    return .container(layout, children, LayoutPriority(rawValue: priority))
  }

  private static func leaf(
    _ scale: Double, _ generator: inout SeededGenerator
  ) -> any LayoutItem {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) * scale
    }
    let priority = LayoutPriority(rawValue: [0, 0, 0, 0, 1, -1].randomElement(using: &generator)!)
    let flex = [
      FlexBehavior.rigid, .rigid, FlexBehavior(grow: 1), FlexBehavior(grow: 2, shrink: 1),
      FlexBehavior(shrink: 3, basis: 40 * scale),
    ].randomElement(using: &generator)!
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      var icon = Icon(length(1...60), length(1...60), priority: priority)
      icon.flex = flex
      return icon
    case 1: return Filler(priority: priority)
    case 2:
      let least = Size(width: length(0...50), height: length(0...50))
      return Filler(
        least: least,
        most: Size(width: least.width + length(0...100), height: least.height + length(0...100)),
        priority: priority)
    case 3:
      // Wraps: a fixed area, within limits.
      let natural = length(20...120)
      let least = 5 * scale
      let line = 16 * scale
      return Custom(priority: priority, flex: flex) { proposal in
        let width: Double =
          switch proposal.width {
          case .fixed(let value): max(min(value, natural), least)
          case .collapsed: least
          case .expanded, .unspecified: natural
          }
        return Size(width: width, height: line * natural / width)
      }
    case 4:
      // Keeps a shape, as high as it may be.
      let ratio = Double(Int.random(in: 1...4, using: &generator)) / 2
      let ideal = length(10...40)
      return Custom(priority: priority) { proposal in
        switch proposal.height {
        case .fixed(let height): Size(width: height * ratio, height: height)
        case .collapsed: .zero
        case .expanded: Size(width: .infinity, height: .infinity)
        case .unspecified: Size(width: ideal * ratio, height: ideal)
        }
      }
    default:
      // Higher where it is narrow, wider where it is low.
      let base = length(10...50)
      return Custom(priority: priority, flex: flex) { proposal in
        let width = proposal.width.finiteValue ?? 2 * base
        let height = proposal.height.finiteValue ?? 2 * base
        return Size(width: base + height / 4, height: base + width / 8)
      }
    }
  }

  private static func layout(
    _ scale: Double, _ generator: inout SeededGenerator
  ) -> (any Layout, most: Int) {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) * scale
    }
    func maybe(_ range: ClosedRange<Int>) -> Double? {
      Bool.random(using: &generator) ? length(range) : nil
    }
    let horizontal = HorizontalAlignment.allCases.randomElement(using: &generator)!
    let vertical = VerticalAlignment.allCases.randomElement(using: &generator)!
    let alignment = Alignment(horizontal: horizontal, vertical: vertical)
    switch Int.random(in: 0..<18, using: &generator) {
    case 0...2: return (HStackLayout(alignment: vertical, spacing: length(0...9)), 4)
    case 3...5: return (VStackLayout(alignment: horizontal, spacing: length(0...9)), 4)
    case 6: return (ZStackLayout(alignment: alignment), 3)
    case 7:
      let insets = EdgeInsets(
        top: length(0...9), bottom: length(0...9), left: length(-3...9), right: length(0...9))
      return (PaddingLayout(insets: insets), 1)
    case 8: return (OffsetLayout(x: length(-9...9), y: length(-9...9)), 1)
    case 9: return (SizeLayout(width: maybe(1...80), height: maybe(1...80)), 1)
    case 10:
      return (
        FrameLayout(
          minimumWidth: maybe(0...60), idealWidth: maybe(20...80), maximumWidth: maybe(40...120),
          minimumHeight: maybe(0...60), idealHeight: maybe(20...80), maximumHeight: maybe(40...120),
          alignment: alignment), 1
      )
    case 11:
      return (
        AspectRatioLayout(
          [nil, 0.5, 1, 2].randomElement(using: &generator)!,
          contentMode: Bool.random(using: &generator) ? .fit : .fill), 1
      )
    case 16: return (Staircase(step: length(0...9)), 3)
    case 17: return (Reversed(spacing: length(0...9)), 4)
    case 12: return (BackgroundLayout(alignment: alignment), 2)
    case 13:
      return (
        FlowLayout(
          direction: Bool.random(using: &generator) ? .forward : .reverse,
          horizontalAlignment: horizontal, verticalAlignment: vertical,
          horizontalSpacing: length(0...9), verticalSpacing: length(0...9)), 6
      )
    case 14:
      if Bool.random(using: &generator) {
        return (
          HFlexLayout(
            distribution: [.leading(spacing: length(0...9)), .spaceBetween, .spaceEvenly]
              .randomElement(using: &generator)!,
            alignment: vertical, wraps: Bool.random(using: &generator),
            lineSpacing: length(0...9)), 5
        )
      }
      return (
        VFlexLayout(
          distribution: [.center(spacing: length(0...9)), .spaceAround, .bottom(spacing: 0)]
            .randomElement(using: &generator)!,
          alignment: horizontal, wraps: Bool.random(using: &generator),
          lineSpacing: length(0...9)), 5
      )
    default:
      let kinds: [GridLayout.Column] = [
        .fitting, .fixed(length(5...40)), .flexible(),
        .flexible(minimum: length(0...20), maximum: length(20...90)),
      ]
      return (
        GridLayout(
          columns: (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            kinds.randomElement(using: &generator)!
          }, alignment: alignment, horizontalSpacing: length(0...9),
          verticalSpacing: length(0...9)), 6
      )
    }
  }
}

extension Specimen {
  /// Adds the specimen to a value tree; gives its nodes, the root first, in depth-first order.
  func add(to tree: inout LayoutTree) -> [LayoutTree.Node] {
    switch self {
    case .leaf(let item): return [tree.addLeaf(item)]
    case .container(let layout, let children, let priority):
      let subtrees = children.map { $0.add(to: &tree) }
      let node = tree.add(layout, subtrees.map { $0[0] }, priority: priority)
      return [node] + subtrees.joined()
    }
  }

  /// The specimen as an object; containers remember their answers only if `remembers`.
  func object(remembers: Bool) -> HostedItem {
    switch self {
    case .leaf(let item): return HostedItem(leaf: item)
    case .container(let layout, let children, let priority):
      return HostedItem(
        layout, children.map { $0.object(remembers: remembers) }, priority: priority,
        remembers: remembers)
    }
  }
}
