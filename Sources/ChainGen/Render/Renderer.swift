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
      let renderedTypes = await concurrentMap(module.types) { type in
        [
          modifiers.render(type), headless.render(type), tests.render(type),
        ].compactMap { $0 }
      }
      files += renderedTypes.joined()
      let bindings = BindingRenderer(module: module.schema, index: plan.index)
      let bindingTests = BindingTestRenderer(module: module, index: plan.index)
      files += [bindingTests.renderSuite()].compactMap { $0 }
      let rendered = await concurrentMap(module.bindings) { type in
        [bindings.render(type), bindingTests.render(type)]
      }
      files += rendered.joined()
    }
    return files.sorted { $0.path < $1.path }
  }
}
