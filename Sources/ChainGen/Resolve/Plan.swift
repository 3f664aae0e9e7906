/// Everything that is to be emitted, decided: rendering only writes it down.
struct Plan {
  var modules: [ModulePlan]
  var index: SchemaIndex
}

struct ModulePlan {
  var schema: ModuleSchema
  var types: [TypePlan]
  /// What also takes live sources.
  var bindings: [TypePlan] = []
  var exclusions: [Exclusion]
  /// Properties that an ancestor's modifier already sets.
  var inheritedCount: Int

  var modifierCount: Int { types.reduce(0) { $0 + $1.modifiers.count } }
  var setterCount: Int { types.reduce(0) { $0 + $1.setters.count } }
  var bindingCounts: BindingCounts {
    BindingCounts(
      types: bindings.count, properties: bindings.reduce(0) { $0 + $1.modifiers.count },
      keyedSetters: bindings.reduce(0) { $0 + $1.setters.count })
  }
}

/// One type and its modifiers.
struct TypePlan {
  var type: TypeSchema
  /// The type's own availability with that of the types around it.
  var availability: Availability
  var modifiers: [ModifierPlan]
  var setters: [SetterPlan]

  var isEmpty: Bool { modifiers.isEmpty && setters.isEmpty }
}

/// What a property's and a keyed setter's modifier have in common.
struct MemberPlan {
  /// The modifier's base name.
  var name: String
  /// The symbol that its documentation links to: `UILabel/text`.
  var symbol: String
  var doc: String?
  /// Relative to nothing: everything the modifier needs, its type included.
  var availability: Availability
  /// Needed where the member is isolated and its type is not.
  var needsMainActor: Bool
  /// The iOS version of the SDK that first declares it, where no SDK has confirmed it yet.
  var unconfirmedSince: Version?
  var isBindable: Bool
  /// Where the schema describes it, for errors that a compiler finds in it.
  var origin: SourceLocation
}

struct ModifierPlan {
  var member: MemberPlan
  var property: PropertySchema
}

struct SetterPlan {
  var member: MemberPlan
  var setter: SetterSchema
}

/// A property or setter that is not emitted, and why.
struct Exclusion: Hashable {
  var type: String
  var member: String
  var reason: String
}
