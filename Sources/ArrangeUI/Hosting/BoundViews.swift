@_spi(Layout) import ChainRuntime

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Views in a host whose properties are bound to live sources: a new value may change their size.
@MainActor
enum BoundViews {
  /// Arranges a host again when a binding has set a property of one of its subviews. Does nothing
  /// from the second time on.
  static func observe() { _ = observation }

  private static let observation: Void = observeBindings { object in
    guard let view = object as? UIView, view.superview is LayoutView else { return }
    view.setNeedsArrangement()
  }
}
