import Foundation

/// A button with a title and an image per state.
///
/// A state for which nothing was set shows what was set for `.normal`. The label and the image
/// view always show the current state. They are placed on layout, by the alignments and insets of
/// the button or by its configuration; title alignments of configurations count, turning wheels
/// take up room, and menu arrows do not.
@MainActor
open class UIButton: UIControl {
  private var titles = StateValues<String>()
  private var titleColors = StateValues<UIColor>()
  private var titleShadowColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  private var attributedTitles = StateValues<NSAttributedString>()

  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?
  private var storedSubtitleLabel: UILabel?

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
  }

  /// Buttons cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  /// Creates a button of a type that performs an action when it is used. Title and image are
  /// those of the action.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a custom button that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration that performs an action when it is used.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    var configuration = configuration
    if configuration.attributedTitle == nil, let title = primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    self.configuration = configuration
    contentDidChange()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a system button with an image and a target.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The type.
  public private(set) final var buttonType: UIButton.ButtonType = .custom

  override var defaultAccessibilityLabel: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  // MARK: - Configuration

  /// What the button shows and how it looks; replaces the values per state where it sets them.
  open var configuration: UIButton.Configuration? {
    didSet {
      contentDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Changes the configuration when the state changes.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration follows the state. Stored only.
  open var automaticallyUpdatesConfiguration = true

  private var isConfigurationUpdateNeeded = false
  private var isUpdatingConfiguration = false

  /// Marks the button, so that ``updateConfiguration()`` is called before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isConfigurationUpdateNeeded = true
    setNeedsLayout()
  }

  /// Calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Updates a marked configuration, and places image and titles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContent()
  }

  private func updateConfigurationIfNeeded() {
    guard isConfigurationUpdateNeeded else { return }
    isConfigurationUpdateNeeded = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  // MARK: - Values per state

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[exact: state] = title
    contentDidChange()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[exact: state] = color
    contentDidChange()
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[exact: state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[exact: state] = image
    contentDidChange()
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[exact: state] = image
    contentDidChange()
  }

  /// Sets the options of the symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[exact: state] = configuration
    contentDidChange()
  }

  /// Sets the title with attributes for a state. It wins over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[exact: state] = title
    contentDidChange()
  }

  /// The title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state] }

  /// The colour of the title for a state: white, or the tint colour of system buttons, unless
  /// set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors[state]
  }

  /// The image for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// The image behind the content for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// The options of the symbol for a state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The title with attributes for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state]
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow for the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind the content for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The options of the symbol for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: - Subviews

  /// The label of the title, made when first asked for or needed.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.isAccessibilityElement = false
    storedTitleLabel = label
    addSubview(label)
    contentDidChange()
    return label
  }

  /// The view of the image, made when first asked for or needed.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    insertSubview(view, at: 0)
    contentDidChange()
    return view
  }

  /// The label of the text below the title; `nil` without a configuration that has one.
  open var subtitleLabel: UILabel? {
    guard let subtitle = configuration?.attributedSubtitle else { return nil }
    let label = storedSubtitleLabel ?? UILabel()
    if storedSubtitleLabel == nil {
      storedSubtitleLabel = label
      addSubview(label)
    }
    let text = String(subtitle.characters)
    if label.text != text { label.text = text }
    if let configuration {
      label.font = configuration.subtitleFont
      label.textColor = configuration.foregroundColor(tint: tintColor)
      label.lineBreakMode = configuration.subtitleLineBreakMode
      label.numberOfLines = 0
    }
    return label
  }

  /// Selects or deselects buttons that change their selection, and sends the primary action, or
  /// `.menuActionTriggered` when the menu is the primary action.
  override func tapWasPerformed() {
    if showsMenuAsPrimaryAction, menu != nil {
      sendActions(for: .menuActionTriggered)
    } else {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      sendActions(for: .primaryActionTriggered)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Shows the tint colour in the title of system buttons.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  /// Brings the label and the image view up to date.
  private func contentDidChange() {
    let hasTitle =
      currentTitle != nil || currentAttributedTitle != nil || configuration?.title != nil
    if let label = storedTitleLabel ?? (hasTitle ? titleLabel : nil) {
      if let attributed = currentAttributedTitle {
        label.attributedText = attributed
      } else {
        label.text = configuration?.title ?? currentTitle
        label.textColor = configuration?.foregroundColor(tint: tintColor) ?? currentTitleColor
      }
      if let configuration {
        label.font = configuration.titleFont
        label.lineBreakMode = configuration.titleLineBreakMode
        label.numberOfLines = 0
      }
      label.shadowColor = currentTitleShadowColor
    }
    let image = configuration?.image ?? currentImage
    if let view = storedImageView ?? (image == nil ? nil : imageView) {
      view.image = image
      view.preferredSymbolConfiguration =
        configuration?.preferredSymbolConfigurationForImage
        ?? currentPreferredSymbolConfiguration
      if let configuration {
        view.tintColor = configuration.foregroundColor(tint: tintColor)
      }
    }
    storedSubtitleLabel?.isHidden = configuration?.attributedSubtitle == nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Measuring

  /// The space around the content of a button without configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Moves the title of a button without configuration; the size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Moves the image of a button without configuration; the size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The space around the content of buttons without insets, found in UIKit's sizes.
  private static let standardPadding: CGFloat = 6
  private static let standardMinimumWidth: CGFloat = 30

  private var shownImageSize: CGSize {
    if configuration?.showsActivityIndicator == true { return CGSize(width: 20, height: 20) }
    return storedImageView?.image?.size ?? .zero
  }

  /// The sizes of image and titles, the titles wrapped at a width.
  private func geometry(titleWidth: CGFloat) -> ButtonGeometry {
    var geometry = ButtonGeometry()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    geometry.image = shownImageSize
    let limit = CGSize(width: titleWidth, height: 0)
    if let label = storedTitleLabel { geometry.title = label.sizeThatFits(limit) }
    geometry.imageEdge = isMirrored ? .right : .left
    guard let configuration else { return geometry }
    if let label = subtitleLabel { geometry.subtitle = label.sizeThatFits(limit) }
    geometry.imagePadding = configuration.imagePadding
    geometry.titlePadding = configuration.titlePadding
    geometry.image.width = max(geometry.image.width, configuration.imageReservation)
    if configuration.imagePlacement == .top {
      geometry.imageEdge = .top
    } else if configuration.imagePlacement == .bottom {
      geometry.imageEdge = .bottom
    } else if configuration.imagePlacement == .trailing {
      geometry.imageEdge = isMirrored ? .left : .right
    }
    switch configuration.titleAlignment {
    case .center: geometry.titleAlignment = 0.5
    case .trailing: geometry.titleAlignment = isMirrored ? 0 : 1
    case .leading: geometry.titleAlignment = isMirrored ? 1 : 0
    default: geometry.titleAlignment = geometry.image == .zero ? 0.5 : isMirrored ? 1 : 0
    }
    return geometry
  }

  /// The size of image and titles with the insets.
  ///
  /// Without configuration and insets, six points are added above and below the title, and the
  /// width is at least 30 points, as in UIKit. The background image is a least size.
  open override var intrinsicContentSize: CGSize {
    size(titleWidth: storedTitleLabel?.preferredMaxLayoutWidth ?? 0)
  }

  /// The size of the content. The size given is ignored, except that titles of many lines are
  /// wrapped at its width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(titleWidth: titleWidth(in: size.width))
  }

  /// The room for titles in a width; zero for any room.
  private func titleWidth(in width: CGFloat) -> CGFloat {
    guard width > 0, width.isFinite else { return 0 }
    let insets = contentInsets
    var room = width - insets.left - insets.right
    let image = shownImageSize
    let edge = configuration?.imagePlacement ?? .leading
    if image != .zero, edge != .top, edge != .bottom {
      room -= image.width + (configuration?.imagePadding ?? 0)
    }
    return max(1, room)
  }

  private func size(titleWidth: CGFloat) -> CGSize {
    let insets = contentInsets
    var geometry = self.geometry(titleWidth: titleWidth)
    let isPadded = configuration == nil && insets == .zero
    if isPadded, geometry.title != .zero || geometry.image == .zero {
      if geometry.title == .zero {
        let size: CGFloat = buttonType == .custom ? UIFont.buttonFontSize : 15
        let font = storedTitleLabel?.font ?? .systemFont(ofSize: size)
        geometry.title.height = pixels.up(font.lineHeight)
      }
      geometry.title.height = (geometry.title.height + UIButton.standardPadding * 2).rounded(.up)
    }
    var size = geometry.size
    if isPadded, geometry.image == .zero {
      size.width = max(size.width, UIButton.standardMinimumWidth)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, let background = currentBackgroundImage?.size {
      size = CGSize(
        width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return pixels.up(size)
  }

  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return LayoutMargins.absolute(insets, effectiveUserInterfaceLayoutDirection)
  }

  /// The rectangle of the background; the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the content: that of the background inside the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentInsets)
  }

  /// The rectangle of the title, moved by `titleEdgeInsets`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).title.moved(by: configuration == nil ? titleEdgeInsets : .zero)
  }

  /// The rectangle of the image, moved by `imageEdgeInsets`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image.moved(by: configuration == nil ? imageEdgeInsets : .zero)
  }

  private func places(in rect: CGRect) -> ButtonGeometry.Places {
    let horizontal: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left: horizontal = 0
    case .right: horizontal = 1
    default: horizontal = 0.5
    }
    let vertical: CGFloat
    switch contentVerticalAlignment {
    case .top: vertical = 0
    case .bottom: vertical = 1
    default: vertical = 0.5
    }
    let insets = contentInsets
    let width = titleWidth(in: rect.width + insets.left + insets.right)
    return geometry(titleWidth: width).places(in: rect, horizontal: horizontal, vertical: vertical)
  }

  private func placeContent() {
    let content = contentRect(forBounds: bounds)
    storedImageView?.frame = imageRect(forContentRect: content)
    storedTitleLabel?.frame = titleRect(forContentRect: content)
    if let subtitleLabel { subtitleLabel.frame = places(in: content).subtitle }
  }

  /// The title label, whose baseline is the button's.
  open override var forFirstBaselineLayout: UIView { storedTitleLabel ?? self }

  /// The title label, whose baseline is the button's.
  open override var forLastBaselineLayout: UIView { storedTitleLabel ?? self }
}

extension UIButton: TextContent {
  final var wrapsText: Bool {
    guard let storedTitleLabel else { return false }
    return storedTitleLabel.wrapsText && storedTitleLabel.text != nil
  }

  final func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    size(titleWidth: titleWidth(in: width))
  }

  final func textBaselines(in size: CGSize) -> BaselineOffsets? {
    guard let storedTitleLabel else { return nil }
    let rect = titleRect(
      forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    guard let offsets = storedTitleLabel.textBaselines(in: rect.size) else { return nil }
    return BaselineOffsets(
      first: rect.minY + offsets.first, last: size.height - rect.maxY + offsets.last)
  }
}

extension CGRect {
  /// The rectangle moved by half of what opposite insets differ, as insets inside a button move
  /// its centred parts.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
