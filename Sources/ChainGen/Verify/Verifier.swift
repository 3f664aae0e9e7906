import Foundation

/// Compiles the generated modules, and the hand-written ones that meet UIKit, against a real SDK,
/// and says in the schema's terms what the compiler says of generated code.
struct Verifier {
  let plan: Plan
  let sdk: SDK
  let toolchain: Toolchain
  let target: String
  /// The folder of the hand-written modules.
  let sources: String
  let extraFlags: [String]

  struct Report {
    var modules: [String]
    var diagnostics: [Diagnostic]
  }

  /// Works in a temporary folder, which it removes; only the compiler's module cache stays there,
  /// because filling it takes a minute.
  func run(module: String?) async throws(FileError) -> Report {
    let temporary = NSTemporaryDirectory() + "chaingen-verify"
    let cache = "\(temporary)/cache-\(getuid())"
    let folder = "\(temporary)/\(getpid())"
    try FileSystem.makeFolder(cache)
    try FileSystem.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let files = await Renderer(plan: plan).render().filter { !$0.origins.isEmpty }
    for file in files {
      let path = "\(folder)/\(file.path)"
      try FileSystem.makeFolder(FileSystem.parent(of: path))
      try FileSystem.replace(path, with: Array(file.contents.utf8))
    }
    let generated = Dictionary(grouping: files) { String($0.path.prefix { $0 != "/" }) }
      .mapValues { $0.map { "\(folder)/\($0.path)" } }
    let graph = try ModuleGraph(generated: generated, sources: sources)
    if let module, !graph.names.contains(module) {
      throw FileError(
        path: "'\(module)'", action: "check",
        reason: "there is no such module" + Suggestion.clause(for: module, among: graph.names))
    }
    var flags = [
      "-sdk", sdk.path, "-target", target, "-module-cache-path", cache, "-swift-version", "6",
      "-parse-as-library", "-diagnostic-style", "llvm", "-suppress-remarks", "-I", folder,
    ]
    if FileSystem.entry(at: "\(sdk.path)/usr/lib/swift") == .folder, !isNative {
      let resources = "\(folder)/resources"
      try FileSystem.makeFolder(resources)
      try ResourceFolder.prepare(resources, from: toolchain)
      flags += ["-resource-dir", resources]
    }
    flags += conditions.flatMap { ["-D", $0] } + extraFlags

    var report = Report(modules: [], diagnostics: [])
    for module in graph.modulesToCheck(named: module) {
      report.modules.append(module.name)
      let output = Command.run(
        toolchain.compiler,
        [
          "-wmo", "-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule",
          "-module-name", module.name,
        ] + flags + module.files, withErrors: true)
      let found = diagnostics(in: output.output, files: files, folder: folder)
      report.diagnostics += found
      if output.status != 0, !found.contains(where: { $0.severity == .error }) {
        report.diagnostics.append(
          .error("the compiler failed on \(module.name): \(output.output.suffix(2000))"))
      }
    }
    return report
  }

  private var isNative: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }

  /// What keeps the modifiers of later SDKs from this one.
  private var conditions: [String] {
    let later = plan.modules.flatMap(\.types).flatMap { type in
      type.modifiers.compactMap(\.member.unconfirmedSince)
        + type.setters.compactMap(\.member.unconfirmedSince)
    }
    return Set(later).filter { $0 > sdk.version }.sorted().map(SDKCondition.flag(before:))
  }

  /// The compiler's errors and warnings. In generated code the place is that of the schema entry.
  private func diagnostics(
    in output: String, files: [GeneratedFile], folder: String
  ) -> [Diagnostic] {
    let byPath = Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.path)", $0) })
    return output.split(separator: "\n").compactMap { line in
      for severity in [Diagnostic.Severity.error, .warning] {
        guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
        let place = line[..<mark.lowerBound].split(separator: ":")
        guard place.count >= 3, let number = Int(place[place.count - 2]),
          let column = Int(place[place.count - 1])
        else { continue }
        let path = place.dropLast(2).joined(separator: ":")
        let message = String(line[mark.upperBound...])
        guard let file = byPath[path] else {
          let location = SourceLocation(file: path, line: number, column: column)
          return Diagnostic(severity: severity, location: location, message: message)
        }
        return Diagnostic(
          severity: severity, location: file.origin(ofLine: number),
          message: "\(message) (in \(file.path):\(number):\(column))")
      }
      return nil
    }
  }
}
