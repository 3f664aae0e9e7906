#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The nodes of a layout with numbers, checked: what makes no sense is left out and listed.
@MainActor
struct LayoutTree {
  struct Node {
    enum Content {
      case view(Int)
      case stack(LayoutNode.Stack, [Int])
      case overlay(horizontal: AxisAlignment, vertical: AxisAlignment, [Int])
      case spacer(minLength: CGFloat)
      case padding(NSDirectionalEdgeInsets, Int)
      case grid(GridPlan)

      var isSpacer: Bool {
        if case .spacer = self { return true }
        return false
      }
    }

    var content: Content
    var limits: [SizeLimit]
    var aspectRatio: CGFloat?
    var weight: CGFloat?
    var isNatural: Bool
    var depth: Int
    var source: LayoutSource

    func limit(_ kind: SizeLimit.Kind, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
      for limit in limits where limit.axis == axis && limit.kind == kind { return limit.length }
      return nil
    }
  }

  private(set) var nodes: [Node] = []
  private(set) var views: [UIView] = []
  private(set) var viewNodes: [Int] = []
  private(set) var failures: [LayoutPlan.Failure] = []
  private var seen: Set<ObjectIdentifier> = []
  private let source: LayoutSource
  private let environment: LayoutEnvironment

  init(source: LayoutSource, environment: LayoutEnvironment) {
    self.source = source
    self.environment = environment
    // Most layouts have fewer views than this.
    seen.reserveCapacity(24)
  }

  /// Adds the nodes of a whole layout; several are a column.
  mutating func add(root: [LayoutNode]) -> Int? {
    var node = root[safe: 0]
    if root.count != 1 {
      node = LayoutNode(
        .stack(
          LayoutNode.Stack(axis: .vertical, spacing: 0, alignment: .fill, distribution: .natural),
          root))
    }
    return node.flatMap {
      add(
        $0, isInStack: false,
        Surroundings(source: source, isNatural: false, width: environment.width))
    }
  }

  /// What a node inherits.
  private struct Surroundings {
    var source: LayoutSource
    var isNatural: Bool
    var depth = 0
    /// The width there is, for wrapping rows.
    var width: CGFloat
  }

  private mutating func add(
    _ node: LayoutNode, isInStack: Bool, _ surroundings: Surroundings
  ) -> Int? {
    var inner = surroundings
    inner.source = node.source ?? surroundings.source
    inner.isNatural = surroundings.isNatural || node.isNatural
    inner.depth += 1
    for limit in node.limits where limit.axis == .horizontal && limit.kind == .exact {
      inner.width = limit.length
    }
    let index = nodes.count
    nodes.append(
      Node(
        content: .spacer(minLength: 0), limits: node.limits, aspectRatio: node.aspectRatio,
        weight: node.weight, isNatural: inner.isNatural, depth: surroundings.depth,
        source: inner.source))
    check(index)
    let viewCount = views.count
    guard let content = content(of: node, number: index, isInStack: isInStack, inner),
      views.count > viewCount || content.isSpacer
    else {
      // What shows nothing takes no room, and nor do spacers in it.
      nodes.removeSubrange(index...)
      return nil
    }
    nodes[index].content = content
    return index
  }

