/// The end of a binding that receives: it holds the owner weakly and applies each value to it.
@MainActor @usableFromInline
final class Binding<Owner: AnyObject, Value>: OffSwitch {
  @exclusivity(unchecked) @usableFromInline weak var owner: Owner?
  @usableFromInline let apply: @MainActor (Owner, Value) -> Void

  @inlinable
  init(owner: Owner, apply: @escaping @MainActor (Owner, Value) -> Void) {
    self.owner = owner
    self.apply = apply
  }

  @inlinable
  func receive(_ value: Value) {
    guard !isOff, let owner else { return }
    apply(owner, value)
    BindingObservation.observer?(owner)
  }
}
