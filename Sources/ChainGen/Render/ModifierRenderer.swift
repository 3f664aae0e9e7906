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
    ImportRenderer(index: index).render(plan, of: module.schema, &writer)
    for group in MemberGroup.groups(of: plan) {
      writer.line()
      group.renderGuarded(&writer) { renderExtension(plan, group.members, &$0) }
    }
    return GeneratedFile(
      path: "\(module.schema.modifiersTarget)/\(name).swift", contents: writer.text,
      origins: writer.origins)
  }

  private var parameters: ParameterRenderer { ParameterRenderer(index: index) }

  private func renderExtension(
    _ plan: TypePlan, _ members: [PlannedMember], _ writer: inout SourceWriter
  ) {
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
    let type = parameters.text(modifier.property.type.value)
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
    writer.function(
      "public func \(SwiftIdentifier.declared(plan.member.name))",
      parameters: [parameters.parameter(setter.value, name: "value")]
        + setter.keys.map { parameters.parameter($0) },
      result: "Self")
    writer.indented { writer in
      let arguments =
        [parameters.argument(setter.value, name: "value")]
        + setter.keys.map { parameters.argument($0) }
      writer.call("self.\(setter.method.value)", arguments: arguments)
      writer.line("return self")
    }
    writer.line("}")
  }
}
