import Foundation

/// The command: reads its arguments, runs one command and exits with its code.
@main
struct ChainGen {
  enum ExitCode: Int32 {
    case success = 0
    case stale = 1
    case failure = 2
  }

  let arguments: Arguments
  let console: Console
  private let diagnostics = DiagnosticCollector()

  static func main() async {
    let code: ExitCode
    do throws(Arguments.Failure) {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      let console = Console(format: arguments.format, isQuiet: arguments.isQuiet)
      code = await ChainGen(arguments: arguments, console: console).run()
    } catch {
      let console = Console(format: .text, isQuiet: false)
      console.report(.error(error.message + "\nRun 'chaingen --help' to see what there is."))
      code = .failure
    }
    exit(code.rawValue)
  }

  private init(arguments: Arguments, console: Console) {
    self.arguments = arguments
    self.console = console
  }

  private func run() async -> ExitCode {
    do throws(FileError) {
      switch arguments.command {
      case .help: console.result(Arguments.usage)
      case .version: console.result(Arguments.version)
      case .generate: return try await generate()
      case .check: return try await check()
      case .importGraphs(let graphs, let folder): return try importGraphs(graphs, into: folder)
      case .list(let types): return await list(types)
      case .verify(let verification): return try await verify(verification)
      }
      return .success
    } catch {
      console.report(.error(error.message))
      return .failure
    }
  }

  /// Read, validate, resolve; nil after errors, which are then printed.
  private func makePlan() async -> Plan? {
    let schema = await SchemaReader(root: arguments.schema, diagnostics: diagnostics).read()
    SchemaValidator(schema, diagnostics: diagnostics).validate()
    let plan = diagnostics.hasErrors ? nil : await Resolver(schema).resolve()
    plan?.modules.forEach(checkMinimum)
    console.report(diagnostics)
    return diagnostics.hasErrors ? nil : plan
  }

  /// Reports what a module binds less of than it promises.
  private func checkMinimum(_ module: ModulePlan) {
    guard let minimum = module.schema.bindingMinimum else { return }
    for (count, least) in zip(module.bindingCounts.named, minimum.value.named)
    where count.count < least.count {
      diagnostics.error(
        "\(module.schema.name) binds too few '\(count.name)': \(count.count) of at least"
          + " \(least.count)", at: minimum.location)
    }
  }

  // MARK: - generate, check

  private func generate() async throws(FileError) -> ExitCode {
    guard let plan = await makePlan() else { return .failure }
    let files = await Renderer(plan: plan).render()
    let folder = OutputFolder(root: arguments.output)
    let changes = try await folder.changes(for: files)
    folder.removeAbandoned()
    try folder.apply(changes)
    let removed = changes.filter { if case .leftOver = $0.difference { true } else { false } }.count
    let count = "\(files.count) files"
    console.say(
      changes.isEmpty
        ? "\(count) are current"
        : "\(count): \(changes.count - removed) written, \(removed) removed")
    return .success
  }

  private func check() async throws(FileError) -> ExitCode {
    guard let plan = await makePlan() else { return .failure }
    let files = await Renderer(plan: plan).render()
    let changes = try await OutputFolder(root: arguments.output).changes(for: files)
    if changes.isEmpty {
      console.say("\(files.count) files are current")
      return .success
    }
    for change in changes {
      let path = "\(arguments.output)/\(change.path)"
      switch change.difference {
      case .stale(let old):
        console.show(
          UnifiedDiff.render(
            old: String(decoding: old, as: UTF8.self),
            new: String(decoding: change.contents, as: UTF8.self), oldName: path,
            newName: "\(path) (from the schema)"))
        report("the file is stale", path)
      case .missing: report("the file is missing", path)
      case .leftOver: report("the file is left over: the schema no longer makes it", path)
      }
    }
    console.report(
      .error("\(changes.count) of \(files.count) files are not current; run 'swift run chaingen'"))
    return .stale
  }

  private func report(_ message: String, _ path: String) {
    console.report(.error(message, at: .wholeFile(path)))
  }

  // MARK: - import

