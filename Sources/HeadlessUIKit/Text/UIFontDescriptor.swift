import Foundation

/// A description of a font: family or name, size and traits.
// @unchecked Sendable: the only stored property is an immutable struct of Sendable values.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var name = ""
    var family = ""
    var size: CGFloat = 0
    var weight = UIFont.Weight.regular
    var width = UIFont.Width.standard
    var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
    var design: UIFontDescriptor.SystemDesign?
    var textStyle: UIFont.TextStyle?
    /// Whether all digits are equally wide.
    var hasMonospacedDigits = false
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a descriptor of a font with a name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    self.init(values: Values(name: fontName, family: family, size: size))
  }

  /// Creates a descriptor from attributes: family, name and size are used.
  public convenience init(
    fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) {
    var values = Values()
    values.apply(attributes)
    self.init(values: values)
  }

  /// The descriptor of the font of a text style, for the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The name of the font.
  open var postscriptName: String { values.name }
  /// The size in points; zero when not specified.
  open var pointSize: CGFloat { values.size }
  /// The traits such as bold and italic.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { values.symbolicTraits }

  /// Family, name and size.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: values.size]
    if !values.name.isEmpty { attributes[.name] = values.name }
    if !values.family.isEmpty { attributes[.family] = values.family }
    if let textStyle = values.textStyle { attributes[.textStyle] = textStyle }
    return attributes
  }

  /// The value of an attribute.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  private func changed(_ change: (inout Values) -> Void) -> UIFontDescriptor {
    var values = self.values
    change(&values)
    return UIFontDescriptor(values: values)
  }

  /// The same descriptor with more attributes: family, name and size are used.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    changed { $0.apply(attributes) }
  }

  /// The same descriptor with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The same descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed {
      $0.family = newFamily
      $0.name = newFamily
    }
  }

  /// The same descriptor with other traits.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    changed {
      $0.symbolicTraits = symbolicTraits
      $0.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
  }

  /// The same descriptor with another design of the system font.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design }
  }

  /// The descriptor itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether everything described is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  /// Hashes everything described.
  open override var hash: Int { values.hashValue }
}

extension UIFontDescriptor.Values {
  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let family = attributes[.family] as? String {
      self.family = family
      name = family
    }
    if let name = attributes[.name] as? String { self.name = name }
    if let size = attributes[.size] as? CGFloat { self.size = size }
    if let size = attributes[.size] as? Double { self.size = CGFloat(size) }
  }
}
