/// A layout in a form that is chosen between without an existential call, unless it is custom.
enum LayoutKind: LayoutRule {
  case stack(StackRule)
  case overlay(ZStackLayout)
  case padding(PaddingLayout)
  case offset(OffsetLayout)
  case size(SizeLayout)
  case frame(FrameLayout)
  case aspectRatio(AspectRatioLayout)
  case background(BackgroundLayout)
  case flow(FlowLayout)
  case flex(FlexRule)
  case grid(GridLayout)
  case custom(any Layout)

  /// The name of the layout's type.
  var name: String {
    switch self {
    case .stack(let rule): rule.axis == .horizontal ? "HStackLayout" : "VStackLayout"
    case .overlay: "ZStackLayout"
    case .padding: "PaddingLayout"
    case .offset: "OffsetLayout"
    case .size: "SizeLayout"
    case .frame: "FrameLayout"
    case .aspectRatio: "AspectRatioLayout"
    case .background: "BackgroundLayout"
    case .flow: "FlowLayout"
    case .flex(let rule): rule.axis == .horizontal ? "HFlexLayout" : "VFlexLayout"
    case .grid: "GridLayout"
    case .custom(let layout): "\(type(of: layout))"
    }
  }

  init(_ layout: any Layout) {
    switch layout {
    case let layout as HStackLayout: self = .stack(layout.rule)
    case let layout as VStackLayout: self = .stack(layout.rule)
    case let layout as ZStackLayout: self = .overlay(layout)
    case let layout as PaddingLayout: self = .padding(layout)
    case let layout as OffsetLayout: self = .offset(layout)
    case let layout as SizeLayout: self = .size(layout)
    case let layout as FrameLayout: self = .frame(layout)
    case let layout as AspectRatioLayout: self = .aspectRatio(layout)
    case let layout as BackgroundLayout: self = .background(layout)
    case let layout as FlowLayout: self = .flow(layout)
    case let layout as HFlexLayout: self = .flex(layout.rule)
    case let layout as VFlexLayout: self = .flex(layout.rule)
    case let layout as GridLayout: self = .grid(layout)
    default: self = .custom(layout)
    }
  }

  func size<S: Subnodes>(_ subnodes: S, _ proposal: SizeProposal) -> Size {
    switch self {
    case .stack(let rule): rule.size(subnodes, proposal)
    case .overlay(let rule): rule.size(subnodes, proposal)
    case .padding(let rule): rule.size(subnodes, proposal)
    case .offset(let rule): rule.size(subnodes, proposal)
    case .size(let rule): rule.size(subnodes, proposal)
    case .frame(let rule): rule.size(subnodes, proposal)
    case .aspectRatio(let rule): rule.size(subnodes, proposal)
    case .background(let rule): rule.size(subnodes, proposal)
    case .flow(let rule): rule.size(subnodes, proposal)
    case .flex(let rule): rule.size(subnodes, proposal)
    case .grid(let rule): rule.size(subnodes, proposal)
    case .custom(let layout):
      layout.size(fitting: subnodes.items, within: proposal).asAnswer
    }
  }

  func place<S: Subnodes>(
    _ subnodes: S, within bounds: Rectangle, proposal: SizeProposal
  ) {
    switch self {
    case .stack(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .overlay(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .padding(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .offset(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .size(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .frame(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .aspectRatio(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .background(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .flow(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .flex(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .grid(let rule): rule.place(subnodes, within: bounds, proposal: proposal)
    case .custom(let layout): place(layout, subnodes, bounds)
    }
  }

  /// Takes the frames of a custom layout, whose items are laid out in exactly the sizes it gives.
  private func place<S: Subnodes>(_ layout: any Layout, _ subnodes: S, _ bounds: Rectangle) {
    let frames = layout.frames(for: subnodes.items, within: bounds)
    guard frames.count == subnodes.count else {
      // A layout type that breaks its contract: there are no frames to go on with. Not a
      // precondition, so that the name is printed in release builds too.
      fatalError(
        "\(type(of: layout)) returned \(frames.count) frames for \(subnodes.count) items")
    }
    for (index, frame) in frames.enumerated() {
      let frame = Rectangle(
        x: frame.x.isFinite ? frame.x.asDistance : bounds.x,
        y: frame.y.isFinite ? frame.y.asDistance : bounds.y,
        width: frame.width.asFrameLength(in: bounds.width),
        height: frame.height.asFrameLength(in: bounds.height))
      subnodes.note(index, .custom)
      subnodes.place(index, frame, .size(frame.size))
    }
  }

  /// Whether nothing is known of what the layout offers.
  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }

  /// Whether children may be offered a fixed length although the container is not.
  var fixesLengths: Bool {
    switch self {
    case .size, .frame, .aspectRatio, .flex, .grid: true
    case .stack, .overlay, .padding, .offset, .background, .flow, .custom: false
    }
  }

  func shares(count: Int) -> Bool {
    switch self {
    case .stack(let rule): rule.shares(count: count)
    case .flow(let rule): rule.shares(count: count)
    case .flex(let rule): rule.shares(count: count)
    case .grid(let rule): rule.shares(count: count)
    case .overlay, .padding, .offset, .size, .frame, .aspectRatio, .background, .custom: false
    }
  }

  func respondsTo(_ children: Axis.Set) -> Axis.Set {
    switch self {
    case .size(let rule): rule.respondsTo(children)
    case .frame(let rule): rule.respondsTo(children)
    case .aspectRatio(let rule): rule.respondsTo(children)
    case .flow(let rule): rule.respondsTo(children)
    case .flex(let rule): rule.respondsTo(children)
    case .grid(let rule): rule.respondsTo(children)
    case .custom: .both
    case .stack, .overlay, .padding, .offset, .background: children
    }
  }
}
