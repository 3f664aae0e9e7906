import Foundation

#if !canImport(CoreGraphics)
  /// The shape of the ends of a stroked line.
  public enum CGLineCap: Int32, Sendable {
    /// Ends at the point.
    case butt = 0
    /// Ends with a half circle.
    case round = 1
    /// Ends with a half square.
    case square = 2
  }

  /// The shape of the joints of a stroked line.
  public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A cut corner.
    case bevel = 2
  }

  /// How a drawn colour is mixed with what is below it.
  public enum CGBlendMode: Int32, Sendable {
    /// The colour covers what is below.
    case normal = 0
    /// The colours are multiplied.
    case multiply = 1
    /// The inverted colours are multiplied.
    case screen = 2
    /// Multiplies or screens, depending on what is below.
    case overlay = 3
    /// Keeps the darker colour.
    case darken = 4
    /// Keeps the lighter colour.
    case lighten = 5
    /// Brightens what is below.
    case colorDodge = 6
    /// Darkens what is below.
    case colorBurn = 7
    /// Darkens or lightens softly.
    case softLight = 8
    /// Multiplies or screens, depending on the colour.
    case hardLight = 9
    /// Subtracts the darker from the lighter colour.
    case difference = 10
    /// Like difference, with less contrast.
    case exclusion = 11
    /// Takes the hue of the colour.
    case hue = 12
    /// Takes the saturation of the colour.
    case saturation = 13
    /// Takes hue and saturation of the colour.
    case color = 14
    /// Takes the luminosity of the colour.
    case luminosity = 15
    /// Removes what is below.
    case clear = 16
    /// Replaces what is below.
    case copy = 17
  }

  /// The index of a glyph in a font.
  public typealias CGGlyph = UInt16

  /// A drawing destination. Nothing is drawn into it: HeadlessUIKit has no rasterizer.
  public final class CGContext {
    /// Creates a context that ignores everything.
    public init() {}
  }
#endif
