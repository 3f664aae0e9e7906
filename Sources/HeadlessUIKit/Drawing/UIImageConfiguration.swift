import Foundation

extension UIImage {
  /// Options that an image is made with.
  // @unchecked Sendable: has no stored properties; its subclass has an immutable one.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// These options with those of another configuration on top.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }

    /// The configuration itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Options that a symbol is made with: size, weight, scale and colours. Final here.
  // @unchecked Sendable: the only stored property is an immutable struct of Sendable values.
  public final class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight: UIImage.SymbolWeight?
      var scale: UIImage.SymbolScale?
      var textStyle: UIFont.TextStyle?
      var hierarchicalColor: UIColor?
      var paletteColors: [UIColor]?
      var prefersMulticolor: Bool?

      /// The size that the options lead to; scales are 0.8, 1 and 1.3.
      var effectivePointSize: CGFloat? {
        var size = pointSize
        if let textStyle {
          size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        }
        switch scale {
        case .small: return (size ?? 17) * 0.8
        case .large: return (size ?? 17) * 1.3
        default: return size
        }
      }
    }

    let values: Values

    init(values: Values) {
      self.values = values
      super.init()
    }

    private convenience init(_ change: (inout Values) -> Void) {
      var values = Values()
      change(&values)
      self.init(values: values)
    }

    /// A configuration without options.
    public class var unspecified: UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration { _ in }
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init { $0.scale = scale }
    }

    /// Creates a configuration with a size.
    public convenience init(pointSize: CGFloat) {
      self.init { $0.pointSize = pointSize }
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init { $0.weight = weight }
    }

    /// Creates a configuration with a size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
      }
    }

    /// Creates a configuration with a size, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init { $0.textStyle = textStyle }
    }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init {
        $0.textStyle = textStyle
        $0.scale = scale
      }
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) {
      self.init { $0.pointSize = font.pointSize }
    }

    /// Creates a configuration with the size of a font and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init {
        $0.pointSize = font.pointSize
        $0.scale = scale
      }
    }

    /// Creates a configuration with shades of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.hierarchicalColor = hierarchicalColor }
    }

    /// Creates a configuration with colours for the layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.paletteColors = paletteColors }
    }

    /// A configuration that prefers the symbol's own colours.
    public class func preferringMulticolor() -> Self {
      Self { $0.prefersMulticolor = true }
    }

    /// A configuration that prefers one colour.
    public class func preferringMonochrome() -> Self {
      Self { $0.prefersMulticolor = false }
    }

    private func changed(_ change: (inout Values) -> Void) -> Self {
      var values = self.values
      change(&values)
      return Self(values: values)
    }

    /// These options with those of another configuration on top.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = (otherConfiguration as? UIImage.SymbolConfiguration)?.values
      else { return self }
      return changed {
        $0.pointSize = other.pointSize ?? $0.pointSize
        $0.weight = other.weight ?? $0.weight
        $0.scale = other.scale ?? $0.scale
        $0.textStyle = other.textStyle ?? $0.textStyle
        $0.hierarchicalColor = other.hierarchicalColor ?? $0.hierarchicalColor
        $0.paletteColors = other.paletteColors ?? $0.paletteColors
        $0.prefersMulticolor = other.prefersMulticolor ?? $0.prefersMulticolor
      }
    }

    /// These options without a text style.
    public func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// These options without a scale.
    public func configurationWithoutScale() -> Self { changed { $0.scale = nil } }

    /// These options without a weight.
    public func configurationWithoutWeight() -> Self { changed { $0.weight = nil } }

    /// These options without size and weight.
    public func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = nil
      }
    }

    /// Whether all options are equal.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? UIImage.SymbolConfiguration)?.values == values
    }

    /// Hashes the options.
    public override var hash: Int { values.hashValue }
  }
}
