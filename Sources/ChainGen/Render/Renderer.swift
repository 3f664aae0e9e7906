/// Writes a plan down as files, sorted by path.
struct Renderer {
  let plan: Plan

  func render() -> [GeneratedFile] {
    let headless = HeadlessRenderer(plan)
    var files = [ManifestRenderer(plan: plan).render()]
    for module in plan.modules {
      let modifiers = ModifierRenderer(module: module, index: plan.index)
      let tests = RoundTripRenderer(module: module, index: plan.index)
      files.append(tests.renderSuite())
      for type in module.types {
        files += [modifiers.render(type), headless.render(type), tests.render(type)].compactMap { $0 }
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
