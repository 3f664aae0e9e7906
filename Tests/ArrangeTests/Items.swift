import Arrange

/// An item of one size.
struct Icon: LayoutItem {
  var size: Size
  var priority = LayoutPriority.zero
  var flex = FlexBehavior.rigid

  init(
    _ width: Double, _ height: Double, priority: LayoutPriority = .zero,
    flex: FlexBehavior = .rigid
  ) {
    size = Size(width: width, height: height)
    self.priority = priority
    self.flex = flex
  }

  func sizeThatFits(_ proposal: SizeProposal) -> Size { size }
}

/// An item that takes what it is offered, within limits along each axis.
struct Filler: LayoutItem {
  var least = Size.zero
  var most = Size(width: Double.infinity, height: .infinity)
  var priority = LayoutPriority.zero

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    Size(
      width: length(proposal.width, least.width, most.width),
      height: length(proposal.height, least.height, most.height))
  }

  private func length(_ proposal: DimensionProposal, _ least: Double, _ most: Double) -> Double {
    switch proposal {
    case .fixed(let value): max(least, min(value, most))
    case .collapsed, .unspecified: least
    case .expanded: most
    }
  }
}

/// Text of one-letter words of 10 × 20 points each, which wraps.
struct Words: LayoutItem {
  var count: Int
  var priority = LayoutPriority.zero
  var flex = FlexBehavior.rigid
  var respondsTo: Axis.Set = .horizontal

  init(
    _ count: Int, priority: LayoutPriority = .zero, flex: FlexBehavior = .rigid,
    respondsTo: Axis.Set = .horizontal
  ) {
    self.count = count
    self.priority = priority
    self.flex = flex
    self.respondsTo = respondsTo
  }

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    let perLine: Int =
      switch proposal.width {
      case .fixed(let width) where width < 10 * Double(count): max(Int(width / 10), 1)
      case .collapsed: 1
      default: count
      }
    let lines = (count + perLine - 1) / perLine
    return Size(width: 10 * Double(min(perLine, count)), height: 20 * Double(lines))
  }

  func baselines(in size: Size) -> Baselines? {
    Baselines(first: 16, last: size.height - 4)
  }
}

/// An item that answers as a function says.
struct Custom: LayoutItem {
  var priority = LayoutPriority.zero
  var flex = FlexBehavior.rigid
  var answer: (SizeProposal) -> Size

  init(
    priority: LayoutPriority = .zero, flex: FlexBehavior = .rigid,
    _ answer: @escaping (SizeProposal) -> Size
  ) {
    self.priority = priority
    self.flex = flex
    self.answer = answer
  }

  func sizeThatFits(_ proposal: SizeProposal) -> Size { answer(proposal) }
}

extension Rectangle {
  /// Bounds at the origin.
  init(_ width: Double, _ height: Double) {
    self.init(x: 0, y: 0, width: width, height: height)
  }
}

/// An item that keeps the proposals it got.
final class Counted: LayoutItem {
  private let item: any LayoutItem
  private(set) var proposals: [SizeProposal] = []
  var respondsTo: Axis.Set = .both

  init(_ item: any LayoutItem) {
    self.item = item
  }

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    proposals.append(proposal)
    return item.sizeThatFits(proposal)
  }
}
