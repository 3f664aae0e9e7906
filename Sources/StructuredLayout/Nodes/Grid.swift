#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Rows whose cells line up in columns.
///
/// ```swift
/// Grid(horizontalSpacing: 8, verticalSpacing: 4) {
///   GridRow { nameTitle; nameField.expand() }
///   GridRow { mailTitle; mailField.expand() }
///   note
/// }
/// ```
///
/// A column is as wide as its widest cell, a row as high as its highest. An element that is not a
/// ``GridRow(_:)`` is a row of its own, across all columns. A cell that expands lets its column
/// expand, a row that expands takes height that is left.
@_disfavoredOverload
@MainActor
public func Grid(
  horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
  alignment: StackingAlignment = .fill, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  LayoutNode(
    .grid(
      LayoutNode.GridStyle(
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        horizontalAlignment: AxisAlignment(alignment.horizontal),
        verticalAlignment: AxisAlignment(alignment.vertical)), content()))
}

/// A grid of a number of columns that is filled cell by cell, row after row.
///
/// A cell that spans more columns than are left goes to the next row.
@MainActor
public func Grid(
  columns: Int, horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
  alignment: StackingAlignment = .fill, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  LayoutNode(
    .grid(
      LayoutNode.GridStyle(
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        horizontalAlignment: AxisAlignment(alignment.horizontal),
        verticalAlignment: AxisAlignment(alignment.vertical), columns: columns), content()))
}

/// The cells of one row of a ``Grid(horizontalSpacing:verticalSpacing:alignment:_:)``, from the first
/// column on that is free.
@_disfavoredOverload
@MainActor
public func GridRow(@LayoutBuilder _ content: () -> [LayoutNode]) -> LayoutNode {
  LayoutNode(.gridRow(content()))
}

/// A row that goes on in a new line where the width ends, as words do.
///
/// Constraints cannot break lines, so the lines are decided when the layout is installed, from the
/// natural widths of the elements and the width there is: `width`, or else what the target has at
/// that moment less the padding around. When either changes, call ``LayoutHandle/rewrap()``, in
/// `layoutSubviews()` for example: it changes only what another break needs.
///
/// - Parameters:
///   - spacing: The points between neighbours in a line.
///   - lineSpacing: The points between lines.
///   - alignment: Where the elements of a line are from top to bottom.
///   - width: The points to fill, if not those of the target.
///   - content: The elements.
@MainActor
public func WrappingRow(
  spacing: CGFloat = 0, lineSpacing: CGFloat = 0, alignment: RowAlignment = .top,
  width: CGFloat? = nil, @LayoutBuilder _ content: () -> [LayoutNode]
) -> LayoutNode {
  LayoutNode(
    .wrapping(
      LayoutNode.WrappingStyle(
        spacing: spacing, lineSpacing: lineSpacing, alignment: AxisAlignment(alignment),
        width: width), content()))
}
