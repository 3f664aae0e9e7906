import Foundation

/// What a picture of a view shows besides the view.
public struct PictureOptions: Hashable, Sendable {
  /// The size of the picture in points; that of the view's bounds for `nil`. The view is neither
  /// laid out nor scaled for it.
  public var size: CGSize?

  /// The colour behind the view; none for `nil`.
  public var background: UIColor?

  /// Whether the outlines of all visible views are drawn on top, in red.
  public var showsFrames: Bool

  /// Whether the layout guides of all visible views are drawn on top, in blue and dashed. Guides
  /// for margins, safe area and reading exist once they were asked for.
  public var showsLayoutGuides: Bool

  /// Creates options; without arguments only the view is shown.
  public init(
    size: CGSize? = nil, background: UIColor? = nil, showsFrames: Bool = false,
    showsLayoutGuides: Bool = false
  ) {
    self.size = size
    self.background = background
    self.showsFrames = showsFrames
    self.showsLayoutGuides = showsLayoutGuides
  }
}
