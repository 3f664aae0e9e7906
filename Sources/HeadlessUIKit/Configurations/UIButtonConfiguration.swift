import Foundation

extension UIButton {
  /// What a button shows and how it looks.
  public struct Configuration: Hashable {
    /// The look that a configuration starts from.
    enum Style: Hashable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style
    /// The background.
    public var background: UIBackgroundConfiguration = UIBackgroundConfiguration()
    /// How the corners are rounded.
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: UIButton.Configuration.Size = .medium
    /// How the button looks on a Mac.
    public var macIdiomStyle: UIButton.Configuration.MacIdiomStyle = .automatic
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// Changes the colour of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The options of the symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel is shown instead of the image.
    public var showsActivityIndicator: Bool = false
    /// Changes the colour of the turning wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title with attributes.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the text below the title.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Whether an arrow shows that there is a menu.
    public var indicator: UIButton.Configuration.Indicator = .automatic
    /// Changes the colour of the arrow.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distance of the content from the edges.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The side of the title that the image is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title.
    public var imagePadding: CGFloat = 0
    /// The distance between title and the text below.
    public var titlePadding: CGFloat = 1
    /// How title and the text below are aligned.
    public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    /// Whether a selected button looks different.
    public var automaticallyUpdateForSelection: Bool = true
    /// How the title is wrapped or cut.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// How the text below the title is wrapped or cut.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The width kept free for the image.
    public var imageReservation: CGFloat = 0

    package init() {
      self.init(style: .plain)
    }

    init(style: Style) {
      self.style = style
      contentInsets = Configuration.defaultContentInsets(style: style, size: .medium)
    }

    /// The title. Setting it removes its attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The text below the title. Setting it removes its attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// A button without background.
    public static func plain() -> UIButton.Configuration { Configuration(style: .plain) }

    /// A button with a background in a light tint colour.
    public static func tinted() -> UIButton.Configuration { Configuration(style: .tinted) }

    /// A button with a grey background.
    public static func gray() -> UIButton.Configuration { Configuration(style: .gray) }

    /// A button with a background in the tint colour.
    public static func filled() -> UIButton.Configuration { Configuration(style: .filled) }

    /// A button without border.
    public static func borderless() -> UIButton.Configuration {
      Configuration(style: .borderless)
    }

    /// A button with a border.
    public static func bordered() -> UIButton.Configuration { Configuration(style: .bordered) }

    /// A button with a border and a light tint colour.
    public static func borderedTinted() -> UIButton.Configuration {
      Configuration(style: .borderedTinted)
    }

    /// A button with a border and the tint colour.
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(style: .borderedProminent)
    }

    /// The configuration adapted to a button's state; unchanged here.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    /// Sets the insets that belong to style and size.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration.defaultContentInsets(style: style, size: buttonSize)
    }

    private static func defaultContentInsets(
      style: Style, size: UIButton.Configuration.Size
    ) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat)
      switch size {
      case .mini: (vertical, horizontal) = (5, 10)
      case .small: (vertical, horizontal) = (5, 10)
      case .large: (vertical, horizontal) = (15, 20)
      default: (vertical, horizontal) = (7, 12)
      }
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
  }
}
