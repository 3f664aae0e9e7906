/// Where the elements of a row are, from top to bottom.
public enum RowAlignment: Sendable {
  /// From the top to the bottom of the row. An element with a height of its own is at the top.
  case fill
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the baseline of the first line of text. A view without text hangs from it by its top edge.
  case firstBaseline
  /// On the baseline of the last line of text. A view without text stands on it.
  case lastBaseline
}

/// Where the elements of a column are, from the leading to the trailing edge.
public enum ColumnAlignment: Sendable {
  /// From the leading to the trailing edge of the column. An element with a width of its own is at
  /// the leading edge.
  case fill
  /// At the leading edge: on the left where text runs from left to right.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// Where elements that lie on top of each other are.
public struct StackingAlignment: Equatable, Sendable {
  /// The place from the leading to the trailing edge.
  public var horizontal: ColumnAlignment
  /// The place from top to bottom.
  public var vertical: RowAlignment

  /// Creates an alignment of two places.
  public init(horizontal: ColumnAlignment, vertical: RowAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// As large as the stack.
  public static let fill = StackingAlignment(horizontal: .fill, vertical: .fill)
  /// In the middle.
  public static let center = StackingAlignment(horizontal: .center, vertical: .center)
  /// In the middle of the top edge.
  public static let top = StackingAlignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = StackingAlignment(horizontal: .center, vertical: .bottom)
  /// In the middle of the leading edge.
  public static let leading = StackingAlignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = StackingAlignment(horizontal: .trailing, vertical: .center)
  /// In the corner of top and leading edge.
  public static let topLeading = StackingAlignment(horizontal: .leading, vertical: .top)
  /// In the corner of top and trailing edge.
  public static let topTrailing = StackingAlignment(horizontal: .trailing, vertical: .top)
  /// In the corner of bottom and leading edge.
  public static let bottomLeading = StackingAlignment(horizontal: .leading, vertical: .bottom)
  /// In the corner of bottom and trailing edge.
  public static let bottomTrailing = StackingAlignment(horizontal: .trailing, vertical: .bottom)
}

/// How the elements of a row or column share its length.
public enum LayoutDistribution: Sendable {
  /// Each has its natural length; what is left belongs to elements that expand and to spacers, and
  /// without those it stays empty behind the last element.
  case natural
  /// All are equally long and together as long as the row or column. Spacers keep their length.
  case equalSize
}

/// A place along one axis, whatever the axis is.
enum AxisAlignment {
  case fill, start, center, end, firstBaseline, lastBaseline

  init(_ alignment: RowAlignment) {
    switch alignment {
    case .fill: self = .fill
    case .top: self = .start
    case .center: self = .center
    case .bottom: self = .end
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }

  init(_ alignment: ColumnAlignment) {
    switch alignment {
    case .fill: self = .fill
    case .leading: self = .start
    case .center: self = .center
    case .trailing: self = .end
    }
  }
}
