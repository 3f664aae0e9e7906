/// Writes the overloads of one type's modifiers that take live sources.
///
/// Each modifier gets one overload per kind of source: a `BindingSource`, a Combine publisher, and a
/// closure that Observation tracks; an optional property also takes sources of what it wraps. They
/// are disfavoured: the compiler looks at them only where the static modifier does not fit, which
/// keeps chains of static modifiers as quick to check as they are without bindings.
struct BindingRenderer {
  let module: ModuleSchema
  let index: SchemaIndex

  /// Observation's own availability; Linux has it always.
  private static let observation: Availability = {
    var availability = Availability()
    availability[.iOS] = Availability.Span(introduced: Version(major: 17))
    availability[.tvOS] = Availability.Span(introduced: Version(major: 17))
    return availability
  }()

  private var parameterRenderer: ParameterRenderer { ParameterRenderer(index: index) }

  func render(_ plan: TypePlan) -> GeneratedFile {
    let name = plan.type.name.value
    var writer = SourceWriter()
    writer.line(GeneratedFile.header(source: "Schema/\(plan.type.module)/\(name).json"))
    ImportRenderer(index: index).render(plan, of: module, modules: ["ChainRuntime"], &writer)
    writer.line()
    writer.line("#if canImport(Combine)")
    writer.indented { $0.line("import Combine") }
    writer.line("#endif")
    for group in MemberGroup.groups(of: plan) {
      writer.line()
      group.renderGuarded(&writer) { render(group.members, of: plan, &$0) }
    }
    return GeneratedFile(
      path: "\(module.bindingsTarget)/\(name).swift", contents: writer.text,
      origins: writer.origins)
  }

  private enum Source {
    case source
    case publisher
    case closure

    func parameterType(_ value: String) -> String {
      switch self {
      case .source: "some BindingSource<\(value)>"
      case .publisher: "some Publisher<\(value), Never>"
      case .closure: "@escaping @MainActor () -> \(value)"
      }
    }

    var parameterName: String {
      switch self {
      case .source: "source"
      case .publisher: "publisher"
      case .closure: "value"
      }
    }

    /// The argument as a `BindingSource`.
    var bindingSource: String {
      switch self {
      case .source: "source"
      case .publisher: "publisher.binding"
      case .closure: "ObservedSource(value)"
      }
    }

    var documentation: String {
      switch self {
      case .source: "to a live source."
      case .publisher: "to a publisher."
      case .closure: "to what a closure reads, tracked with Observation."
      }
    }
  }

  private func render(
    _ members: [PlannedMember], of plan: TypePlan, _ writer: inout SourceWriter
  ) {
    renderExtension(members, of: plan, .source, plan.availability, &writer)
    writer.line()
    writer.line("#if canImport(Combine)")
    writer.indented { renderExtension(members, of: plan, .publisher, plan.availability, &$0) }
    writer.line("#endif")
    let observable = members.filter { !isFunction($0.valueType) }
    guard !observable.isEmpty else { return }
    writer.line()
    writer.line("#if canImport(Observation)")
    writer.indented { writer in
      let availability = plan.availability.intersection(Self.observation)
      renderExtension(observable, of: plan, .closure, availability, &writer)
    }
    writer.line("#endif")
  }

  private func renderExtension(
    _ members: [PlannedMember], of plan: TypePlan, _ source: Source,
    _ availability: Availability, _ writer: inout SourceWriter
  ) {
    let macOS = source == .closure ? Version(major: 14) : nil
    for line in AvailabilityRenderer.attributes(availability, macOS: macOS) { writer.line(line) }
    writer.block("extension \(plan.type.name.value)") { writer in
      var isFirst = true
      for member in members {
        for value in valueTypes(of: member, source) {
          if !isFirst { writer.line() }
          isFirst = false
          render(member, source, value, of: plan, inside: availability, &writer)
        }
      }
    }
  }

  /// The property's type, and for an optional one also what it wraps. A closure that returns a plain
  /// value fits one that may return `nil`.
  private func valueTypes(of member: PlannedMember, _ source: Source) -> [SwiftType] {
    let type = member.valueType.parameterType
    guard case .optional(let wrapped) = type else { return [type] }
    return source == .closure ? [type] : [type, wrapped]
  }

  private func render(
    _ member: PlannedMember, _ source: Source, _ value: SwiftType, of plan: TypePlan,
    inside availability: Availability, _ writer: inout SourceWriter
  ) {
    let details = member.plan
    writer.origin(details.origin)
    writer.documentation(["Binds ``\(details.symbol)`` \(source.documentation)"])
    for line in AvailabilityRenderer.attributes(details.availability, inside: availability) {
      writer.line(line)
    }
    writer.line("@_disfavoredOverload @discardableResult")
    let parameter = "_ \(source.parameterName): \(source.parameterType(value.text))"
    let keys = member.keys.map { parameterRenderer.parameter($0) }
    // A closure stands last, so that it can trail: `title(for: .selected) { model.title }`.
    let parameters = source == .closure ? keys + [parameter] : [parameter] + keys
    writer.function(
      "public func \(SwiftIdentifier.declared(details.name))", parameters: parameters,
      result: "Self")
    writer.indented { writer in
      writer.trailingClosure(
        "bind", arguments: [source.bindingSource, "key: \(key(of: member, plan))"],
        body: assignment(member))
    }
    writer.line("}")
  }

  private func key(of member: PlannedMember, _ plan: TypePlan) -> String {
    switch member {
    case .property(let modifier):
      let name = SwiftIdentifier.member(modifier.property.name.value)
      return "BindingKey(\\\(plan.type.name.value).\(name))"
    case .setter(let setter):
      let keys = setter.setter.keys.map(hashable)
      return "BindingKey(\"\(setter.member.name)\", \(keys.joined(separator: ", ")))"
    }
  }

  /// UIKit's option sets and constants are not hashable themselves.
  private func hashable(_ key: SetterSchema.Parameter) -> String {
    let name = SwiftIdentifier.declared(key.name.value)
    guard let type = key.type.value.nominalName.flatMap(index.type) else { return name }
    return switch type.kind {
    case .class: "ObjectIdentifier(\(name))"
    case .optionSet, .constants: "\(name).rawValue"
    default: name
    }
  }

  private func assignment(_ member: PlannedMember) -> String {
    switch member {
    case .property(let modifier):
      return "$0.\(SwiftIdentifier.member(modifier.property.name.value)) = $1"
    case .setter(let setter):
      let keys = setter.setter.keys.map { parameterRenderer.argument($0) }
      return "$0.\(setter.setter.method.value)($1, \(keys.joined(separator: ", ")))"
    }
  }

  private func isFunction(_ type: SwiftType) -> Bool {
    parameterRenderer.isFunction(type.unwrapped)
  }
}
