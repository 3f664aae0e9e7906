import Foundation

extension UIView {
  /// The traits of the surroundings with the own style.
  final var resolvedTraitCollection: UITraitCollection {
    var traits = viewController?.traitsForView ?? superview?.traitCollection ?? .current
    if overrideUserInterfaceStyle != .unspecified {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
    }
    return traits
  }

  /// Tells this view, its view controller and everything inside when the traits changed.
  final func notifyTraitsDidChange(from previous: UITraitCollection?) {
    guard let previous, !previous.isEqual(traitCollection) else { return }
    refreshColors()
    if previous.layoutDirection != traitCollection.layoutDirection { layoutDirectionDidChange() }
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for subview in storedSubviews {
      subview.notifyTraitsDidChange(from: subview.traits(inside: previous))
    }
  }

  /// The traits that the view has inside others: those with its own style, and before that its
  /// view controller's.
  private func traits(inside outer: UITraitCollection) -> UITraitCollection {
    let styles = [viewController?.overrideUserInterfaceStyle, overrideUserInterfaceStyle]
      .compactMap { $0 }.filter { $0 != .unspecified }
    guard let style = styles.last else { return outer }
    return UITraitCollection(traitsFrom: [outer, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Resolves the dynamic background colour again.
  private func refreshColors() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// The layout direction for an attribute, in a left-to-right language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The layout direction for an attribute in a language.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    default: return layoutDirection
    }
  }
}
