// A file that imports UIKit sees Foundation and CoreGraphics as well; so does one that imports
// HeadlessUIKit.
@_exported import Foundation

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
