import Arrange
@_spi(Layout) import ChainRuntime

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A subview as the layout engine sees it.
///
/// The engine is not isolated; hosts call it on the main actor only, and `any LayoutItem` is not
/// `Sendable`, so its questions come back there.
struct ViewItem: LayoutItem {
  private enum Kind {
    case host(LayoutView)
    case spacer(SpacerView)
    case leaf(LeafView)
  }

  private let kind: Kind

  @MainActor
  init(_ view: UIView) {
    switch view {
    case let host as LayoutView: kind = .host(host)
    case let spacer as SpacerView: kind = .spacer(spacer)
    default: kind = .leaf(LeafView(view))
    }
  }

  @MainActor
  var view: UIView {
    switch kind {
    case .host(let host): return host
    case .spacer(let spacer): return spacer
    case .leaf(let leaf): return leaf.view
    }
  }

  var priority: LayoutPriority {
    onMainActor { view.arrangementTraits.priority }
  }

  var flex: FlexBehavior {
    onMainActor { view.arrangementTraits.flex }
  }

  var intrinsicSize: Size {
    onMainActor {
      switch kind {
      case .host(let host): return host.naturalSize()
      case .spacer: return .zero
      case .leaf(let leaf): return leaf.intrinsicSize
      }
    }
  }

  func sizeThatFits(_ proposal: SizeProposal) -> Size {
    onMainActor {
      switch kind {
      case .host(let host): return host.size(fitting: proposal)
      case .spacer(let spacer): return spacer.size(fitting: proposal)
      case .leaf(let leaf): return leaf.size(fitting: proposal)
      }
    }
  }

  var respondsTo: Axis.Set {
    onMainActor {
      switch kind {
      case .host(let host): return host.respondsTo()
      case .spacer(let spacer): return spacer.growingAxes
      case .leaf(let leaf): return leaf.respondsTo
      }
    }
  }

  func baselines(in size: Size) -> Baselines? {
    onMainActor {
      switch kind {
      case .host(let host): return host.baselines(in: size)
      case .spacer: return nil
      case .leaf(let leaf): return leaf.baselines(in: size)
      }
    }
  }
}
