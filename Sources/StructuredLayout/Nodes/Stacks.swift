#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A row: elements next to each other, in the writing direction.
///
/// - Parameters:
///   - spacing: The points between neighbours.
///   - alignment: Where the elements are from top to bottom.
///   - distribution: How the elements share the width.
///   - content: The elements.
@MainActor
public func Row(
  spacing: CGFloat = 0, alignment: RowAlignment = .fill,
  distribution: LayoutDistribution = .natural, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  LayoutNode(
    .stack(
      LayoutNode.Stack(
        axis: .horizontal, spacing: spacing, alignment: AxisAlignment(alignment),
        distribution: distribution), content()))
}

/// A column: elements below each other.
///
/// - Parameters:
///   - spacing: The points between neighbours.
///   - alignment: Where the elements are from the leading to the trailing edge.
///   - distribution: How the elements share the height.
///   - content: The elements.
@MainActor
public func Column(
  spacing: CGFloat = 0, alignment: ColumnAlignment = .fill,
  distribution: LayoutDistribution = .natural, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  LayoutNode(
    .stack(
      LayoutNode.Stack(
        axis: .vertical, spacing: spacing, alignment: AxisAlignment(alignment),
        distribution: distribution), content()))
}

/// A row under the name that SwiftUI has for it; see ``Row(spacing:alignment:distribution:_:)``.
///
/// In a file that imports ChainUIKit too, `HStack` is this row inside a layout and ChainUIKit's stack
/// view everywhere else.
@_disfavoredOverload
@MainActor
public func HStack(
  spacing: CGFloat = 0, alignment: RowAlignment = .fill,
  distribution: LayoutDistribution = .natural, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  Row(spacing: spacing, alignment: alignment, distribution: distribution, content)
}

/// A column under the name that SwiftUI has for it; see
/// ``Column(spacing:alignment:distribution:_:)``.
///
/// In a file that imports ChainUIKit too, `VStack` is this column inside a layout and ChainUIKit's
/// stack view everywhere else.
@_disfavoredOverload
@MainActor
public func VStack(
  spacing: CGFloat = 0, alignment: ColumnAlignment = .fill,
  distribution: LayoutDistribution = .natural, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  Column(spacing: spacing, alignment: alignment, distribution: distribution, content)
}

/// Elements on top of each other, the first one at the back. As large as the largest of them.
@_disfavoredOverload
@MainActor
public func ZStack(
  alignment: StackingAlignment = .center, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  LayoutNode(
    .overlay(
      horizontal: AxisAlignment(alignment.horizontal),
      vertical: AxisAlignment(alignment.vertical), content()))
}

/// Empty space in a row or column that takes what is left.
///
/// Spacers and elements that expand share it. The spacing of the row or column is kept on both sides
/// in addition.
@_disfavoredOverload
@MainActor
public func Spacer(minLength: CGFloat = 0) -> LayoutNode {
  LayoutNode(.spacer(minLength: minLength))
}
