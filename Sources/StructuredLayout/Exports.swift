// `import StructuredLayout` is enough to lay out views: it brings UIKit, or HeadlessUIKit where
// there is no UIKit.
@_exported import ChainRuntime

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
