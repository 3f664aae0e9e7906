/// The Swift modules that meet UIKit, and which of them import which.
struct ModuleGraph {
  struct Module {
    var name: String
    var files: [String]
    var imports: Set<String>
  }

  private let modules: [String: Module]

  /// Every generated module, given by its files, and every folder of hand-written sources.
  init(generated: [String: [String]], sources: String) throws(FileError) {
    var modules: [String: Module] = [:]
    for (name, files) in generated {
      modules[name] = Module(name: name, files: files, imports: try Self.imports(of: files))
    }
    if FileSystem.entry(at: sources) == .folder {
      for name in try FileSystem.names(in: sources) {
        let files = try Self.swiftFiles(in: "\(sources)/\(name)")
        guard !files.isEmpty else { continue }
        // A module can be part generated, part written by hand.
        var module = modules[name] ?? Module(name: name, files: [], imports: [])
        module.files += files
        module.imports.formUnion(try Self.imports(of: files))
        modules[name] = module
      }
    }
    self.modules = modules
  }

  var names: [String] { modules.keys.sorted() }

  /// The modules that import UIKit or QuartzCore, be it through others, with all they import, in an
  /// order in which each comes after its imports. With a name, only that module and its imports.
  func modulesToCheck(named name: String?) -> [Module] {
    let roots = modules.values.filter { module in
      name.map { module.name == $0 } ?? meetsUIKit(module)
    }
    var ordered: [Module] = []
    var visited: Set<String> = []
    func visit(_ module: Module) {
      guard visited.insert(module.name).inserted else { return }
      for name in module.imports.sorted() {
        if let imported = modules[name], name != "HeadlessUIKit" { visit(imported) }
      }
      ordered.append(module)
    }
    for root in roots.sorted(by: { $0.name < $1.name }) { visit(root) }
    return ordered
  }

  private func meetsUIKit(_ module: Module) -> Bool {
    var pending = [module.name]
    var seen: Set<String> = []
    while let name = pending.popLast() {
      if ["QuartzCore", "UIKit"].contains(name) { return module.name != "HeadlessUIKit" }
      if seen.insert(name).inserted { pending += modules[name]?.imports ?? [] }
    }
    return false
  }

  private static func swiftFiles(in folder: String) throws(FileError) -> [String] {
    guard FileSystem.entry(at: folder) == .folder else { return [] }
    var files: [String] = []
    for name in try FileSystem.names(in: folder) {
      let path = "\(folder)/\(name)"
      // A link to a folder is generated code, which comes from the schema instead.
      if FileSystem.isLink(path) { continue }
      if FileSystem.entry(at: path) == .folder { files += try swiftFiles(in: path) }
      if name.hasSuffix(".swift") { files.append(path) }
    }
    return files
  }

  /// The modules that any line of the files imports, whatever condition it stands under.
  private static func imports(of files: [String]) throws(FileError) -> Set<String> {
    var result: Set<String> = []
    for file in files {
      for line in String(decoding: try FileSystem.read(file), as: UTF8.self).split(separator: "\n")
      {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
        else { continue }
        result.insert(String(words[place + 1]))
      }
    }
    return result
  }
}