  private mutating func content(
    of node: LayoutNode, number: Int, isInStack: Bool, _ inner: Surroundings
  ) -> Node.Content? {
    switch node.content {
    case .view(let view):
      guard seen.insert(ObjectIdentifier(view)).inserted else {
        fail("\(view.layoutName) is used twice; it stays where it was used first", inner.source)
        return nil
      }
      if let refusal = environment.refusal(view) {
        fail(refusal, inner.source)
        return nil
      }
      views.append(view)
      viewNodes.append(number)
      return .view(views.count - 1)
    case .stack(var stack, let children):
      if !stack.spacing.isFinite {
        fail("a spacing is a finite number; 0 is used", inner.source)
        stack.spacing = 0
      }
      return .stack(stack, add(children, of: stack, inner))
    case .overlay(let horizontal, let vertical, let children):
      return .overlay(
        horizontal: horizontal, vertical: vertical,
        children.compactMap { add($0, isInStack: false, inner) })
    case .spacer(let minLength):
      guard isInStack else {
        fail("a Spacer has a meaning in a row or column only", inner.source)
        return nil
      }
      guard minLength.isFinite, minLength >= 0 else {
        fail("a Spacer's length is a number from 0, not \(minLength); 0 is used", inner.source)
        return .spacer(minLength: 0)
      }
      return .spacer(minLength: minLength)
    case .padding(var insets, let children):
      if !(insets.top + insets.bottom + insets.leading + insets.trailing).isFinite {
        fail("a padding is a finite number; 0 is used", inner.source)
        insets = .zero
      }
      var padded = inner
      padded.width -= insets.leading + insets.trailing
      guard let child = children[safe: 0], let content = add(child, isInStack: false, padded) else {
        return nil
      }
      return .padding(insets, content)
    case .grid(let style, let children):
      return .grid(add(grid: style, children, inner))
    case .gridRow(let children):
      fail("a GridRow has a meaning in a Grid only; it is a row here", inner.source)
      let row = LayoutNode.Stack(
        axis: .horizontal, spacing: 0, alignment: .fill, distribution: .natural)
      return .stack(row, add(children, of: row, inner))
    case .wrapping(let style, let children):
      let lines = lines(of: children, style, in: style.width ?? inner.width)
      let column = LayoutNode.Stack(
        axis: .vertical, spacing: style.lineSpacing, alignment: .start, distribution: .natural)
      return .stack(column, add(lines, of: column, inner))
    }
  }

