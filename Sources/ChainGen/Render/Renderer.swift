/// Writes a plan down as files, sorted by path.
struct Renderer {
  let plan: Plan

  func render() async -> [GeneratedFile] {
    let headless = HeadlessRenderer(plan)
    var files = [
      ManifestRenderer(plan: plan).render(), StorageListRenderer(plan: plan).render(),
    ]
    for module in plan.modules {
      let modifiers = ModifierRenderer(module: module, index: plan.index)
      let tests = RoundTripRenderer(module: module, index: plan.index)
      files.append(tests.renderSuite())
      let rendered = await concurrentMap(module.types) { type in
        [
          modifiers.render(type), headless.render(type), tests.render(type),
        ].compactMap { $0 }
      }
      files += rendered.joined()
      let bindings = BindingRenderer(module: module.schema, index: plan.index)
      files += await concurrentMap(module.bindings) { bindings.render($0) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
