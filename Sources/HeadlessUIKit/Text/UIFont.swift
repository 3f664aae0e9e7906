import Foundation

/// A font, described by name, size and weight. There are no font files.
///
/// Metrics are fixed ratios of the size, those of the system font: ascender 0.952, descender
/// -0.241, capitals 0.705, small letters 0.526, no leading. Any non-empty name makes a font,
/// where UIKit fails for unknown ones.
// @unchecked Sendable: the only stored property is an immutable struct of Sendable values.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  let values: UIFontDescriptor.Values

  init(values: UIFontDescriptor.Values) {
    self.values = values
    super.init()
  }

  /// Creates the system font of the standard size.
  public override init() {
    values = UIFont.systemFont(ofSize: UIFont.systemFontSize).values
    super.init()
  }

  /// Creates a font with a name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(values: UIFontDescriptor(name: fontName, size: fontSize).values)
  }

  /// Creates a font from a descriptor; a size of zero means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0 { values.size = pointSize }
    if values.size <= 0 { values.size = 12 }
    if values.family.isEmpty { values.family = UIFont.systemFamily }
    if values.name.isEmpty { values.name = values.family }
    self.init(values: values)
  }

  // MARK: - System fonts

  private static let systemFamily = ".AppleSystemUIFont"

  private class func system(
    _ size: CGFloat, _ weight: Weight, _ change: (inout UIFontDescriptor.Values) -> Void = { _ in }
  ) -> UIFont {
    var values = UIFontDescriptor.Values()
    values.family = systemFamily
    values.size = size > 0 ? size : systemFontSize
    values.weight = weight
    if weight.rawValue >= Weight.semibold.rawValue { values.symbolicTraits.insert(.traitBold) }
    values.name = ".SFUI-\(weight.name)"
    change(&values)
    return UIFont(values: values)
  }

  /// The system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular)
  }

  /// The system font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The system font with a weight and a width.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    system(fontSize, weight) { $0.width = width }
  }

  /// The bold system font; semibold, as in UIKit.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .semibold)
  }

  /// The italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular) {
      $0.symbolicTraits.insert(.traitItalic)
      $0.name += "Italic"
    }
  }

  /// The system font with equally wide digits.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize, weight) { $0.hasMonospacedDigits = true }
  }

  /// The system font with equally wide characters.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize, weight) {
      $0.symbolicTraits.insert(.traitMonoSpace)
      $0.design = .monospaced
      $0.name = ".SFMono-\(weight.name)"
    }
  }

  /// The font of a text style, for the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, in the size that the traits ask for.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = TextStyleSizes.size(of: style, in: traits.preferredContentSizeCategory)
    return system(size, style == .headline ? .semibold : .regular) { $0.textStyle = style }
  }

  /// The size of labels.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text.
  open class var systemFontSize: CGFloat { 14 }

  /// The families; only the system's is known.
  open class var familyNames: [String] { [systemFamily] }

  // MARK: - Properties

  /// The family.
  open var familyName: String { values.family }
  /// The name.
  open var fontName: String { values.name }
  /// The size in points.
  open var pointSize: CGFloat { values.size }
  /// The height above the baseline.
  open var ascender: CGFloat { values.size * 0.952 }
  /// The depth below the baseline, negative.
  open var descender: CGFloat { values.size * -0.241 }
  /// The height of capitals.
  open var capHeight: CGFloat { values.size * 0.705 }
  /// The height of small letters.
  open var xHeight: CGFloat { values.size * 0.526 }
  /// The height of a line.
  open var lineHeight: CGFloat { values.size * 1.193 }
  /// The extra space between lines.
  open var leading: CGFloat { 0 }

  /// The descriptor.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values: values) }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var values = self.values
    values.size = fontSize
    return UIFont(values: values)
  }

  /// The font itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether name, size, weight and traits are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.values == values
  }

  /// Hashes name, size, weight and traits.
  open override var hash: Int { values.hashValue }

  /// Name and size.
  open override var description: String { "UIFont \(fontName) \(pointSize)" }
}

extension UIFont.Weight {
  fileprivate var name: String {
    switch rawValue {
    case ..<(-0.7): return "Ultralight"
    case ..<(-0.5): return "Thin"
    case ..<(-0.2): return "Light"
    case ..<0.1: return "Regular"
    case ..<0.27: return "Medium"
    case ..<0.35: return "Semibold"
    case ..<0.5: return "Bold"
    case ..<0.6: return "Heavy"
    default: return "Black"
    }
  }
}
