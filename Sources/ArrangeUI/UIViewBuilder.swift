import ChainRuntime

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Builds the views of a container: views, optional views, arrays of views, `if`, `switch`, `for` and
/// `if #available`, in the order they are written.
public typealias UIViewBuilder = ArrayBuilder<UIView>
