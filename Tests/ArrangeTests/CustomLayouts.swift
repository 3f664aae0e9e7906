import Arrange

/// A custom layout that is written from the items' answers: each item to the right of and below the
/// one before.
struct Staircase: Layout {
  var step: Double

  func naturalSize(for items: [any LayoutItem]) -> Size {
    size(fitting: items, within: .unspecified)
  }

  func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
    var size = Size.zero
    for (index, item) in items.enumerated() {
      let answer = item.sizeThatFits(inner(proposal, index))
      size.width += (answer.width < .infinity ? answer.width : 0) + step
      size.height = max(size.height, answer.height + Double(index) * step)
    }
    return size
  }

  func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    var position = bounds.origin
    return items.enumerated().map { index, item in
      let answer = item.sizeThatFits(inner(.size(bounds.size), index))
      let frame = Rectangle(origin: position, size: answer)
      position.x += (answer.width < .infinity ? answer.width : 0) + step
      position.y += step
      return frame
    }
  }

  private func inner(_ proposal: SizeProposal, _ index: Int) -> SizeProposal {
    var inner = proposal
    if let height = proposal.height.finiteValue {
      inner.height = .fixed(max(height - Double(index) * step, 0))
    }
    return inner
  }
}

/// A custom layout that is made from a built-in one.
struct Reversed: Layout {
  var spacing: Double

  func naturalSize(for items: [any LayoutItem]) -> Size {
    HStackLayout(spacing: spacing).naturalSize(for: items.reversed())
  }

  func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
    HStackLayout(spacing: spacing).size(fitting: items.reversed(), within: proposal)
  }

  func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    HStackLayout(spacing: spacing).frames(for: items.reversed(), within: bounds).reversed()
  }
}

/// A custom layout that returns a wrong number of frames.
struct OneFrameShort: Layout {
  func naturalSize(for items: [any LayoutItem]) -> Size { .zero }
  func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size { .zero }

  func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    items.dropFirst().map { _ in .zero }
  }
}

/// A custom layout that answers with numbers that are no lengths.
struct Nonsense: Layout {
  var number: Double

  func naturalSize(for items: [any LayoutItem]) -> Size { Size(width: number, height: number) }

  func size(fitting items: [any LayoutItem], within proposal: SizeProposal) -> Size {
    Size(width: number, height: number)
  }

  func frames(for items: [any LayoutItem], within bounds: Rectangle) -> [Rectangle] {
    items.map { _ in Rectangle(x: number, y: number, width: number, height: number) }
  }
}
