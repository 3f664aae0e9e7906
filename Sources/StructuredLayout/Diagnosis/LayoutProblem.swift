#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Something that ``LayoutHandle/diagnose()`` found.
@MainActor
public struct LayoutProblem: CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Sendable {
    /// The layout is not active, so there is nothing to examine.
    case inactive
    /// A view is not in the view that the layout is in.
    case missing
    /// The place or size of a view can have more than one value.
    case ambiguous
    /// A required constraint does not hold, because others contradict it.
    case conflict
  }

  /// What is wrong.
  public let kind: Kind
  /// The views it is about.
  public let views: [UIView]
  /// The problem in words, naming views and source lines.
  public let description: String
}