  private func importGraphs(_ paths: [String], into folder: String) throws(FileError) -> ExitCode {
    var graphs: [SymbolGraph] = []
    var graphPaths: [String] = []
    for path in paths {
      let bytes = try FileSystem.read(path)
      do {
        graphs.append(try JSONDecoder().decode(SymbolGraph.self, from: Data(bytes)))
        graphPaths.append(path)
      } catch {
        diagnostics.error("this is no symbol graph", at: .wholeFile(path))
      }
    }
    let modules = Set(graphs.map(\.module.name))
    if let module = graphs.first?.module.name, modules.count > 1 {
      diagnostics.error(
        "the graphs are of several modules: \(modules.sorted().joined(separator: ", "))",
        at: .wholeFile(graphPaths[graphs.firstIndex { $0.module.name != module } ?? 0]))
    }
    let name = FileSystem.name(of: folder)
    if let module = modules.first, modules.count == 1, module != name {
      diagnostics.error(
        "the graph is of the module '\(module)'; import it into a folder of that name",
        at: .wholeFile(folder))
    }
    guard !diagnostics.hasErrors else {
      console.report(diagnostics)
      return .failure
    }
    let importer = SchemaImport(folder: folder, moduleName: name, diagnostics: diagnostics)
    let written = try importer.run(graphs)
    console.report(diagnostics)
    if diagnostics.hasErrors { return .failure }
    console.say("\(written.total) types described, \(written.changed) files written")
    return .success
  }

  // MARK: - verify

  private func verify(_ verification: Arguments.Verification) async throws(FileError) -> ExitCode {
    let sdk: SDK
    let toolchain: Toolchain
    do {
      sdk =
        try verification.sdk.map { try SDK(path: $0) } ?? SDK.ofXcode(target: verification.target)
      toolchain = try Toolchain.find()
    } catch let failure as SDK.Failure {
      console.report(.error(failure.message))
      return .failure
    } catch let failure as Toolchain.Failure {
      console.report(.error(failure.message))
      return .failure
    } catch {
      console.report(.error("\(error)"))
      return .failure
    }
    guard let plan = await makePlan() else { return .failure }
    let verifier = Verifier(
      plan: plan, sdk: sdk, toolchain: toolchain, target: verification.target,
      sources: verification.sources, extraFlags: verification.compilerFlags)
    let report = try await verifier.run(module: verification.module)
    let found = DiagnosticCollector()
    for diagnostic in report.diagnostics { found.report(diagnostic) }
    console.report(found)
    let errors = Set(report.diagnostics).filter { $0.severity == .error }.count
    let warnings = Set(report.diagnostics).count - errors
    console.say(
      "\(report.modules.joined(separator: ", ")) for \(verification.target), iOS SDK"
        + " \(sdk.version.text): \(errors) errors, \(warnings) warnings")
    return errors == 0 ? .success : .stale
  }

  // MARK: - list

  private func list(_ names: [String]) async -> ExitCode {
    guard let plan = await makePlan() else { return .failure }
    let all = plan.modules.flatMap(\.types)
    let known = Set(all.map(\.type.name.value))
    var unknown = false
    for name in names where !known.contains(name) {
      unknown = true
      console.report(
        .error(
          "the schema describes no type '\(name)'"
            + Suggestion.clause(for: name, among: known.sorted())))
    }
    if unknown { return .failure }
    for module in plan.modules {
      for type in module.types where names.isEmpty || names.contains(type.type.name.value) {
        let name = type.type.name.value
        let exclusions = module.exclusions.filter { $0.type == name }
        guard !type.isEmpty || !exclusions.isEmpty || !names.isEmpty else { continue }
        console.result(name)
        for modifier in type.modifiers {
          console.result("  \(modifier.member.name)(_: \(modifier.property.type.value.text))")
        }
        for setter in type.setters { console.result("  \(setter.setter.modifierFullName)") }
        for exclusion in exclusions {
          console.result("  not \(exclusion.member): \(exclusion.reason)")
        }
      }
    }
    return .success
  }
}
