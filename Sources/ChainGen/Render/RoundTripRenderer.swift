import Foundation

/// Writes tests that call every modifier of a type on a real instance and read the property back.
struct RoundTripRenderer {
  let module: ModulePlan
  let index: SchemaIndex

  var samples: SampleRenderer { SampleRenderer(index: index) }

  /// The test target of a module.
  static func target(of module: ModuleSchema) -> String { module.modifiersTarget + "Tests" }

  /// Nil when the type has nothing to test.
  func render(_ plan: TypePlan) -> GeneratedFile? {
    guard !plan.isEmpty else { return nil }
    let name = plan.type.name.value
    var writer = SourceWriter()
    writer.line()
    for name in [
      "Foundation", "HeadlessUIKit", "RoundTrip", "Testing", module.schema.modifiersTarget,
    ] {
      writer.line("import \(name)")
    }
    writer.line()
    writer.line("extension RoundTrips {")
    writer.indented { writer in
      writer.line("@Test func modifiersOf\(identifier(name))() {")
      writer.indented { renderBody(plan, &$0) }
      writer.line("}")
    }
    writer.line("}")
    let header = GeneratedFile.header(source: "Schema/\(plan.type.module)/\(name).json")
    return GeneratedFile(
      path: "\(Self.target(of: module.schema))/\(name).swift",
      contents: header + "\n" + (writer.hasLongLine ? GeneratedFile.formatterNote : "")
        + writer.text
    )
  }

  func identifier(_ name: String) -> String {
    name.filter { $0 != "." }
  }

  func instance(of type: TypeSchema) -> String {
    if type.isHandwritten, index.enclosing(type).allSatisfy(\.generics.isEmpty) {
      return "Sample.make(\(type.name.value).self)"
    }
    let generic = SwiftType.nominal(
      index.enclosing(type).reversed().map { schema in
        SwiftType.Component(
          name: schema.baseName,
          arguments: schema.generics.map { _ in
            .nominal([SwiftType.Component(name: "String")])
          })
      })
    return generic.text + "()"
  }

  private func renderBody(_ plan: TypePlan, _ writer: inout SourceWriter) {
    let type = plan.type
    writer.line("let probe = Probe()")
    writer.call("let tested = RoundTrip", arguments: [instance(of: type), "probe"])
    for modifier in plan.modifiers { render(modifier, of: type, &writer) }
    for setter in plan.setters { render(setter, of: type, &writer) }
    writer.line("#expect(tested.failures == [])")
  }

  /// The suite that the tests of a module extend.
  func renderSuite() -> GeneratedFile {
    renderSuite(
      in: Self.target(of: module.schema), of: module.types,
      documentation: "One test a type: every modifier sets what its property then reads.")
  }

  func renderSuite(
    in target: String, of types: [TypePlan], documentation: String
  ) -> GeneratedFile {
    var writer = SourceWriter()
    writer.line()
    for name in ["HeadlessUIKit", "RoundTrip", "Testing"] { writer.line("import \(name)") }
    writer.line()
    writer.documentation([documentation])
    writer.line("@MainActor")
    writer.line("@Suite struct RoundTrips {}")
    var conformances: Set<String> = []
    for type in types {
      let types =
        type.modifiers.map(\.property.type.value) + type.setters.map(\.setter.value.type.value)
      for found in types.flatMap(samples.probeProtocols) {
        conformances.insert("extension \(found.isView ? "ProbeView" : "Probe"): \(found.name) {}")
      }
    }
    if !conformances.isEmpty { writer.line() }
    for line in conformances.sorted() { writer.line(line) }
    let source = "Schema/\(module.schema.name)/_module.json"
    return GeneratedFile(
      path: "\(target)/RoundTrips.swift",
      contents: GeneratedFile.header(source: source) + "\n" + writer.text)
  }

  private func render(
    _ modifier: ModifierPlan, of type: TypeSchema, _ writer: inout SourceWriter
  ) {
    let name = modifier.member.name
    let property = modifier.property
    let value = property.type.value.parameterType
    guard let candidates = candidates(for: value, inside: type) else {
      writer.line("tested.skip(\"\(name)\")")
      return
    }
    let typeText = samples.substituted(value, type)
    let member = SwiftIdentifier.member(property.name.value)
    let set = "{ $0.\(SwiftIdentifier.member(name))($1) }"
    let isClass = type.kind == .class
    if let arguments = callArguments(value, inside: type) {
      let chain = value.isOptional ? "?" : ""
      writer.call(
        isClass ? "tested.checkCall" : "tested.checkCopyCall", isBroken: true,
        arguments: [
          "\"\(name)\"", "\(candidates) as [\(typeText)]", set,
          "{ _ = $0.\(member)\(chain)(\(arguments)) }",
        ])
      return
    }
    let sample = hoisted(candidates, name: name, &writer)
    writer.call(
      isClass ? "tested.check" : "tested.checkCopy", isBroken: true,
      arguments: ["\"\(name)\"", "\(sample) as [\(typeText)]", set, "{ $0.\(member) }"])
  }

