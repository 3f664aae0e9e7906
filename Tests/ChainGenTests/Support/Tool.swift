import Foundation

/// Runs other programs: `patch`, `diff`, `mkfifo`.
enum Tool {
  static func isInstalled(_ name: String) -> Bool {
    ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// The exit code and what was printed to standard output.
  @discardableResult
  static func run(_ arguments: [String], in folder: Folder) throws -> (status: Int32, text: String)
  {
    let logs = try Folder.temporary()
    defer { logs.remove() }
    try logs.write("", to: "output")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: logs.path("output"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try logs.text(of: "output"))
  }
}
