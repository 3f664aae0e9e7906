#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Lengths are points, from 0. A modifier that is written twice takes the later value, but padding
/// adds up.
extension LayoutNode {
  // MARK: Padding

  /// Adds space on all sides.
  public func padding(_ length: CGFloat) -> LayoutNode {
    padding(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Adds space left and right, and above and below.
  public func padding(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutNode {
    padding(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Adds space on each side.
  public func padding(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutNode {
    padding(
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Adds space on each side.
  public func padding(_ insets: NSDirectionalEdgeInsets) -> LayoutNode {
    LayoutNode(.padding(insets, [self]))
  }

  // MARK: Size

  /// Gives the element a width.
  public func width(_ length: CGFloat) -> LayoutNode {
    limited(.horizontal, .exact, length)
  }

  /// Gives the element a height.
  public func height(_ length: CGFloat) -> LayoutNode {
    limited(.vertical, .exact, length)
  }

  /// Makes the element a square.
  public func size(_ length: CGFloat) -> LayoutNode {
    width(length).height(length)
  }

  /// Gives the element a width and a height.
  public func size(_ size: CGSize) -> LayoutNode {
    width(size.width).height(size.height)
  }

  /// Gives the element a width and a height.
  public func size(width: CGFloat, height: CGFloat) -> LayoutNode {
    self.width(width).height(height)
  }

  /// Keeps the element at least so wide.
  public func minWidth(_ length: CGFloat) -> LayoutNode {
    limited(.horizontal, .minimum, length)
  }

  /// Keeps the element at most so wide. Where it would fill more, it is at the leading edge.
  public func maxWidth(_ length: CGFloat) -> LayoutNode {
    limited(.horizontal, .maximum, length)
  }

  /// Keeps the element at least so high.
  public func minHeight(_ length: CGFloat) -> LayoutNode {
    limited(.vertical, .minimum, length)
  }

  /// Keeps the element at most so high. Where it would fill more, it is at the top.
  public func maxHeight(_ length: CGFloat) -> LayoutNode {
    limited(.vertical, .maximum, length)
  }

  /// Bounds the width. The ideal takes the place of the natural width: it gives way only to what is
  /// required.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> LayoutNode {
    limited(.horizontal, min, ideal, max)
  }

  /// Bounds the height. The ideal takes the place of the natural height: it gives way only to what is
  /// required.
  public func height(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> LayoutNode {
    limited(.vertical, min, ideal, max)
  }

  /// Keeps the width a multiple of the height.
  public func aspectRatio(_ ratio: CGFloat) -> LayoutNode {
    changed { $0.aspectRatio = ratio }
  }

  // MARK: Sharing space

  /// Lets the element take what is left along the axis of the row or column it is in; in a stack or
  /// alone in a layout along both, in a grid along its row.
  ///
  /// Elements that expand are as long as their weights are to each other, whatever their content. A
  /// weight is above 0. The views inside hug their content with priority 1 along that axis and resist
  /// compression one step less than before, until the layout is deactivated.
  public func expand(_ weight: CGFloat = 1) -> LayoutNode {
    changed { $0.weight = weight }
  }

  /// Keeps the views inside at their natural size: nothing but a required constraint stretches or
  /// compresses them, until the layout is deactivated.
  public func natural() -> LayoutNode {
    changed { $0.isNatural = true }
  }

  /// Makes the elements of a row, column or the columns of a grid equally long; the same as the
  /// distribution ``LayoutDistribution/equalSize``. Has no meaning for other elements.
  public func equalSize() -> LayoutNode {
    changed {
      switch $0.content {
      case .stack(var stack, let children):
        stack.distribution = .equalSize
        $0.content = .stack(stack, children)
      case .grid(var style, let children):
        style.distribution = .equalSize
        $0.content = .grid(style, children)
      default: break
      }
    }
  }

  // MARK: Grids

  /// Lets a cell of a grid take several columns or rows, from 1.
  public func span(columns: Int = 1, rows: Int = 1) -> LayoutNode {
    changed {
      $0.columnSpan = columns
      $0.rowSpan = rows
    }
  }

  private func limited(
    _ axis: NSLayoutConstraint.Axis, _ kind: SizeLimit.Kind, _ length: CGFloat
  ) -> LayoutNode {
    changed { node in
      node.limits.removeAll { $0.axis == axis && $0.kind == kind }
      node.limits.append(SizeLimit(axis: axis, kind: kind, length: length))
    }
  }

  private func limited(
    _ axis: NSLayoutConstraint.Axis, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?
  ) -> LayoutNode {
    var node = self
    if let min { node = node.limited(axis, .minimum, min) }
    if let ideal { node = node.limited(axis, .ideal, ideal) }
    if let max { node = node.limited(axis, .maximum, max) }
    return node
  }
}