  /// Sample arguments for a function type, be it behind an alias; nil for other types.
  func callArguments(_ type: SwiftType, inside owner: TypeSchema) -> String? {
    if case .function(let function) = type.unwrapped {
      let arguments = function.parameters.compactMap { samples.sample(of: $0, inside: owner) }
      return arguments.count == function.parameters.count
        ? arguments.joined(separator: ", ") : nil
    }
    guard let name = type.unwrapped.nominalName, let alias = index.type(named: name),
      alias.kind == .alias, let target = alias.target
    else { return nil }
    return callArguments(target.value, inside: owner)
  }

  private func render(_ plan: SetterPlan, of type: TypeSchema, _ writer: inout SourceWriter) {
    let setter = plan.setter
    let value = setter.value.type.value.parameterType
    guard let getter = setter.getter.flatMap({ FunctionName($0.value) }),
      let candidates = candidates(for: value, inside: type)
    else {
      writer.line("tested.skip(\"\(plan.member.name)\")")
      return
    }
    let typeText = samples.substituted(value, type)
    var accesses: [String] = []
    for key in keyTuples(of: setter, inside: type) {
      let arguments = zip(setter.keys, key).map { parameter, value in
        (parameter.label.map { "\($0): " } ?? "") + value
      }
      let reads = zip(getter.labels, key).map { label, value in
        (label == "_" ? "" : "\(label): ") + value
      }
      accesses.append("{ $0.\(plan.member.name)($1, \(arguments.joined(separator: ", "))) }")
      accesses.append("{ $0.\(getter.base)(\(reads.joined(separator: ", "))) }")
    }
    writer.call(
      "tested.checkKeyed", isBroken: true,
      arguments: ["\"\(plan.member.name)\"", "\(candidates) as [\(typeText)]"] + accesses)
  }

  /// A changed copy is too long to stand in the call.
  func hoisted(_ candidates: String, name: String, _ writer: inout SourceWriter) -> String {
    let prefix = "[Sample.changed("
    guard candidates.hasPrefix(prefix) else { return candidates }
    let arguments = candidates.dropFirst(prefix.count).dropLast(2)
      .components(separatedBy: ", ")
    writer.call("let \(name)Sample = Sample.changed", arguments: arguments)
    return "[\(name)Sample]"
  }

  /// Two keys of each setter, so that one value cannot pass for another's.
  func keyTuples(of setter: SetterSchema, inside owner: TypeSchema) -> [[String]] {
    (0..<2).compactMap { number in
      let keys = setter.keys.compactMap { key in self.key(number, of: key.type.value, inside: owner)
      }
      return keys.count == setter.keys.count ? keys : nil
    }
  }

  func key(_ number: Int, of type: SwiftType, inside owner: TypeSchema) -> String? {
    guard let name = type.nominalName else { return nil }
    if name == "Int" { return "\(number)" }
    guard let schema = index.type(named: name) else { return nil }
    if schema.kind == .class { return "tested.key(\(number), \(name).self)" }
    // The zero is what other keys fall back to.
    let nonzero = schema.cases.filter { $0.value != .number("0") }
    let entries = nonzero.count > 1 ? nonzero : schema.cases
    return number < entries.count ? "." + SwiftIdentifier.member(entries[number].name.value) : nil
  }

  func candidates(for type: SwiftType, inside owner: TypeSchema) -> String? {
    if type.unwrapped.nominalName == "Bool" { return "[true, false]" }
    if let name = type.unwrapped.nominalName, let schema = index.type(named: name),
      schema.kind == .enum || schema.kind == .optionSet || schema.kind == .constants
    {
      let entries = schema.cases.filter { $0.associatedValues.isEmpty }
      guard let first = entries.first, let last = entries.last else { return nil }
      let names = entries.count == 1 ? [last] : [first, last]
      return
        "[\(names.map { "." + SwiftIdentifier.member($0.name.value) }.joined(separator: ", "))]"
    }
    return samples.sample(of: type, inside: owner).map { "[\($0)]" }
  }
}
