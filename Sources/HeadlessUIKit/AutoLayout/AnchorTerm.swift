import Foundation

/// One side of a constraint: an attribute, or the distance from one to another.
struct AnchorTerm {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  var offset: AnchorOffset?

  /// What makes terms equal. It keeps no item alive.
  struct Identity: Hashable, Sendable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let offsetItem: ObjectIdentifier?
    let offsetAttribute: NSLayoutConstraint.Attribute?

    /// `nil` when the item is gone.
    init?(_ term: AnchorTerm?) {
      guard let term, let item = term.item else { return nil }
      self.item = ObjectIdentifier(item)
      attribute = term.attribute
      offsetItem = term.offset?.item.map { ObjectIdentifier($0) }
      offsetAttribute = term.offset?.attribute
    }
  }
}

/// The attribute that is subtracted to get a distance.
struct AnchorOffset {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}
