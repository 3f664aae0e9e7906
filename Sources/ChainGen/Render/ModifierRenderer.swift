/// Writes the chainable modifiers of one type.
struct ModifierRenderer {
  let module: ModulePlan
  let index: SchemaIndex

  /// Nil when the type has nothing to emit.
  func render(_ plan: TypePlan) -> GeneratedFile? {
    guard !plan.isEmpty else { return nil }
    let name = plan.type.name.value
    var writer = SourceWriter()
    writer.line(GeneratedFile.header(source: "Schema/\(plan.type.module)/\(name).json"))
    renderImports(plan, &writer)
    for (version, group) in groups(of: plan) {
      writer.line()
      if let version {
        writer.line("#if !\(SDKCondition.flag(before: version))")
        writer.indented { renderExtension(plan, group, &$0) }
        writer.line("#endif")
      } else {
        renderExtension(plan, group, &writer)
      }
    }
    return GeneratedFile(
      path: "\(module.schema.modifiersTarget)/\(name).swift", contents: writer.text,
      origins: writer.origins)
  }

  private func renderImports(_ plan: TypePlan, _ writer: inout SourceWriter) {
    let types =
      plan.modifiers.map(\.property.type.value)
      + plan.setters.flatMap { ([$0.setter.value] + $0.setter.keys).map(\.type.value) }
    let names = Set(types.flatMap(\.nominals).compactMap(\.nominalName))
    let imports = Set(names.compactMap { index.externals[$0]?.importing }).sorted()
    writer.line()
    writer.line("#if canImport(UIKit)")
    writer.indented { writer in
      for name in (imports + [module.schema.name]).sorted() { writer.line("import \(name)") }
    }
    writer.line("#else")
    writer.indented { $0.line("import HeadlessUIKit") }
    writer.line("#endif")
  }

  private enum Member {
    case property(ModifierPlan)
    case setter(SetterPlan)

    var plan: MemberPlan {
      switch self {
      case .property(let modifier): modifier.member
      case .setter(let setter): setter.member
      }
    }
  }

  /// The confirmed members, then those of each later SDK, oldest first.
  private func groups(of plan: TypePlan) -> [(version: Version?, members: [Member])] {
    let members = plan.modifiers.map(Member.property) + plan.setters.map(Member.setter)
    let confirmed = members.filter { $0.plan.unconfirmedSince == nil }
    let versions = Set(members.compactMap(\.plan.unconfirmedSince)).sorted()
    var result: [(version: Version?, members: [Member])] = []
    if !confirmed.isEmpty { result.append((nil, confirmed)) }
    for version in versions {
      result.append((version, members.filter { $0.plan.unconfirmedSince == version }))
    }
    return result
  }

  private func renderExtension(_ plan: TypePlan, _ members: [Member], _ writer: inout SourceWriter)
  {
    for line in AvailabilityRenderer.attributes(plan.availability) { writer.line(line) }
    writer.block("extension \(plan.type.name.value)") { writer in
      for (number, member) in members.enumerated() {
        if number > 0 { writer.line() }
        switch member {
        case .property(let modifier): render(modifier, of: plan, &writer)
        case .setter(let setter): render(setter, of: plan, &writer)
        }
      }
    }
  }

  private func renderAttributes(
    _ member: MemberPlan, of plan: TypePlan, verb: String, _ writer: inout SourceWriter
  ) {
    writer.origin(member.origin)
    writer.documentation(["\(verb) ``\(member.symbol)``."] + (member.doc.map { [$0] } ?? []))
    for line in AvailabilityRenderer.attributes(member.availability, inside: plan.availability) {
      writer.line(line)
    }
    let mainActor = member.needsMainActor ? "@MainActor " : ""
    let discardable = plan.type.kind == .class ? " @discardableResult" : ""
    writer.line("\(mainActor)@inlinable\(discardable)")
  }

  private func render(_ modifier: ModifierPlan, of plan: TypePlan, _ writer: inout SourceWriter) {
    let isClass = plan.type.kind == .class
    renderAttributes(
      modifier.member, of: plan, verb: isClass ? "Sets" : "Returns a copy with another", &writer)
    let name = SwiftIdentifier.declared(modifier.member.name)
    let property = SwiftIdentifier.member(modifier.property.name.value)
    let type = parameterText(modifier.property.type.value)
    writer.function("public func \(name)", parameters: ["_ value: \(type)"], result: "Self")
    writer.indented { writer in
      if isClass {
        writer.line("self.\(property) = value")
        writer.line("return self")
      } else {
        writer.line("var copy = self")
        writer.line("copy.\(property) = value")
        writer.line("return copy")
      }
    }
    writer.line("}")
  }

  private func render(_ plan: SetterPlan, of type: TypePlan, _ writer: inout SourceWriter) {
    renderAttributes(plan.member, of: type, verb: "Calls", &writer)
    let setter = plan.setter
    let parameters = [parameter(setter.value, name: "value")] + setter.keys.map { parameter($0) }
    writer.function(
      "public func \(SwiftIdentifier.declared(plan.member.name))", parameters: parameters,
      result: "Self")
    writer.indented { writer in
      let arguments = [argument(setter.value, name: "value")] + setter.keys.map { argument($0) }
      writer.call("self.\(setter.method.value)", arguments: arguments)
      writer.line("return self")
    }
    writer.line("}")
  }

  private func parameter(_ parameter: SetterSchema.Parameter, name: String? = nil) -> String {
    let name = name ?? parameter.name.value
    let label = parameter.label ?? "_"
    let names = label == name ? name : "\(label) \(SwiftIdentifier.declared(name))"
    let defaultValue = parameter.defaultValue.map { " = \($0)" } ?? ""
    return "\(names): \(parameterText(parameter.type.value))\(defaultValue)"
  }

  private func argument(_ parameter: SetterSchema.Parameter, name: String? = nil) -> String {
    let value = SwiftIdentifier.declared(name ?? parameter.name.value)
    return parameter.label.map { "\($0): \(value)" } ?? value
  }

  /// The type as a parameter: `T!` is taken as `T?`, and a function, be it behind an alias, escapes.
  private func parameterText(_ type: SwiftType) -> String {
    let parameter = type.parameterType
    return isFunction(parameter) ? "@escaping " + parameter.text : parameter.text
  }

  private func isFunction(_ type: SwiftType) -> Bool {
    if case .function = type { return true }
    guard let name = type.nominalName, let alias = index.type(named: name), alias.kind == .alias,
      let target = alias.target?.value
    else { return false }
    return isFunction(target)
  }
}

/// The compilation conditions that hide what an older SDK does not declare.
enum SDKCondition {
  /// `CHAIN_SDK_BEFORE_IOS_17_4`; nobody sets it but `chaingen verify` for such an SDK.
  static func flag(before version: Version) -> String {
    "CHAIN_SDK_BEFORE_IOS_\(version.major)_\(version.minor)"
  }
}
