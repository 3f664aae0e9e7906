#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Makes one view of the views written in a closure.
///
/// A single view is the result itself. Several are put into a plain container, on top of each other,
/// the last in front; each is centred in the container and stays inside its edges. None make an
/// empty view. Statements are those of ``UIViewBuilder``.
@MainActor
@resultBuilder
public enum ProgrammaticViewBuilder {
  /// Takes one view.
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }

  /// Takes a view that may be missing.
  public static func buildExpression(_ view: UIView?) -> [UIView] {
    UIViewBuilder.buildExpression(view)
  }

  /// Takes any number of views.
  public static func buildExpression(_ views: [UIView]) -> [UIView] { views }

  /// Refuses everything else, with a message that says what is taken.
  @available(
    *, unavailable,
    message: "a statement here must be a view, an optional view or an array of views"
  )
  public static func buildExpression(_ other: Any) -> [UIView] { [] }

  /// Joins the statements of a block.
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { Array(parts.joined()) }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first part: [UIView]) -> [UIView] { part }

  /// Takes another branch of an `if` or `switch`.
  public static func buildEither(second part: [UIView]) -> [UIView] { part }

  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { Array(parts.joined()) }

  /// Takes a branch that needs a newer system.
  public static func buildLimitedAvailability(_ part: [UIView]) -> [UIView] { part }

  /// Makes the view.
  public static func buildFinalResult(_ views: [UIView]) -> UIView {
    if views.count == 1 { return views[0] }
    let container = UIView()
    for view in views { container.center(view) }
    return container
  }
}
