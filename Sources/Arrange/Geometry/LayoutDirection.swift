/// The direction in which a reader goes through a row.
public enum LayoutDirection: Sendable, Hashable {
  case leftToRight, rightToLeft
}
