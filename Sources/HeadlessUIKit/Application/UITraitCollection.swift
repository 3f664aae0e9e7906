import Foundation

/// The surroundings of a view: style, size classes, direction, scale.
///
/// Unspecified traits are left to others when collections are combined.
// @unchecked Sendable: the only stored property is an immutable struct of Sendable values.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var displayGamut: UIDisplayGamut = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified

    /// Takes over what is specified in others.
    mutating func merge(_ other: Values) {
      if other.userInterfaceIdiom != .unspecified {
        userInterfaceIdiom = other.userInterfaceIdiom
      }
      if other.userInterfaceStyle != .unspecified {
        userInterfaceStyle = other.userInterfaceStyle
      }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.horizontalSizeClass != .unspecified {
        horizontalSizeClass = other.horizontalSizeClass
      }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
      if other.accessibilityContrast != .unspecified {
        accessibilityContrast = other.accessibilityContrast
      }
      if other.userInterfaceLevel != .unspecified {
        userInterfaceLevel = other.userInterfaceLevel
      }
      if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    }
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  private convenience init<Value>(_ keyPath: WritableKeyPath<Values, Value>, _ value: Value) {
    var values = Values()
    values[keyPath: keyPath] = value
    self.init(values: values)
  }

  /// Creates a collection that specifies nothing.
  public override init() {
    values = Values()
    super.init()
  }

  /// Combines collections; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  /// Creates a collection that specifies the light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Creates a collection that specifies the pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(\.displayScale, scale)
  }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection that specifies the text size that the user prefers.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Creates a collection that specifies the range of colours.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(\.displayGamut, displayGamut)
  }

  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  /// Creates a collection that specifies whether content is elevated.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  /// Creates a collection that specifies whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The pixels per point.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The range of colours.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether content is elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether text is bold.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Whether everything that another collection specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether dynamic colours may look different in another collection.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
  }

  private static let currentKey = "HeadlessUIKit.UITraitCollection.current"

  /// A phone in portrait: light, left to right, three pixels per point, standard text size.
  static let phone = UITraitCollection(
    values: Values(
      userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
      displayScale: 3, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      preferredContentSizeCategory: .large, displayGamut: .P3, accessibilityContrast: .normal,
      userInterfaceLevel: .base, legibilityWeight: .regular))

  /// The traits that dynamic colours use on the current thread. Also the traits of views outside
  /// a window; those of a phone unless set.
  open class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? phone
    }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs a closure while this collection is the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  /// The collection itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether all traits are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Hashes the traits.
  open override var hash: Int { values.hashValue }
}
