/// Writes tests that call every overload for live sources of a type on a real instance and read back
/// what the sources send.
struct BindingTestRenderer {
  let module: ModulePlan
  let index: SchemaIndex

  private let roundTrips: RoundTripRenderer
  private let parameters: ParameterRenderer

  init(module: ModulePlan, index: SchemaIndex) {
    self.module = module
    self.index = index
    roundTrips = RoundTripRenderer(module: module, index: index)
    parameters = ParameterRenderer(index: index)
  }

  /// The test target of a module's bindings.
  private var target: String { module.schema.bindingsTarget + "Tests" }

  /// The suite that the tests extend; nil when the module has no bindings.
  func renderSuite() -> GeneratedFile? {
    guard !module.bindings.isEmpty else { return nil }
    return roundTrips.renderSuite(
      in: target, of: module.bindings,
      documentation: "One test a type: every property follows every kind of source.")
  }

  func render(_ plan: TypePlan) -> GeneratedFile {
    let name = plan.type.name.value
    var writer = SourceWriter()
    writer.line()
    // With the static modifiers in scope, as in an app: a source must not pass for a value.
    let modules = [
      "Foundation", "HeadlessUIKit", "RoundTrip", "Testing", module.schema.bindingsTarget,
      module.schema.modifiersTarget,
    ]
    for name in modules { writer.line("import \(name)") }
    writer.line()
    writer.block("extension RoundTrips") { writer in
      writer.line("@available(macOS 14, *)")
      writer.block("@Test func bindingsOf\(roundTrips.identifier(name))() async") {
        renderBody(plan, &$0)
      }
    }
    let header = GeneratedFile.header(source: "Schema/\(plan.type.module)/\(name).json")
    let note = writer.hasLongLine ? GeneratedFile.formatterNote : ""
    return GeneratedFile(
      path: "\(target)/\(name).swift", contents: header + "\n" + note + writer.text)
  }

  private func renderBody(_ plan: TypePlan, _ writer: inout SourceWriter) {
    writer.line("let probe = Probe()")
    writer.call(
      "let tested = RoundTrip", arguments: [roundTrips.instance(of: plan.type), "probe"])
    var names: [String: Int] = [:]
    var fields: [(name: String, member: PlannedMember)] = []
    for member in plan.members {
      let name = member.plan.name
      names[name, default: 0] += 1
      let number = names[name] == 1 ? "" : "\(names[name] ?? 0)"
      let field = SwiftIdentifier.declared(name + number)
      guard renderField(member, named: field, of: plan.type, &writer) else {
        writer.line("tested.skip(\"\(name)\")")
        continue
      }
      fields.append((field, member))
      renderOverloads(of: member, field, kind: "source", &writer)
      if !parameters.isFunction(member.valueType.unwrapped) {
        renderClosure(member, field, &writer)
      }
    }
    writer.line("#if canImport(Combine)")
    writer.indented { writer in
      for (name, member) in fields {
        renderOverloads(of: member, name, kind: "publisher", &writer)
      }
    }
    writer.line("#endif")
    writer.line("await tested.settle()")
    writer.line("#expect(tested.failures == [])")
  }

  /// Declares the field under test; false when there is no sample of its type.
  private func renderField(
    _ member: PlannedMember, named name: String, of type: TypeSchema, _ writer: inout SourceWriter
  ) -> Bool {
    let value = member.valueType.parameterType.unwrapped
    guard let candidates = roundTrips.candidates(for: value, inside: type) else { return false }
    let sample = roundTrips.hoisted(candidates, name: name, &writer)
    let arguments = [
      "\"\(member.plan.name)\"", "\(sample) as [\(roundTrips.samples.substituted(value, type))]",
    ]
    switch member {
    case .property(let modifier):
      let property = SwiftIdentifier.member(modifier.property.name.value)
      // A closure that nothing can be passed to is at least there.
      guard let callArguments = roundTrips.callArguments(value, inside: type) else {
        writer.call(
          "let \(name) = tested.property", isBroken: true,
          arguments: arguments + ["{ $0.\(property) }"])
        return true
      }
      let chain = member.valueType.parameterType.isOptional ? "?" : ""
      let call = "{ _ = $0.\(property)\(chain)(\(callArguments)) }"
      writer.call("let \(name) = tested.call", isBroken: true, arguments: arguments + [call])
    case .setter(let plan):
      guard let getter = plan.setter.getter.flatMap({ FunctionName($0.value) }),
        let keys = keys(of: plan.setter, inside: type)
      else { return false }
      let reads = zip(getter.labels, keyArguments(plan.setter, "$1")).map { label, value in
        label == "_" ? value : "\(label): \(value)"
      }
      let get = "{ $0.\(getter.base)(\(reads.joined(separator: ", "))) }"
      writer.call(
        "let \(name) = tested.setter", isBroken: true,
        arguments: arguments + ["keys: \(keys)", get])
    }
    return true
  }

  /// The overloads for sources, or publishers, of the property's type and of what that wraps.
  private func renderOverloads(
    of member: PlannedMember, _ field: String, kind: String, _ writer: inout SourceWriter
  ) {
    let call = call(member, arguments: ["$1"] + keyArguments(member))
    writer.trailingClosure("\(field).\(kind)", body: call)
    guard member.valueType.parameterType.isOptional else { return }
    let optionalKind = "optional" + kind.prefix(1).uppercased() + kind.dropFirst()
    writer.trailingClosure("\(field).\(optionalKind)", body: call)
  }

  private func renderClosure(
    _ member: PlannedMember, _ field: String, _ writer: inout SourceWriter
  ) {
    let kind = member.valueType.parameterType.isOptional ? "optionalClosure" : "closure"
    writer.trailingClosure(
      "\(field).\(kind)", body: call(member, arguments: keyArguments(member) + ["$1"]))
  }

  private func call(_ member: PlannedMember, arguments: [String]) -> String {
    "$0.\(SwiftIdentifier.member(member.plan.name))(\(arguments.joined(separator: ", ")))"
  }

  // MARK: - Keys

  /// `for: $2`, or `for: $2.0, barMetrics: $2.1`.
  private func keyArguments(_ member: PlannedMember) -> [String] {
    guard case .setter(let plan) = member else { return [] }
    return zip(plan.setter.keys, keyArguments(plan.setter, "$2")).map { key, value in
      key.label.map { "\($0): \(value)" } ?? value
    }
  }

  /// `$2`, or `$2.0` and `$2.1`.
  private func keyArguments(_ setter: SetterSchema, _ argument: String) -> [String] {
    setter.keys.count == 1 ? [argument] : setter.keys.indices.map { "\(argument).\($0)" }
  }

  /// Two keys: `[.highlighted, .disabled] as [UIControl.State]`.
  private func keys(of setter: SetterSchema, inside type: TypeSchema) -> String? {
    let values = roundTrips.keyTuples(of: setter, inside: type).map { $0.joined(separator: ", ") }
    guard values.count == 2 else { return nil }
    let types = setter.keys.map(\.type.value.text).joined(separator: ", ")
    let (open, close) = setter.keys.count == 1 ? ("", "") : ("(", ")")
    let list = values.map { open + $0 + close }.joined(separator: ", ")
    return "[\(list)] as [\(open)\(types)\(close)]"
  }
}
