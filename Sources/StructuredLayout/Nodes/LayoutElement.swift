#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What takes part in a layout: a ``LayoutNode``, or a view.
///
/// The modifiers of nodes can be written on views, too. They are the second choice there: where
/// `HStack { … }.padding(8)` could be a stack view of ChainUIKit or a row, it is a row.
@MainActor
public protocol LayoutElement {
  /// The element as a node.
  var layoutNode: LayoutNode { get }
}

extension LayoutNode: LayoutElement {
  /// The node itself.
  public var layoutNode: LayoutNode { self }
}

extension UIView: LayoutElement {
  /// A node of the view alone.
  public var layoutNode: LayoutNode { LayoutNode(.view(self)) }
}

extension LayoutElement {
  /// Adds space around; see ``LayoutNode/padding(_:)-(CGFloat)``.
  @_disfavoredOverload
  public func padding(_ length: CGFloat) -> LayoutNode { layoutNode.padding(length) }

  /// Adds space around; see ``LayoutNode/padding(horizontal:vertical:)``.
  @_disfavoredOverload
  public func padding(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutNode {
    layoutNode.padding(horizontal: horizontal, vertical: vertical)
  }

  /// Adds space around; see ``LayoutNode/padding(top:leading:bottom:trailing:)``.
  @_disfavoredOverload
  public func padding(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutNode {
    layoutNode.padding(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Adds space around; see ``LayoutNode/padding(_:)-(NSDirectionalEdgeInsets)``.
  @_disfavoredOverload
  public func padding(_ insets: NSDirectionalEdgeInsets) -> LayoutNode {
    layoutNode.padding(insets)
  }

  /// Sets or bounds the width; see ``LayoutNode/width(_:)``.
  @_disfavoredOverload
  public func width(_ length: CGFloat) -> LayoutNode { layoutNode.width(length) }

  /// Sets or bounds the height; see ``LayoutNode/height(_:)``.
  @_disfavoredOverload
  public func height(_ length: CGFloat) -> LayoutNode { layoutNode.height(length) }

  /// Sets width and height; see ``LayoutNode/size(_:)-(CGFloat)``.
  @_disfavoredOverload
  public func size(_ length: CGFloat) -> LayoutNode { layoutNode.size(length) }

  /// Sets width and height; see ``LayoutNode/size(_:)-(CGSize)``.
  @_disfavoredOverload
  public func size(_ size: CGSize) -> LayoutNode { layoutNode.size(size) }

  /// Sets width and height; see ``LayoutNode/size(width:height:)``.
  @_disfavoredOverload
  public func size(width: CGFloat, height: CGFloat) -> LayoutNode {
    layoutNode.size(width: width, height: height)
  }

  /// Bounds the width; see ``LayoutNode/minWidth(_:)``.
  @_disfavoredOverload
  public func minWidth(_ length: CGFloat) -> LayoutNode { layoutNode.minWidth(length) }

  /// Bounds the width; see ``LayoutNode/maxWidth(_:)``.
  @_disfavoredOverload
  public func maxWidth(_ length: CGFloat) -> LayoutNode { layoutNode.maxWidth(length) }

  /// Bounds the height; see ``LayoutNode/minHeight(_:)``.
  @_disfavoredOverload
  public func minHeight(_ length: CGFloat) -> LayoutNode { layoutNode.minHeight(length) }

  /// Bounds the height; see ``LayoutNode/maxHeight(_:)``.
  @_disfavoredOverload
  public func maxHeight(_ length: CGFloat) -> LayoutNode { layoutNode.maxHeight(length) }

  /// Sets or bounds the width; see ``LayoutNode/width(min:ideal:max:)``.
  @_disfavoredOverload
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> LayoutNode { layoutNode.width(min: min, ideal: ideal, max: max) }

  /// Sets or bounds the height; see ``LayoutNode/height(min:ideal:max:)``.
  @_disfavoredOverload
  public func height(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> LayoutNode { layoutNode.height(min: min, ideal: ideal, max: max) }

  /// Ties width and height; see ``LayoutNode/aspectRatio(_:)``.
  @_disfavoredOverload
  public func aspectRatio(_ ratio: CGFloat) -> LayoutNode { layoutNode.aspectRatio(ratio) }

  /// Takes room that is left; see ``LayoutNode/expand(_:)``.
  @_disfavoredOverload
  public func expand(_ weight: CGFloat = 1) -> LayoutNode { layoutNode.expand(weight) }

  /// Keeps the natural size; see ``LayoutNode/natural()``.
  @_disfavoredOverload
  public func natural() -> LayoutNode { layoutNode.natural() }

  /// Spans columns and rows of a grid; see ``LayoutNode/span(columns:rows:)``.
  @_disfavoredOverload
  public func span(columns: Int = 1, rows: Int = 1) -> LayoutNode {
    layoutNode.span(columns: columns, rows: rows)
  }
}
