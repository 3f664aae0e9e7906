import Foundation

/// What is known about an end of an element before it is placed.
enum Bound {
  case free
  /// It is at a place.
  case at(PlanTerm)
  /// It is not outside a place: a start not before it, an end not behind it.
  case within(PlanTerm)

  /// The place, whether the end is at it or only bounded by it.
  var term: PlanTerm? {
    switch self {
    case .free: return nil
    case .at(let term), .within(let term): return term
    }
  }

  /// The place that the end is at.
  var place: PlanTerm? {
    if case .at(let term) = self { return term }
    return nil
  }

  var loosened: Bound { term.map { .within($0) } ?? .free }

  func moved(_ distance: CGFloat) -> Bound {
    switch self {
    case .free: return .free
    case .at(let term): return .at(term + distance)
    case .within(let term): return .within(term + distance)
    }
  }
}

/// The space that an element gets along an axis, and what is asked of it.
struct Slot {
  var start: Bound
  var end: Bound
  /// Whether both ends of the span that the element returns have to be its ends. If not, they may be
  /// those of one of its parts that is aligned like the whole.
  var needsExtent = true
  /// Whether the element is to take room beyond its content.
  var stretches = false
  /// Whether the places that both ends are at adapt to the element, as those of a last element after
  /// one that takes all the room that is left.
  var isAdaptive = false
  /// Whether the places that both ends are at are to be brought as close to the element as may be.
  /// Not where something else says where they are.
  var hugs = true
}
