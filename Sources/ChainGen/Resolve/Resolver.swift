/// Decides what is emitted: resolves inheritance, protocols and categories, availability,
/// collisions and exclusions. The schema must be valid.
struct Resolver {
  private let schema: Schema
  private let index: SchemaIndex
  /// Each type's availability with that of every type around it: a nested type is never older than
  /// its parent, whatever it says itself.
  private let availabilities: [String: Availability]

  init(_ schema: Schema) {
    self.schema = schema
    let index = SchemaIndex(schema)
    self.index = index
    availabilities = index.types.mapValues { type in
      index.enclosing(type).dropFirst().reduce(type.availability) {
        $0.intersection($1.availability)
      }
    }
  }

  func resolve() async -> Plan {
    // Ancestors first, whatever module they are in: what they emit decides what descendants may.
    var emitted: [String: EmittedNames] = [:]
    var plans: [String: Resolution] = [:]
    let byDepth = Dictionary(grouping: schema.types) { index.ancestors(of: $0).count }
    for (_, types) in byDepth.sorted(by: { $0.key < $1.key }) {
      let resolutions = await concurrentMap(types) { [emitted] in resolve($0, emitted: emitted) }
      for (type, resolution) in zip(types, resolutions) {
        plans[type.name.value] = resolution
        emitted[type.name.value] = resolution.emitted
      }
    }
    let modules = schema.modules.map { module in
      let resolutions = module.types.sorted { $0.name.value < $1.name.value }
        .compactMap { plans[$0.name.value] }
      var plan = ModulePlan(
        schema: module, types: resolutions.map(\.plan),
        exclusions: resolutions.flatMap(\.exclusions),
        inheritedCount: resolutions.reduce(0) { $0 + $1.inheritedCount })
      plan.bindings = BindingSelector(module: plan, index: index).types
      return plan
    }
    return Plan(modules: modules, index: index)
  }

  private struct Resolution {
    var plan: TypePlan
    var exclusions: [Exclusion] = []
    var inheritedCount = 0
    var emitted: EmittedNames = [:]
  }

  /// The parameter lists that a type emits for each modifier name.
  private typealias EmittedNames = [String: [[SwiftType]]]

  private func resolve(
    _ type: TypeSchema, emitted: [String: EmittedNames]
  ) -> Resolution {
    var result = Resolution(
      plan: TypePlan(type: type, availability: availability(of: type), modifiers: [], setters: []))
    let ancestors = index.ancestors(of: type)

    for candidate in candidates(for: type) {
      let property = candidate.property
      let parameters = [property.type.value.parameterType]
      let verdict = judge(
        candidate.member, names: FunctionName(base: candidate.member.name, labels: ["_"]),
        parameters: parameters, types: [property.type.value], type: type, source: candidate.source,
        availability: property.availability, exclusion: property.exclusion,
        emitsDeprecated: property.emitsDeprecated, ancestors: ancestors, emitted: emitted)
      switch verdict {
      case .emit(let member):
        result.plan.modifiers.append(ModifierPlan(member: member, property: property))
        result.emitted[member.name + "(_:)", default: []].append(parameters)
      case .inherited: result.inheritedCount += 1
      case .exclude(let reason):
        result.exclusions.append(
          Exclusion(type: type.name.value, member: property.name.value, reason: reason))
      }
    }
    for setter in type.setters {
      let all = [setter.value] + setter.keys
      let parameters = all.map(\.type.value.parameterType)
      let verdict = judge(
        member(of: setter, in: type),
        names: FunctionName(base: setter.modifierName, labels: all.map { $0.label ?? "_" }),
        parameters: parameters, types: all.map(\.type.value), type: type, source: type,
        availability: setter.availability, exclusion: setter.exclusion,
        emitsDeprecated: setter.emitsDeprecated, ancestors: ancestors, emitted: emitted)
      switch verdict {
      case .emit(let member):
        result.plan.setters.append(SetterPlan(member: member, setter: setter))
        result.emitted[setter.modifierFullName, default: []].append(parameters)
      case .inherited: result.inheritedCount += 1
      case .exclude(let reason):
        result.exclusions.append(
          Exclusion(type: type.name.value, member: setter.fullName, reason: reason))
      }
    }
    return result
  }

  // MARK: - Candidates

  private struct Candidate {
    var property: PropertySchema
    /// The type whose file describes the property.
    var source: TypeSchema
    var member: MemberPlan
  }

  /// The type's own properties, then those of protocols it adopts and categories that name it.
  private func candidates(for type: TypeSchema) -> [Candidate] {
    switch type.kind {
    case .class, .struct: break
    case .protocol, .category: return []
    case .enum, .optionSet, .constants, .alias: return []
    }
    let path = symbolPath(type)
    var result = type.properties.map { candidate($0, from: type, on: type, path: path) }
    let sources = index.adoptedProtocols(of: type) + index.categories(on: type)
    if sources.isEmpty { return result }
    var known = Set(type.properties.map(\.name.value))
    for ancestor in index.ancestors(of: type) {
      known.formUnion(ancestor.properties.map(\.name.value))
    }
    for source in sources {
      for property in source.properties where known.insert(property.name.value).inserted {
        let place = source.kind == .protocol ? path : symbolPath(source)
        result.append(candidate(property, from: source, on: type, path: place))
      }
    }
    return result
  }

