/// What an update changed.
public struct LayoutChanges: Equatable, Sendable {
  /// The constraints that got another constant.
  public internal(set) var constants = 0
  /// The constraints that got another priority.
  public internal(set) var priorities = 0
  /// The constraints that are new.
  public internal(set) var addedConstraints = 0
  /// The constraints that are gone.
  public internal(set) var removedConstraints = 0
  /// The guides that are new.
  public internal(set) var addedGuides = 0
  /// The guides that are gone.
  public internal(set) var removedGuides = 0
  /// The views that are new.
  public internal(set) var addedViews = 0
  /// The views that are gone.
  public internal(set) var removedViews = 0
  /// The views that lie in front of others now that they were behind.
  public internal(set) var movedViews = 0

  /// Whether nothing changed.
  public var isEmpty: Bool { self == LayoutChanges() }

  /// Creates a list of no changes.
  public init() {}
}
