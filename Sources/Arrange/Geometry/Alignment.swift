/// Where items sit across a column, and within a region's width. Leading is left, or right in a
/// right-to-left layout.
public enum HorizontalAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing

  /// The part of the spare width that goes before an item.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where items sit across a row, and within a region's height.
///
/// An ``HStackLayout`` can align the baselines of its items' text; an item without text counts by
/// its bottom edge. In other layouts the first baseline means the top, the last the bottom.
public enum VerticalAlignment: Sendable, Hashable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  /// The part of the spare height that goes above an item.
  var share: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom, .lastTextBaseline: 1
    }
  }
}

/// A place in a region: where an item sits along both axes.
public struct Alignment: Sendable, Hashable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
