/// Writes the imports of a generated file that meets a framework.
struct ImportRenderer {
  let index: SchemaIndex

  /// - Parameter modules: What is imported everywhere, such as the runtime.
  func render(
    _ plan: TypePlan, of module: ModuleSchema, modules: [String] = [],
    _ writer: inout SourceWriter
  ) {
    let types = plan.members.flatMap { [$0.valueType] + $0.keys.map(\.type.value) }
    let names = Set(types.flatMap(\.nominals).compactMap(\.nominalName))
    let frameworks = Set(names.compactMap { index.externals[$0]?.importing })
    writer.line()
    for name in modules { writer.line("import \(name)") }
    if !modules.isEmpty { writer.line() }
    writer.line("#if canImport(UIKit)")
    writer.indented { writer in
      for name in (Array(frameworks) + [module.name]).sorted() { writer.line("import \(name)") }
    }
    writer.line("#else")
    writer.indented { $0.line("import HeadlessUIKit") }
    writer.line("#endif")
  }
}
