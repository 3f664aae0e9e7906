import Foundation

#if canImport(Metal)
  @_exported import Metal
#else
  /// A graphics processor. There is none here.
  public protocol MTLDevice: NSObjectProtocol {
    /// The name of the processor.
    var name: String { get }
  }

  /// Image data of a graphics processor.
  public protocol MTLTexture: NSObjectProtocol {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
  }

  /// The layout of a pixel in memory; the formats that layers accept.
  public enum MTLPixelFormat: UInt, Sendable {
    /// No format.
    case invalid = 0
    /// Four bytes: red, green, blue, alpha.
    case rgba8Unorm = 70
    /// Four bytes: red, green, blue, alpha, in the standard RGB space.
    case rgba8Unorm_srgb = 71
    /// Four bytes: blue, green, red, alpha.
    case bgra8Unorm = 80
    /// Four bytes: blue, green, red, alpha, in the standard RGB space.
    case bgra8Unorm_srgb = 81
    /// Four half-precision numbers: red, green, blue, alpha.
    case rgba16Float = 115
    /// One single-precision depth.
    case depth32Float = 252
    /// One byte of stencil.
    case stencil8 = 253
    /// Depth and stencil in eight bytes.
    case depth32Float_stencil8 = 260
  }
#endif