  private func candidate(
    _ property: PropertySchema, from source: TypeSchema, on type: TypeSchema, path: String
  ) -> Candidate {
    let member = MemberPlan(
      name: property.modifierName,
      symbol: path + "/" + property.name.value,
      doc: property.doc, availability: property.availability,
      needsMainActor: (property.isMainActor || source.isMainActor) && !type.isMainActor,
      unconfirmedSince: property.isUnconfirmed || source.isUnconfirmed || type.isUnconfirmed
        ? Version(major: 0) : nil,
      isBindable: property.isBindable, origin: property.name.location)
    return Candidate(property: property, source: source, member: member)
  }

  private func member(of setter: SetterSchema, in type: TypeSchema) -> MemberPlan {
    MemberPlan(
      name: setter.modifierName, symbol: symbolPath(type) + "/" + setter.fullName, doc: setter.doc,
      availability: setter.availability, needsMainActor: setter.isMainActor && !type.isMainActor,
      unconfirmedSince: setter.isUnconfirmed || type.isUnconfirmed ? Version(major: 0) : nil,
      isBindable: setter.isBindable, origin: setter.method.location)
  }

  private func symbolPath(_ type: TypeSchema) -> String {
    type.name.value.split(separator: ".").joined(separator: "/")
  }

  // MARK: - Verdicts

  private enum Verdict {
    case emit(MemberPlan)
    case inherited
    case exclude(String)
  }

  private func judge(
    _ candidate: MemberPlan, names: FunctionName, parameters: [SwiftType], types: [SwiftType],
    type: TypeSchema, source: TypeSchema, availability: Availability, exclusion: String?,
    emitsDeprecated: Bool, ancestors: [TypeSchema], emitted: [String: EmittedNames]
  ) -> Verdict {
    if let exclusion { return .exclude(exclusion) }
    if let exclusion = type.exclusion ?? source.exclusion { return .exclude(exclusion) }
    if let reason = refusal(of: availability, what: "") { return .exclude(reason) }
    let around = self.availability(of: type)
    if let reason = refusal(of: around, what: "its type is ") { return .exclude(reason) }
    if !emitsDeprecated {
      if let reason = deprecation(of: availability, what: "") { return .exclude(reason) }
      if let reason = deprecation(of: around, what: "its type is ") { return .exclude(reason) }
    }
    let mentions = types.flatMap(\.nominals).compactMap(\.nominalName)
    if let hidden = mentions.first(where: SwiftIdentifier.isHidden) {
      return .exclude("its type '\(hidden)' is hidden from Swift by its leading underscores")
    }

    let key = names.text
    for ancestor in ancestors {
      for inherited in emitted[ancestor.name.value]?[key] ?? [] {
        if inherited == parameters { return .inherited }
        if widens(inherited, to: parameters) {
          return .exclude(
            "Swift would take it for an override of \(ancestor.name.value)'s modifier, whose type"
              + " '\(inherited.map(\.text).joined(separator: ", "))' it widens")
        }
      }
    }
    for owner in [type] + ancestors {
      if let method = owner.methods.first(where: { FunctionName($0.value) == names }) {
        return .exclude(
          "\(owner.name.value) has a method '\(method.value)'; rename the modifier to have both")
      }
    }

    var member = candidate
    var whole = availability.intersection(around)
    if source.kind == .protocol || source.kind == .category {
      whole = whole.intersection(self.availability(of: source))
    }
    for mentioned in mentions.compactMap(index.type) {
      whole = whole.intersection(self.availability(of: mentioned))
      if index.enclosing(mentioned).contains(where: \.isUnconfirmed) {
        member.unconfirmedSince = Version(major: 0)
      }
    }
    if whole[.iOS]?.isUnavailable == true {
      return .exclude("a type it mentions is unavailable in iOS")
    }
    if !emitsDeprecated { removeDeprecation(&whole) }
    member.availability = whole
    if member.unconfirmedSince != nil { member.unconfirmedSince = whole[.iOS]?.introduced }
    return .emit(member)
  }

  /// Whether a subclass's parameters accept more than the ancestor's, which makes it an override.
  private func widens(_ inherited: [SwiftType], to parameters: [SwiftType]) -> Bool {
    zip(inherited, parameters).allSatisfy { old, new in new == old || new == .optional(old) }
  }

  private func refusal(of availability: Availability, what: String) -> String? {
    if availability[.iOS]?.isUnavailable == true { return what + "unavailable in iOS" }
    if let span = availability[.swift], span.obsoleted != nil || span.isUnavailable {
      let renamed = span.renamed.map { "; it is '\($0)' now" } ?? ""
      return what + "no longer in Swift" + renamed
    }
    if let obsoleted = availability[.iOS]?.obsoleted {
      return what + "obsoleted in iOS \(obsoleted.text)"
    }
    return nil
  }

  private func deprecation(of availability: Availability, what: String) -> String? {
    guard let span = availability[.iOS], let deprecated = span.deprecated else { return nil }
    let advice = span.message ?? span.renamed.map { "use '\($0)'" }
    return what + "deprecated in iOS \(deprecated.text)" + (advice.map { ": " + $0 } ?? "")
  }

  private func removeDeprecation(_ availability: inout Availability) {
    for platform in Availability.Platform.allCases where availability[platform] != nil {
      availability[platform]?.message = nil
      availability[platform]?.renamed = nil
      if platform == .iOS { availability[platform]?.deprecated = nil }
    }
  }

  private func availability(of type: TypeSchema) -> Availability {
    availabilities[type.name.value] ?? type.availability
  }
}
