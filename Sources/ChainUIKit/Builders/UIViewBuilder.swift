import ChainRuntime

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Collects the views written in a closure: views, optional views, arrays of views, loops and
/// branches.
public typealias UIViewBuilder = ArrayBuilder<UIView>

/// What stack views are built with: the same as ``UIViewBuilder``.
public typealias StackViewBuilder = ArrayBuilder<UIView>
