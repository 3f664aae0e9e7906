import Foundation

/// Where the baselines of a view's text are.
struct BaselineOffsets: Hashable, Sendable {
  /// The distance of the first baseline from the top.
  var first: CGFloat = 0
  /// The distance of the last baseline from the bottom.
  var last: CGFloat = 0
}

/// A view with text of its own. For Auto Layout.
@MainActor
protocol TextContent: UIView {
  /// The baselines when the view has a size; `nil` without text.
  func textBaselines(in size: CGSize) -> BaselineOffsets?

  /// Whether the height of the content depends on the width, as that of wrapped text does.
  var wrapsText: Bool { get }

  /// The intrinsic size when the view is as wide as given.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize
}

extension UIView {
  /// The baselines when the view has a size. Without text the first one is the top edge and the
  /// last one the bottom edge, as in UIKit.
  final func baselineOffsets(in size: CGSize) -> BaselineOffsets {
    (self as? any TextContent)?.textBaselines(in: size) ?? BaselineOffsets()
  }
}
