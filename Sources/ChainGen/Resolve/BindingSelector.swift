/// Decides which modifiers also take live sources: those of the classes that a module names as
/// binding roots, of their descendants, and of their ancestors, from which they inherit.
struct BindingSelector {
  let module: ModulePlan
  let index: SchemaIndex

  /// The types with something to bind, and of each only what can be bound.
  var types: [TypePlan] {
    let roots = Set(module.schema.bindingRoots.map(\.value))
    let above = Set(
      roots.compactMap(index.type).flatMap { index.ancestors(of: $0).map(\.name.value) })
    guard !roots.isEmpty else { return [] }
    return module.types.compactMap { plan in
      let name = plan.type.name.value
      let isBelow =
        roots.contains(name)
        || index.ancestors(of: plan.type).contains { roots.contains($0.name.value) }
      guard isBelow || above.contains(name) else { return nil }
      var selected = plan
      selected.modifiers.removeAll {
        !$0.member.isBindable || takesAnything($0.property.type.value)
      }
      selected.setters.removeAll {
        !$0.member.isBindable || takesAnything($0.setter.value.type.value)
      }
      return selected.isEmpty ? nil : selected
    }
  }

  /// A static modifier for such a type would take the source itself for the value.
  private func takesAnything(_ type: SwiftType) -> Bool {
    ["Any", "AnyObject"].contains(type.unwrapped.nominalName)
  }
}
