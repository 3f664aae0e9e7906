/// A modifier of either sort.
enum PlannedMember {
  case property(ModifierPlan)
  case setter(SetterPlan)

  var plan: MemberPlan {
    switch self {
    case .property(let modifier): modifier.member
    case .setter(let setter): setter.member
    }
  }

  /// The type of what it sets.
  var valueType: SwiftType {
    switch self {
    case .property(let modifier): modifier.property.type.value
    case .setter(let setter): setter.setter.value.type.value
    }
  }

  /// What a keyed setter sets the value for.
  var keys: [SetterSchema.Parameter] {
    if case .setter(let setter) = self { setter.setter.keys } else { [] }
  }
}

extension TypePlan {
  var members: [PlannedMember] {
    modifiers.map(PlannedMember.property) + setters.map(PlannedMember.setter)
  }
}
