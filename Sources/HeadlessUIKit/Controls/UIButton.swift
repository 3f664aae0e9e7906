import Foundation

/// A button with a title and an image per state.
///
/// A state for which nothing was set shows what was set for `.normal`. The label and the image
/// view always show the current state. They are not placed yet: that needs text measurement.
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

  /// Updates a marked configuration.
  open override func layoutSubviews() {
    super.layoutSubviews()
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
    label.attributedText = NSAttributedString(string: String(subtitle.characters))
    return label
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
        label.textColor = configuration?.baseForegroundColor ?? currentTitleColor
      }
      label.shadowColor = currentTitleShadowColor
    }
    let image = configuration?.image ?? currentImage
    if let view = storedImageView ?? (image == nil ? nil : imageView) {
      view.image = image
      view.preferredSymbolConfiguration =
        configuration?.preferredSymbolConfigurationForImage
        ?? currentPreferredSymbolConfiguration
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
