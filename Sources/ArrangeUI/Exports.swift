// `import ArrangeUI` is all that an app writes: it brings UIKit, or HeadlessUIKit where there is no
// UIKit, the layout engine, and the chain methods.
@_exported import Arrange
@_exported import ChainRuntime

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
