#if canImport(UIKit)
  @_spi(Layout) import ChainRuntime
  import UIKit

  /// Tells a host when a subview is hidden or shown, as long as it lives.
  @MainActor
  final class VisibilityObservation {
    private let observation: NSKeyValueObservation

    init(of view: UIView, for host: LayoutView) {
      observation = view.observe(\.isHidden) { [weak host] view, _ in
        // UIKit is only to be changed, and so observed, on the main thread.
        onMainActor { host?.noteVisibility(of: view) }
      }
    }
  }
#else
  import HeadlessUIKit

  // HeadlessUIKit tells the superview.
  extension LayoutView: SubviewVisibilityObserver {
    package func subviewWasHiddenOrShown(_ subview: UIView) { noteVisibility(of: subview) }
  }
#endif
