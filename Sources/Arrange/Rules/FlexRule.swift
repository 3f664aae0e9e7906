/// The rule of ``HFlexLayout`` and ``VFlexLayout``.
struct FlexRule: LayoutRule {
  enum Distribution {
    case packed(share: Double, spacing: Double)
    case spaceBetween, spaceAround, spaceEvenly

    var spacing: Double {
      if case .packed(_, let spacing) = self { spacing.asDistance } else { 0 }
    }

    /// The space before the first item, and between items, when `free` is left over by `count`
    /// items and their spacing.
    func gaps(_ free: Double, _ count: Int) -> (start: Double, between: Double) {
      let number = Double(count)
      switch self {
      case .packed(let share, let spacing): return (free * share, spacing.asDistance)
      case .spaceBetween: return (0, count > 1 ? free / (number - 1) : 0)
      case .spaceAround: return (free / number / 2, free / number)
      case .spaceEvenly: return (free / (number + 1), free / (number + 1))
      }
    }
  }

  let axis: Axis
  let distribution: Distribution
  let crossShare: Double
  let wraps: Bool
  let lineSpacing: Double

  /// One item, settled.
  private struct Part {
    var size = Size.zero
    var proposal = SizeProposal.unspecified
    var natural = 0.0
    var base = 0.0
    var length = 0.0
    var behavior = FlexBehavior.rigid
  }

  private struct Line {
    var end: Int
    var along: Double
    var across: Double
  }

  func shares(count: Int) -> Bool { count > 0 }

  func respondsTo(_ children: Axis.Set) -> Axis.Set {
    axis == .horizontal ? .horizontal : .vertical
  }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    let (_, lines) = settle(subnodes, proposal)
    let along = lines.lazy.map(\.along).max() ?? 0
    let across = lines.lazy.map(\.across).reduce(0, +)
    let spacing = lineSpacing.asDistance * Double(max(lines.count - 1, 0))
    return Size(
      axis, along: proposal[axis].length ?? along.asLength, across: (across + spacing).asLength)
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    let (parts, lines) = settle(subnodes, proposal)
    let space = bounds.size[axis]
    var acrossPosition = bounds.origin[axis.other]
    var start = 0
    for (number, line) in lines.enumerated() {
      // Without wrapping, the only line is as thick as the container.
      let thickness = wraps ? line.across : bounds.size[axis.other]
      let gaps = distribution.gaps(space - line.along, line.end - start)
      var position = bounds.origin[axis] + gaps.start
      for index in start..<line.end {
        let part = parts[index]
        let across = part.size[axis.other].asFrameLength(in: thickness)
        var origin = Point.zero
        origin[axis] = position
        origin[axis.other] = acrossPosition + (thickness - across) * crossShare
        subnodes.note(
          index,
          part.length == part.natural
            ? .natural(row: number) : .flexed(from: part.natural, to: part.length))
        subnodes.place(
          index, Rectangle(origin: origin, size: Size(axis, along: part.length, across: across)),
          part.proposal)
        position += part.length + gaps.between
      }
      acrossPosition += line.across + lineSpacing.asDistance
      start = line.end
    }
  }

  private func settle<S: Subnodes>(
    _ subnodes: S, _ offered: SizeProposal
  ) -> (parts: [Part], lines: [Line]) {
    let proposal = offered.estimate(axis) ?? offered
    let space = proposal[axis].space
    var parts = [Part](repeating: Part(), count: subnodes.count)
    for index in parts.indices {
      let behavior = subnodes.flex(index)
      let size = subnodes.intrinsicSize(index)
      let base = behavior.basis.map(\.asLength) ?? size[axis]
      parts[index] = Part(
        size: size, natural: size[axis], base: base.asFrameLength(in: space ?? 0),
        behavior: behavior)
    }
    var lines: [Line] = []
    var breaker = LineBreaker(limit: wraps ? space : nil, spacing: distribution.spacing)
    var start = 0
    while start < parts.count {
      breaker.startLine()
      var end = start
      while end < parts.count, breaker.add(parts[end].base) { end += 1 }
      resolve(&parts[start..<end], space.map { $0 - breaker.length } ?? 0)
      var line = Line(end: end, along: distribution.spacing * Double(end - start - 1), across: 0)
      for index in start..<end {
        let length = parts[index].length
        if length != parts[index].size[axis] {
          var offer = proposal.offer(axis, length)
          offer[axis.other] = .unspecified
          parts[index].proposal = offer
          parts[index].size = subnodes.size(index, offer)
        }
        line.along += length
        line.across = max(line.across, parts[index].size[axis.other].asFrameLength(in: 0))
      }
      lines.append(line)
      start = end
    }
    return (parts, lines)
  }

  /// Gives each item of a line its length, from the starting lengths and what they leave or lack.
  private func resolve(_ line: inout ArraySlice<Part>, _ free: Double) {
    for index in line.indices { line[index].length = line[index].base }
    if free > 0 {
      let total = line.reduce(0) { $0 + $1.behavior.grow.asLength }
      guard total > 0, total < .infinity else { return }
      for index in line.indices {
        line[index].length += free * (line[index].behavior.grow.asLength / max(total, 1))
      }
    } else if free < 0 {
      shrink(&line, -free)
    }
  }

  /// Takes `lack` from the items by their factor times their base. What an item cannot give,
  /// because it would be shorter than 0, the others give; each round leaves out the greatest
  /// factors.
  private func shrink(_ line: inout ArraySlice<Part>, _ lack: Double) {
    func factor(_ part: Part) -> Double {
      part.behavior.shrink < .infinity ? part.behavior.shrink.asLength : 0
    }
    var lack = lack * min(1, line.reduce(0) { $0 + factor($1) })
    while lack > 0 {
      let weight = line.reduce(0) { $0 + ($1.length > 0 ? factor($1) * $1.base : 0) }
      guard weight > 0 else { return }
      let unit = lack / weight
      let emptied = line.indices.filter { line[$0].length > 0 && factor(line[$0]) * unit >= 1 }
      guard emptied.isEmpty else {
        for index in emptied {
          lack -= line[index].length
          line[index].length = 0
        }
        continue
      }
      for index in line.indices where line[index].length > 0 {
        line[index].length -= line[index].base * factor(line[index]) * unit
      }
      return
    }
  }
}
