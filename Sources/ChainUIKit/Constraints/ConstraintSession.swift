/// The relations that one run of a `layout` closure names.
@MainActor
final class ConstraintSession {
  let item: ConstraintItem
  var relations: [ConstraintRelation] = []

  init(item: ConstraintItem) {
    self.item = item
  }
}
