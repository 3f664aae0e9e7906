import Foundation

/// An image of which size, scale and options are known, but no pixels.
///
/// `UIImage(named:)` asks ``NamedAssets`` and then the files of the bundle. `UIImage(systemName:)`
/// accepts every name. Data and files need a PNG, GIF or JPEG header.
// @unchecked Sendable: `values` is an immutable struct, and what it holds is immutable too (images,
// colours, configurations, graphics images); `identifier` is only touched while holding the lock.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  struct Values {
    var name: String?
    var isSymbol = false
    var data: Data?
    var cgImage: CGImage?
    var pointSize = CGSize.zero
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var variableValue: Double?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  let values: Values
  private let lock = NSLock()
  private var identifier: String?

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates an empty image without size.
  public override init() {
    values = Values()
    super.init()
  }

  /// Creates an image with a size in points. Only HeadlessUIKit has this initializer.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    var values = Values()
    values.pointSize = size
    values.scale = scale
    self.init(values: values)
  }

  /// Creates an image of a graphics image.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a graphics image.
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    var values = Values()
    values.cgImage = cgImage
    values.scale = scale
    values.orientation = orientation
    var size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    switch orientation {
    case .left, .right, .leftMirrored, .rightMirrored:
      size = CGSize(width: size.height, height: size.width)
    default: break
    }
    values.pointSize = size
    self.init(values: values)
  }

  // MARK: - Data and files

  /// Creates an image of PNG, GIF or JPEG data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image of PNG, GIF or JPEG data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = ImageHeader.pixelSize(of: data) else { return nil }
    var values = Values()
    values.data = data
    values.scale = scale
    values.pointSize = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(values: values)
  }

  /// Creates an image of a PNG, GIF or JPEG file. `@2x` and `@3x` in the name set the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  // MARK: - Names

  /// The image of a name: one of ``NamedAssets``, or a file of the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// The image of a name: one of ``NamedAssets``, or a file of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard var values = UIImage.values(named: name, in: bundle ?? .main) else { return nil }
    values.name = name
    if let symbol = configuration as? UIImage.SymbolConfiguration {
      values.symbolConfiguration = symbol
    }
    self.init(values: values)
  }

  /// The image of a name: one of ``NamedAssets``, or a file of a bundle. Traits are not used.
  public convenience init?(
    named name: String, in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  private static func values(named name: String, in bundle: Bundle) -> Values? {
    if let image = NamedAssets.shared.image(named: name) { return image.values }
    for suffix in ["", "@2x", "@3x"] {
      for type in ["png", "jpg", "jpeg", "gif"] {
        guard let path = bundle.path(forResource: name + suffix, ofType: type),
          let image = UIImage(contentsOfFile: path)
        else { continue }
        return image.values
      }
    }
    return nil
  }

  /// The symbol of a name. Every non-empty name is accepted; the size is that of the
  /// configuration, 17 points unless given.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of a name. Every non-empty name is accepted.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    var values = Values()
    values.name = name
    values.isSymbol = true
    values.symbolConfiguration = configuration as? UIImage.SymbolConfiguration
    values.pointSize = UIImage.symbolSize(values.symbolConfiguration)
    self.init(values: values)
  }

  /// The symbol of a name. Every non-empty name is accepted; traits are not used.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of a name, partly filled.
  public convenience init?(
    systemName name: String, variableValue: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    guard let image = UIImage(systemName: name, withConfiguration: configuration)
    else { return nil }
    var values = image.values
    values.variableValue = variableValue
    self.init(values: values)
  }

  private static func symbolSize(_ configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let side = configuration?.values.effectivePointSize ?? 17
    return CGSize(width: side, height: side)
  }

  // MARK: - Properties

  /// The size in points.
  open var size: CGSize { values.pointSize }
  /// The pixels per point.
  open var scale: CGFloat { values.scale }
  /// The graphics image.
  open var cgImage: CGImage? { values.cgImage }
  /// How the pixels are turned.
  open var imageOrientation: UIImage.Orientation { values.orientation }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { values.isSymbol }
  /// The images of an animation.
  open var images: [UIImage]? { values.frames }
  /// The duration of the animation.
  open var duration: TimeInterval { values.duration }
  /// The parts at the edges that are not stretched.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// How the middle is resized.
  open var resizingMode: UIImage.ResizingMode { values.resizingMode }
  /// The parts at the edges that alignment ignores.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether the image is drawn in the tint colour.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }
  /// Whether the image is mirrored in right-to-left languages.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// The height of the baseline above the bottom.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }
  /// The configuration.
  open var configuration: UIImage.Configuration? { values.symbolConfiguration }
  /// The configuration of the symbol.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { values.symbolConfiguration }

  /// A name for tests to find the image by. It does not take part in equality.
  open var accessibilityIdentifier: String? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return identifier
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      identifier = newValue
    }
  }

  // MARK: - Changed copies

  private func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = self.values
    change(&values)
    return UIImage(values: values)
  }

  /// An animation of images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// The image with unstretched edges.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with unstretched edges.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with edges that alignment ignores.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image drawn in the tint colour or not.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in a colour.
  open func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image mirrored in right-to-left languages.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The image with a baseline.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// The image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// The image with a configuration.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol = configuration as? UIImage.SymbolConfiguration else { return self }
    return changed {
      $0.symbolConfiguration = symbol
      if $0.isSymbol { $0.pointSize = UIImage.symbolSize(symbol) }
    }
  }

  /// The symbol with a configuration on top of its own.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The data that the image was made of, if it was PNG data. Nothing is encoded.
  open func pngData() -> Data? {
    guard let data = values.data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return data
  }

  /// The data that the image was made of, if it was JPEG data. Nothing is encoded.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let data = values.data, data.starts(with: [0xFF, 0xD8]) else { return nil }
    return data
  }

  /// The image itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two images are the same, or come from the same name or data with equal options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    let (a, b) = (values, other.values)
    let hasSameSource =
      (a.name != nil && a.name == b.name && a.isSymbol == b.isSymbol)
      || (a.data != nil && a.data == b.data)
      || (a.cgImage != nil && a.cgImage === b.cgImage)
    return hasSameSource
      && a.pointSize == b.pointSize && a.scale == b.scale && a.orientation == b.orientation
      && a.renderingMode == b.renderingMode && a.tint == b.tint
      && a.capInsets == b.capInsets && a.resizingMode == b.resizingMode
      && a.alignmentRectInsets == b.alignmentRectInsets
      && a.flipsForRightToLeft == b.flipsForRightToLeft
      && a.baselineOffset == b.baselineOffset
      && a.symbolConfiguration == b.symbolConfiguration
      && a.variableValue == b.variableValue
  }

  /// Hashes name, data and size.
  open override var hash: Int {
    var hasher = Hasher()
    if values.name == nil, values.data == nil, values.cgImage == nil {
      hasher.combine(ObjectIdentifier(self))
    } else {
      hasher.combine(values.name)
      hasher.combine(values.data)
      hasher.combine(values.pointSize.width)
      hasher.combine(values.pointSize.height)
    }
    return hasher.finalize()
  }

  /// Name and size.
  open override var description: String {
    "UIImage \(values.name ?? "") \(size.width)×\(size.height)"
  }
}
