#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A part of a layout: a view, or a row, column, stack or grid of parts, with its modifiers.
///
/// Nodes are plain values; making them touches no view. ``StructuredLayout/layout(pinTo:file:line:_:)``
/// turns a tree of them into constraints.
@MainActor
public struct LayoutNode {
  enum Content {
    case view(UIView)
    case stack(Stack, [LayoutNode])
    case overlay(horizontal: AxisAlignment, vertical: AxisAlignment, [LayoutNode])
    case spacer(minLength: CGFloat)
    /// One node with space around it.
    case padding(NSDirectionalEdgeInsets, [LayoutNode])
    case grid(GridStyle, [LayoutNode])
    case gridRow([LayoutNode])
    case wrapping(WrappingStyle, [LayoutNode])
  }

  struct Stack {
    var axis: NSLayoutConstraint.Axis
    var spacing: CGFloat
    var alignment: AxisAlignment
    var distribution: LayoutDistribution
  }

  struct GridStyle {
    var horizontalSpacing: CGFloat
    var verticalSpacing: CGFloat
    var horizontalAlignment: AxisAlignment
    var verticalAlignment: AxisAlignment
    /// The number of cells in a row, when they are not written row by row.
    var columns: Int?
    var distribution = LayoutDistribution.natural
  }

  struct WrappingStyle {
    var spacing: CGFloat
    var lineSpacing: CGFloat
    var alignment: AxisAlignment
    var width: CGFloat?
  }

  var content: Content
  var limits: [SizeLimit] = []
  var aspectRatio: CGFloat?
  var weight: CGFloat?
  var isNatural = false
  var columnSpan = 1
  var rowSpan = 1
  /// Where the node is a statement of a layout.
  var source: LayoutSource?

  init(_ content: Content) {
    self.content = content
  }

  func changed(_ change: (inout LayoutNode) -> Void) -> LayoutNode {
    var node = self
    change(&node)
    return node
  }
}

/// A bound of a node's size along one axis.
struct SizeLimit {
  enum Kind {
    case exact, minimum, ideal, maximum
  }

  var axis: NSLayoutConstraint.Axis
  var kind: Kind
  var length: CGFloat

  /// What is wrong with the number, if anything.
  var problem: String? {
    guard length.isFinite, length >= 0 else {
      return "a \(axis == .horizontal ? "width" : "height") is a number from 0, not \(length)"
    }
    return nil
  }
}
