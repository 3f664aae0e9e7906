/// Writes `manifest.json`: what was generated, and what was not and why.
struct ManifestRenderer {
  let plan: Plan

  func render() -> GeneratedFile {
    var lines = ["{"]
    lines.append("  \"generator\": \"chaingen\",")
    lines.append("  \"modules\": [")
    let modules = plan.modules.map(render)
    lines.append(modules.joined(separator: ",\n"))
    lines.append("  ]")
    lines.append("}")
    return GeneratedFile(path: "manifest.json", contents: lines.joined(separator: "\n") + "\n")
  }

  private func render(_ module: ModulePlan) -> String {
    let unconfirmed = module.types.flatMap(\.modifiers).filter { $0.member.unconfirmedSince != nil }
    let counts: [(String, Int)] = [
      ("types", module.types.filter { !$0.isEmpty }.count),
      ("modifiers", module.modifierCount),
      ("keyedSetters", module.setterCount),
      ("unconfirmedModifiers", unconfirmed.count),
      ("inheritedProperties", module.inheritedCount),
      ("excludedMembers", module.exclusions.count),
    ]
    var lines = ["    {"]
    lines.append("      \"module\": \(JSONText.quoted(module.schema.name)),")
    lines.append("      \"target\": \(JSONText.quoted(module.schema.modifiersTarget)),")
    for (name, count) in counts { lines.append("      \(JSONText.quoted(name)): \(count),") }
    lines.append("      \"bindings\": \(render(module.bindingCounts)),")
    if let minimum = module.schema.bindingMinimum?.value {
      lines.append("      \"bindingMinimum\": \(render(minimum)),")
    }
    lines.append("      \"exclusions\": [")
    lines.append(module.exclusions.map(render).joined(separator: ",\n"))
    lines.append("      ]")
    lines.append("    }")
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func render(_ counts: BindingCounts) -> String {
    let members = counts.named.map { "\(JSONText.quoted($0.name)): \($0.count)" }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func render(_ exclusion: Exclusion) -> String {
    let members = [
      ("type", exclusion.type), ("member", exclusion.member), ("reason", exclusion.reason),
    ].map { "\(JSONText.quoted($0)): \(JSONText.quoted($1))" }
    return "        { \(members.joined(separator: ", ")) }"
  }
}
