/// Where a number that is recorded of UIKit is from, by title.
enum ConformanceSource: String, Sendable {
  case distributionReference = "UIStackView.Distribution (Apple Developer Documentation)"
  case alignmentReference = "UIStackView.Alignment (Apple Developer Documentation)"
  case layoutGuideBook = "Auto Layout Guide: Anatomy of a Constraint (Apple)"
  case simpleConstraints = "Auto Layout Guide: Simple Constraints (Apple)"
  case intrinsicRecipes = "Auto Layout Guide: Views with Intrinsic Content Size (Apple)"
  case viewReference = "UIView (Apple Developer Documentation)"
  /// Lists the constraints that UIStackView makes for three views.
  case letsBuild = "Let's Build UIStackView (kean.blog)"
  /// Its tests compare its constraints with those of UIStackView.
  case arranged = "kean/Arranged: LayoutTests"
  case tzStackView = "tomvanzummeren/TZStackView: TZStackViewTests"
  case oaStackView = "nsomar/OAStackView: OAStackViewSpec"
  case oaAlignment = "nsomar/OAStackView: OAStackViewAlignmentSpec"
  case proportionalRadar = "rdar://34595752: UIStackView creates incorrect constraints"
  case proportionalQuestion =
    "UIStackView proportional layout with only intrinsicContentSize (Stack Overflow)"
  case huggingArticle = "Content hugging and compression resistance priorities (proft.me)"
  case toolbox = "Advanced Auto Layout Toolbox (objc.io)"
  case switchRadar = "rdar://31777116: UISwitch's intrinsic content size is incorrect"
  case layoutOps = "psharanda/LayoutOps: SwitchNode"
  case activity = "UIActivityIndicator (Mark Meretzky)"
  case sliders = "Sliders: class UISlider (Mark Meretzky)"
}
