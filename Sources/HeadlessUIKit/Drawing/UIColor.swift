import Foundation

/// A colour, fixed or depending on traits.
///
/// Greys and RGB colours are different colour spaces and never equal, as in UIKit. Components are
/// not converted between RGB spaces.
// @unchecked Sendable: the only stored property is an immutable enum; its dynamic case holds a
// @Sendable closure, its pattern case an immutable image.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Storage {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case pattern(UIImage)
    case dynamic(identity: String, @Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Creates transparent black.
  public override init() {
    storage = .gray(white: 0, alpha: 0)
    super.init()
  }

  /// Creates a grey.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .gray(white: white, alpha: alpha)
    super.init()
  }

  /// Creates a colour from red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from components of the Display P3 space. They are kept as they are.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    storage = .rgb(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    super.init()
  }

  /// Creates a colour from a graphics colour with one or three components.
  public init(cgColor: CGColor) {
    let components = cgColor.components ?? []
    if components.count >= 4 {
      storage = .rgb(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    } else {
      storage = .gray(white: components.first ?? 0, alpha: cgColor.alpha)
    }
    super.init()
  }

  /// Creates a colour that repeats an image.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  /// Creates a colour that depends on traits. The closure may be called on any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(identity: UUID().uuidString, dynamicProvider)
    super.init()
  }

  /// The colour that ``NamedAssets`` knows by a name.
  public convenience init?(named name: String) {
    guard let color = NamedAssets.shared.color(named: name) else { return nil }
    self.init(storage: color.storage)
  }

  /// The colour that ``NamedAssets`` knows by a name. Bundle and traits are not used.
  public convenience init?(
    named name: String, in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The fixed colour for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(_, let provider) = storage else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .gray(let white, _): return UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern: return self
    case .dynamic(let identity, let provider):
      return UIColor(
        storage: .dynamic(identity: "\(identity)/\(alpha)") {
          provider($0).resolvedColor(with: $0).withAlphaComponent(alpha)
        })
    }
  }

  /// Red, green, blue and alpha for the current traits; `nil` for patterns.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    switch resolvedColor(with: .current).storage {
    case .gray(let white, let alpha): return (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .pattern, .dynamic: return nil
    }
  }

  /// Gets red, green, blue and alpha for the current traits. Returns whether there are any.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Gets the grey for the current traits; colours are weighted by luminance.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    let (red, green, blue) = (components.red, components.green, components.blue)
    white?.pointee =
      red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Gets hue, saturation, brightness and alpha for the current traits.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    let (red, green, blue) = (components.red, components.green, components.blue)
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    var sector: CGFloat = 0
    if chroma > 0 {
      if high == red {
        sector = (green - blue) / chroma
      } else if high == green {
        sector = 2 + (blue - red) / chroma
      } else {
        sector = 4 + (red - green) / chroma
      }
    }
    hue?.pointee = sector < 0 ? sector / 6 + 1 : sector / 6
    saturation?.pointee = high > 0 ? chroma / high : 0
    brightness?.pointee = high
    alpha?.pointee = components.alpha
    return true
  }

  /// The graphics colour for the current traits; clear for patterns.
  open var cgColor: CGColor {
    switch resolvedColor(with: .current).storage {
    case .gray(let white, let alpha): return CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern, .dynamic: return CGColor(gray: 0, alpha: 0)
    }
  }

  /// Sets fill and stroke of the current context. Does nothing: there is none.
  open func set() {}

  /// Sets the fill of the current context. Does nothing: there is none.
  open func setFill() {}

  /// Sets the stroke of the current context. Does nothing: there is none.
  open func setStroke() {}

  /// The colour itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two colours have the same space and components, or the same dynamic source.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      return white == otherWhite && alpha == otherAlpha
    case (.rgb(let red, let green, let blue, let alpha), .rgb(let r, let g, let b, let a)):
      return red == r && green == g && blue == b && alpha == a
    case (.pattern(let image), .pattern(let otherImage)):
      return image.isEqual(otherImage)
    case (.dynamic(let identity, _), .dynamic(let otherIdentity, _)):
      return identity == otherIdentity
    default:
      return false
    }
  }

  /// Hashes the components.
  open override var hash: Int {
    var hasher = Hasher()
    switch storage {
    case .gray(let white, let alpha):
      hasher.combine(white)
      hasher.combine(alpha)
    case .rgb(let red, let green, let blue, let alpha):
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(alpha)
    case .pattern(let image): hasher.combine(image.hash)
    case .dynamic(let identity, _): hasher.combine(identity)
    }
    return hasher.finalize()
  }

  /// Space and components.
  open override var description: String {
    switch storage {
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(white) \(alpha)"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)"
    case .pattern(let image): return "pattern \(image)"
    case .dynamic(let identity, _): return "dynamic \(identity)"
    }
  }
}
