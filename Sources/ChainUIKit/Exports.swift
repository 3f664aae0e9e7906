// `import ChainUIKit` is all that an app writes: it brings UIKit, or HeadlessUIKit where there is no
// UIKit, with every modifier and every binding.
@_exported import ChainRuntime
@_exported import QuartzCoreModifiers
@_exported import UIKitBindings
@_exported import UIKitModifiers

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