  private mutating func add(
    _ children: [LayoutNode], of stack: LayoutNode.Stack, _ inner: Surroundings
  ) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(children.count)
    for child in children {
      var surroundings = inner
      if stack.axis == .horizontal, child.containsWrapping {
        surroundings.width = widthLeft(for: child, in: children, stack, inner.width)
      }
      if let number = add(child, isInStack: true, surroundings) { numbers.append(number) }
    }
    return numbers
  }

  // MARK: Checks

  private mutating func fail(_ message: String, _ source: LayoutSource) {
    failures.append(LayoutPlan.Failure(message: message, source: source))
  }

  /// Takes out modifiers whose numbers make no sense.
  private mutating func check(_ index: Int) {
    if !nodes[index].limits.isEmpty { checkLimits(index) }
    let source = nodes[index].source
    if let ratio = nodes[index].aspectRatio, !(ratio.isFinite && ratio > 0) {
      fail("an aspect ratio is a number above 0, not \(ratio); it is left out", source)
      nodes[index].aspectRatio = nil
    }
    if let weight = nodes[index].weight, !(weight.isFinite && weight > 0) {
      fail("a weight is a number above 0, not \(weight); 1 is used", source)
      nodes[index].weight = 1
    }
  }

  private mutating func checkLimits(_ index: Int) {
    let source = nodes[index].source
    for limit in nodes[index].limits {
      guard let problem = limit.problem else { continue }
      fail(problem + "; it is left out", source)
      nodes[index].limits.removeAll { $0.axis == limit.axis && $0.kind == limit.kind }
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      guard let minimum = nodes[index].limit(.minimum, axis),
        let maximum = nodes[index].limit(.maximum, axis), minimum > maximum
      else { continue }
      fail("the minimum \(minimum) is above the maximum \(maximum); it is left out", source)
      nodes[index].limits.removeAll { $0.axis == axis && $0.kind == .minimum }
    }
  }

  // MARK: Grids

  private mutating func add(
    grid style: LayoutNode.GridStyle, _ children: [LayoutNode], _ inner: Surroundings
  ) -> GridPlan {
    var grid = GridPlan(style: style)
    if !(style.horizontalSpacing + style.verticalSpacing).isFinite {
      fail("a spacing is a finite number; 0 is used", inner.source)
      grid.style.horizontalSpacing = 0
      grid.style.verticalSpacing = 0
    }
    if let columns = style.columns, columns < 1 {
      fail("a grid has at least 1 column, not \(columns)", inner.source)
      grid.style.columns = 1
    }
    for child in children {
      if case .gridRow(let cells) = child.content, grid.style.columns == nil {
        grid.beginRow(weight: child.weight)
        var surroundings = inner
        surroundings.source = child.source ?? inner.source
        surroundings.isNatural = inner.isNatural || child.isNatural
        for cell in cells { add(cell, to: &grid, surroundings) }
      } else if grid.style.columns != nil {
        add(child, to: &grid, inner)
      } else if let number = add(child, isInStack: false, inner) {
        grid.addWholeRow(number, weight: child.weight)
      }
    }
    grid.finish()
    return grid
  }

  private mutating func add(
    _ cell: LayoutNode, to grid: inout GridPlan, _ inner: Surroundings
  ) {
    let source = cell.source ?? inner.source
    var columns = cell.columnSpan
    var rows = cell.rowSpan
    if columns < 1 || rows < 1 {
      fail("a cell spans at least 1 column and 1 row", source)
      columns = max(1, columns)
      rows = max(1, rows)
    }
    if let limit = grid.style.columns, columns > limit {
      fail("a cell spans \(columns) columns of a grid that has \(limit)", source)
      columns = limit
    }
    guard let number = add(cell, isInStack: false, inner) else { return }
    grid.add(number, columns: columns, rows: rows)
  }

  // MARK: Wrapping

  /// Breaks elements into rows.
  private func lines(
    of children: [LayoutNode], _ style: LayoutNode.WrappingStyle, in width: CGFloat
  ) -> [LayoutNode] {
    var lines: [[LayoutNode]] = []
    var used: CGFloat = 0
    for child in children {
      let length = naturalWidth(of: child)
      // A hundredth of a point absorbs rounding.
      if let last = lines.indices.last, used + style.spacing + length <= width + 0.01 {
        lines[last].append(child)
        used += style.spacing + length
      } else {
        lines.append([child])
        used = length
      }
    }
    return lines.map {
      LayoutNode(
        .stack(
          LayoutNode.Stack(
            axis: .horizontal, spacing: style.spacing, alignment: style.alignment,
            distribution: .natural), $0))
    }
  }

  /// The width that the others leave for an element of a row.
  private func widthLeft(
    for child: LayoutNode, in children: [LayoutNode], _ stack: LayoutNode.Stack, _ width: CGFloat
  ) -> CGFloat {
    let others = children.filter { !$0.containsWrapping }
    let taken = others.reduce(0) { $0 + naturalWidth(of: $1) }
    let spacing = stack.spacing * CGFloat(children.count - 1)
    return (width - taken - spacing) / CGFloat(max(1, children.count - others.count))
  }

  private func naturalWidth(of node: LayoutNode) -> CGFloat {
    var width: CGFloat
    switch node.content {
    case .view(let view): width = environment.naturalWidth(view)
    case .stack(let stack, let children):
      width = naturalWidth(of: children, stack.axis == .horizontal, stack.spacing)
    case .overlay(_, _, let children): width = naturalWidth(of: children, false, 0)
    case .spacer(let minLength): width = minLength
    case .padding(let insets, let children):
      width = insets.leading + insets.trailing + naturalWidth(of: children, false, 0)
    case .grid(let style, let children):
      width = naturalWidth(of: children, false, style.horizontalSpacing)
    case .gridRow(let children), .wrapping(_, let children):
      width = naturalWidth(of: children, true, 0)
    }
    for limit in node.limits where limit.axis == .horizontal && limit.problem == nil {
      switch limit.kind {
      case .exact, .ideal: width = limit.length
      case .minimum: width = max(width, limit.length)
      case .maximum: width = min(width, limit.length)
      }
    }
    return width
  }

  private func naturalWidth(
    of nodes: [LayoutNode], _ isRow: Bool, _ spacing: CGFloat
  ) -> CGFloat {
    let widths = nodes.map { naturalWidth(of: $0) }
    guard isRow else { return widths.max() ?? 0 }
    return widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
  }
}

extension LayoutNode {
  /// Whether the lines of a row inside depend on the width.
  var containsWrapping: Bool {
    switch content {
    case .wrapping(let style, _): return style.width == nil
    case .view, .spacer: return false
    case .stack(_, let children), .overlay(_, _, let children), .padding(_, let children),
      .grid(_, let children), .gridRow(let children):
      return children.contains(where: \.containsWrapping)
    }
  }
}

extension Array {
  /// The element at an index, if there is one.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension UIView {
  /// What messages call the view: its type, and its accessibility identifier if it has one.
  var layoutName: String {
    let identifier = accessibilityIdentifier ?? ""
    return identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(identifier)\""
  }
}
